/** For the law, which knows two. */
export const sexQuestion = {
  kind: 'choice',
  id: 'sexo',
  fact: 'sex',
  label: 'Para a lei, você é mulher ou homem?',
  hint: 'A lei usa hoje só estas duas palavras.',
  short: 'Sexo',
  choices: { woman: 'Mulher', man: 'Homem' },
  missing: 'Escolha mulher ou homem',
} as const;
