import { type IsoDate, isoDate } from '#law/date.ts';
import { addMonths, lastDayOf, readMonth } from '#law/month.ts';
import type { Spell } from '../../contribution-time/life.ts';
import { life, paid, paidFrom, spell } from '../../contribution-time/proof/lives.ts';
import type { InsuredAnswers } from '../answers.ts';
import { insuredFromLife } from '../from-life.ts';
import { insuredStatus } from '../insured-status.ts';

/** The last covered day: for sure, and at the furthest. */
export function daysOf(answers: InsuredAnswers | undefined, today: IsoDate) {
  if (!answers) return undefined;
  const { sure, possible } = insuredStatus(answers, today);
  return { safe: sure.until, furthest: possible.at(-1)?.until ?? sure.until };
}

/** Until when those spells cover on the day of the worked cases, for tests. */
export function coverOf(spells: readonly Spell[], unemployedOn: readonly string[] = []) {
  const told = { ...life(spells), unemployedOn: unemployedOn.map(isoDate) };
  const { answers, laterBecause } = insuredFromLife(told);
  return {
    ...answers,
    laterBecause,
    safe: daysOf(answers.least, told.today)?.safe,
    furthest: daysOf(answers.most, told.today)?.furthest,
  };
}

/** A job of one month, paid in full, from the day on. */
export const jobFrom = (id: string, from: string): Spell =>
  spell(id, 'employee', [from, `${from.slice(0, 7)}-28`], paidFrom(from.slice(0, 7), 1, 300_000));

/** One month paid alone and on time, from the day on. */
export const paidAlone = (
  id: string,
  kind: 'ownAccount' | 'facultativo',
  from: string,
  more: Partial<Spell> = {},
): Spell => {
  const month = readMonth(from.slice(0, 7));
  const paidOn = isoDate(`${addMonths(month, 1)}-10`);
  return spell(id, kind, [from, lastDayOf(month)], [paid(month, 300_000, { paidOn })], more);
};
