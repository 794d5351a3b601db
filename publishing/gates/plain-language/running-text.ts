import type { PublishedText, TextKind } from '../published-text/text.ts';
import { countWords } from './measure.ts';

const read: readonly TextKind[] = ['paragraph', 'item', 'cell'];

/**
 * Whether a text is read as a sentence, so that it counts in the index: it ends as one, or has
 * five words. Labels, headings and table cells like "20 anos" would make a page look easier.
 */
export const isRunningText = ({ kind, text }: PublishedText): boolean =>
  read.includes(kind) && (/[.!?…:]\W*$/u.test(text) || countWords(text) >= 5);
