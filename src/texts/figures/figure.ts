import type { LeftOut } from '../load/publication.ts';
import type { Signature } from '../schema/signature.ts';

/** A yearly figure as it appears in a text. */
export interface Figure {
  /** Formatted, with no-break spaces: "R$ 1.621,00", "59 anos e 6 meses". */
  text: string;
  /** Set only when nothing is known yet for the year of the build: the year the figure belongs to. */
  outdatedYear?: number;
  /** Where the text leads: a phone, an e-mail. */
  href?: string;
  /** Words of the sentence, no value: nothing is drawn for it. */
  isWords?: true;
}

/** What a text is filled with: yearly figures, the practice's data, and who has signed it. */
export interface FigureSource {
  /** Looks a key up; undefined when no such figure exists. */
  (key: string): Figure | undefined;
  readonly signatures?: readonly Signature[];
  /** Why a text is no page of the site, by its file; absent where all are. */
  readonly leftOut?: (file: string) => LeftOut | undefined;
}

/** The words that keep an old figure from passing for a current one. */
export const outdatedNotice = (year: number): string => `valor de ${year}, ainda não atualizado`;

/** The figure as plain text, for places that hold no elements (titles, chat messages). */
export const plainFigure = ({ text, outdatedYear }: Figure): string =>
  outdatedYear === undefined ? text : `${text} (${outdatedNotice(outdatedYear)})`;
