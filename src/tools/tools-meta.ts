/** What search engines and previews say of the list of tools. */
export const toolsMeta = {
  title: 'Ferramentas: prazo, renda, regras, pensão, proteção',
  description:
    'Conte o prazo do recurso ao INSS, a renda por pessoa do BPC, as regras de aposentadoria, a pensão por morte, a maternidade, a invalidez e quanto pagar.',
};
