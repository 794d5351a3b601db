import { type HandedOver, handed } from '../sentences/result-words.ts';

/** What a line may name; apart from the names of the lines, which no browser needs. */
export const lineFigures = handed(
  'dia morte acaba fim idade idade-pedida dias meses contribuicoes quem ano',
);

export type LineFigures = HandedOver<keyof typeof lineFigures>;
