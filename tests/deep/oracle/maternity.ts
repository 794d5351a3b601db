import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { type Day, day, next, order, plus, text } from './days.ts';

// law-facts-2, 1.3 and 1.4: Lei 8.213, arts. 71 to 73. Every day of the benefit is told off on a
// calendar, and every number of months that may have been paid is summed month by month.

/** Days told off from the first: those in hospital, from the birth on, are no part of the 120. */
function tellOff(first: Day, birth: Day, days: number, discharge: Day | undefined): Day {
  let left = days;
  let last = first;
  for (let at = first; left > 0; at = next(at)) {
    const isInHospital =
      discharge !== undefined && order(at, birth) >= 0 && order(at, discharge) <= 0;
    if (!isInHospital) left -= 1;
    last = at;
  }
  return last;
}

/** Each first and last day that the law leaves open, the one without more conditions first. */
export function spansByLaw({ event, kind, day: on, leave, stay }: MaternityAnswers) {
  const birth = day(on);
  const days = event === 'abortion' ? 14 : 120;
  const isBirth = event === 'birth' || event === 'stillbirth';
  const discharge = isBirth && typeof stay === 'object' ? day(stay.discharge) : undefined;
  const isWritten = order(birth, day('2025-09-30')) >= 0;
  // Two weeks told off from the birth: who left within them was not in hospital for longer.
  const isLong = discharge !== undefined && order(discharge, plus(birth, 14)) > 0;
  const mayLeave = isBirth && kind !== 'unemployed';
  const told = mayLeave && leave !== undefined && leave !== 'atBirth' ? day(leave) : birth;
  const span = (first: Day, out: Day | undefined) => [
    text(first),
    text(tellOff(first, birth, days, out)),
  ];
  const sure = isWritten && isLong ? discharge : undefined;
  return [
    span(told, sure),
    ...(mayLeave && leave === undefined ? [span(plus(birth, -28), sure)] : []),
    ...(discharge && !sure ? [span(told, discharge)] : []),
  ];
}

const roundedTwelfth = (sum: number): number => Math.floor((2 * sum + 12) / 24);

/** Summed month by month: never more than twelve, none above the ceiling. */
function twelfth(pay: number, months: number, ceiling: number): number {
  let sum = 0;
  for (let told = 0; told < months && told < 12; told += 1) sum += Math.min(pay, ceiling);
  return roundedTwelfth(sum);
}

/** The least and the most that a month may be, by every number of months that is open. */
export function monthByLaw(
  { event, kind, payCents, months }: MaternityAnswers,
  { wage, ceiling }: { wage: number; ceiling: number },
): [least: number | undefined, most: number | undefined] {
  if (kind === 'special' || kind === 'mei') return [wage, wage];
  if (kind === 'employee' || kind === 'ofMei' || kind === 'avulsa') {
    const floor = kind === 'employee' && event !== 'adoption' ? undefined : wage;
    if (payCents === undefined) return [floor, undefined];
    const paid = floor !== undefined && floor > payCents ? floor : payCents;
    return [paid, paid];
  }
  if (payCents === undefined) return [wage, ceiling];
  const counts = months === undefined ? Array.from({ length: 16 }, (_, count) => count) : [months];
  const found = (
    kind === 'domestic' ? [payCents] : counts.map((n) => twelfth(payCents, n, ceiling))
  )
    .map((cents) => (cents < wage ? wage : cents > ceiling ? ceiling : cents))
    .sort((one, other) => one - other);
  return [found[0], found.at(-1)];
}
