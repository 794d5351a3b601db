import type { Ask, LetterDate, RequirementItem } from '#letters/letter-read.ts';
import type { FoundKind } from '#words/letter/kinds.ts';

/** How a letter reaches people: a PDF's text, one flat line of an e-mail, a screen of labels and values. */
export const forms = ['pdf', 'email', 'screen'] as const;
type Form = (typeof forms)[number];

/** One thing asked for, with what a reader should find in it. */
export interface InventedItem extends Partial<Pick<RequirementItem, 'papers'>> {
  readonly text: string;
  readonly asks: readonly Ask[];
}

/**
 * A letter nobody received, with all that stands in it: the oracle of whoever reads its text, its PDF or
 * its photograph. The person is always "PESSOA DE TESTE", and no number of hers has right check digits.
 */
export interface InventedLetter {
  readonly seed: number;
  readonly kind: FoundKind;
  readonly form: Form;
  readonly title: string;
  readonly species: { readonly code: string; readonly name: string; readonly page: string };
  /** The reason's slug, of those that the site explains. */
  readonly reason?: string;
  /** Paragraphs of its body, and its last words. */
  readonly body: readonly string[];
  readonly dates: readonly Pick<LetterDate, 'what' | 'day'>[];
  /** A term in days, where no day is printed. */
  readonly days?: number;
  readonly items: readonly InventedItem[];
  /** Lines of the table of a grant. */
  readonly table: readonly string[];
}
