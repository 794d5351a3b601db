/** With these begins a sentence that stands in every letter of the INSS, whatever it asks. */
export const footer = new RegExp(
  `^(?:${[
    'o cumprimento de exigencia por meio eletronico',
    'o (?:nao )?atendimento (?:a |d)esta exigencia',
    'se preferir,? agende',
    'e possivel acompanhar o andamento',
    'acompanhe o andamento',
    'so imprima',
    'clique aqui e crie',
    'atenciosamente',
    'instituto nacional do seguro social',
    'ministerio da previdencia social',
    'previdencia social$',
    'para agendar:',
    'outra forma de agendar',
    'entre no meu inss',
    'siga para cumprir exigencia',
    'ligue (?:para o telefone|para a central|para o)? ?135',
    'voce pode conferir a autenticidade',
    'pagina \\d+ de \\d+',
  ].join('|')})`,
);
