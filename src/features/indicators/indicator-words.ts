import type { IndicatorEffect, IndicatorLevel } from '#cnis/indicators/indicator.ts';

/** What a code does to the person, as a title; the worst first. */
export const effectNames = {
  notYet: 'Ainda não conta, enquanto não resolver',
  depends: 'Depende de prova ou de outro código',
  refused: 'O INSS não aceitou, ou o mês foi cedido',
  accepted: 'O INSS já aceitou o acerto',
  informs: 'Só informa',
} as const satisfies Record<IndicatorEffect, string>;

/** What somebody asks who found it there. */
export const questionOf = {
  relation: 'Este período conta?',
  month: 'Este mês conta?',
  registration: 'Isso atrapalha a conta?',
} as const satisfies Record<IndicatorLevel, string>;

/** Where it stands in the extract. */
export const placeOf = {
  relation: 'Ela aparece junto do emprego ou do período, em “Indicadores”.',
  month: 'Ela aparece ao lado do mês, na coluna “Indicadores”.',
  registration: 'Ela fala do seu cadastro, e não dos meses.',
} as const satisfies Record<IndicatorLevel, string>;

const firstLetters: Readonly<Record<string, string>> = {
  P: 'A letra P no começo é de pendência: o INSS quer ver prova ou acerto.',
  I: 'A letra I no começo é de informação: é um aviso.',
  A: 'A letra A no começo é de acerto: o INSS já decidiu.',
};

/** What the first letter says, where it says anything. */
export const firstLetterOf = (code: string): string | undefined => firstLetters[code.charAt(0)];
