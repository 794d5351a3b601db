import { type Jump, unconfirmedJumps } from '#law/jumps.ts';
import { formatCents } from '#words/money.ts';
import type { Fault } from '../fault.ts';

/** Amounts of the law that look like a slip of the hand. */
export const valueFaults = (jumps: readonly Jump[] = unconfirmedJumps()): Fault[] =>
  jumps.map(({ series: { name, file }, value: { value, from }, before }) => ({
    place: file,
    sentence: `${name}: ${formatCents(value)} desde ${from}`,
    reason: `antes eram ${formatCents(before)}. Um valor não cai, nem sobe mais de 30% de uma vez.`,
    remedy:
      'Confira se está em centavos e com todos os algarismos. Se a norma diz mesmo isso, acrescente isJumpConfirmed: true ao valor.',
  }));
