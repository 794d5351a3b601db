import type { FigureSource } from '../figures/figure.ts';
import { fillPlaceholders } from '../markdown/placeholders.ts';
import { ContentError } from './content-error.ts';

/** A text of a file with its values. Throws a ContentError on a {{key}} that does not exist. */
export function fillIn(text: string, file: string, figures: FigureSource): string {
  try {
    return fillPlaceholders(text, figures);
  } catch (error) {
    throw new ContentError(file, [(error as Error).message]);
  }
}
