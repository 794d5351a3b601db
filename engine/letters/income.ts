import { parseMoney } from '#words/typed-money.ts';
import type { LetterRead } from './letter-read.ts';
import { passageOf, spanOf, unwrapped } from './same-length.ts';

const label =
  /\b(?:renda mensal(?: inicial)?|rmi|valor (?:mensal )?do beneficio)\b[^.\n]{0,25}?(?:de|:)?\s*r ?\$\s*(\d[\d.]*(?: \d[\d.]*)?,\d{2}(?!\d)|\S+)/g;

/** The monthly income that a grant prints, in integer cents, or that it could not be read. */
export function incomeOf(shown: string, flatText: string): Pick<LetterRead, 'rmi' | 'unread'> {
  const [match] = unwrapped(flatText).matchAll(label);
  if (!match) return { unread: [] };
  const rmi = parseMoney((match[1] ?? '').replace(/[.,;)]+$/, ''));
  if (rmi !== undefined) return { rmi, unread: [] };
  const passage = passageOf(shown, spanOf(match));
  return { unread: [{ ...passage, why: 'unreadable', what: 'rmi' }] };
}
