import type { IsoDate } from '#law/date.ts';
import { readLetter } from '#letters/read-letter.ts';
import { dayOf } from './letter-facts.ts';

/** Where one paper ends in a paste of more: a row of signs, or the head of a message. */
const between = /\n\s*(?:[=_*-]{4,}|(?=\[(?:whats ?app|zap|sms|mensagem|e-?mail)\b))/i;
/** Where the true ones send to. */
const ownWays = /\bmeu inss\b|\b135\b/i;

/**
 * The day of a call to prove to be alive, of a paper that stands apart from a fraud in the same paste; undefined
 * where there is none, or the fraud may itself have set it.
 */
export function proofBesideFraud(text: string): IsoDate | undefined {
  const parts = text.split(between);
  const reads = parts.length > 1 ? parts.map((part) => readLetter(part, [])) : [];
  const [call] = reads.filter(
    ({ kinds, isSure, signs, text: own }) =>
      isSure &&
      kinds[0] === 'summons' &&
      signs.call === 'lifeProof' &&
      !signs.alarm &&
      !signs.isWary &&
      ownWays.test(own),
  );
  return call && dayOf(call, 'dueBy');
}
