/** Whom a message is about, where it is not who writes. */
export const personField = {
  label: 'Quem é a pessoa (se quiser)',
  hint: 'O que ela é sua, o nome e a idade.',
  autoComplete: 'off',
} as const;

/** Which benefit it is about. */
export const benefitField = {
  label: 'Que benefício é (se quiser)',
  hint: 'Exemplo: BPC, auxílio-doença, pensão.',
  autoComplete: 'off',
} as const;
