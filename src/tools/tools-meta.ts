/** What search engines and previews say of the list of tools. */
export const toolsMeta = {
  title: 'Ferramentas: prazo, renda, regras e pensão',
  description:
    'Conte o prazo do recurso ao INSS, a renda por pessoa do BPC, as regras de aposentadoria e a pensão por morte, com as fontes da lei.',
};
