import { parseMoney } from '#words/typed-money.ts';
import type { LetterRead, UnreadPassage } from './letter-read.ts';
import { passageOf, spanOf } from './same-length.ts';

const label =
  /\b(?:renda mensal(?: inicial)?|rmi|valor (?:mensal )?do beneficio)\b[^.\n]{0,25}?(?:de|:)?\s*r ?\$\s*(\S+)/g;

/** The monthly income that a grant prints, in integer cents, beside what else was not read. */
export function incomeOf(
  shown: string,
  flatText: string,
  unread: readonly UnreadPassage[],
): Pick<LetterRead, 'rmi' | 'unread'> {
  const [match] = flatText.matchAll(label);
  if (!match) return { unread };
  const printed = (match[1] ?? '').replace(/[.,;)]+$/, '');
  const rmi = parseMoney(printed);
  if (rmi !== undefined) return { rmi, unread };
  const passage = passageOf(shown, spanOf(match));
  return { unread: [...unread, { ...passage, why: 'unreadable', what: 'rmi' }] };
}
