/** What search engines and previews say of the home page. */
export const homeMeta = {
  title: 'INSS explicado: benefícios e pedido negado',
  description:
    'BPC/LOAS, auxílio-doença, aposentadoria, pensão e revisões: o que a lei pede, quais papéis separar e o que fazer se o INSS negou.',
  lead: 'Para quem precisa de um benefício ou recebeu um não.',
};
