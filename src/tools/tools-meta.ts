import { toolsPage } from '#texts/registry.ts';

/** What search engines and previews say of the list of tools; where some are left out, no names of tools. */
export const toolsMeta = (areAllHere: boolean) =>
  areAllHere
    ? {
        title: 'Ferramentas: prazo, renda, regras, pensão, proteção',
        description:
          'Conte o prazo do recurso ao INSS, a renda por pessoa do BPC, as regras de aposentadoria, a pensão por morte, a maternidade, a invalidez e quanto pagar.',
      }
    : { title: 'Ferramentas: contas e prazos do INSS', description: toolsPage.lead };
