import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { nationalHolidayLaws } from '#law/holidays.ts';
import { requestTerms } from '#law/survivor-pension.ts';
import { type DeadlineAnswers, happenings } from '#rules/deadlines/answers.ts';
import { closedDayCitations, countCitations, presumedCitations } from '#rules/deadlines/clock.ts';
import { deadlines as everyDeadline, type Running } from '#rules/deadlines/deadlines.ts';
import { officeDay } from '#rules/deadlines/office-day.ts';
import type { Term } from '#rules/deadlines/term.ts';
import { weekday } from '#words/dates.ts';
import { type Answer, answerOf, type Step, sourcesOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { day, flag, oneOf, optional, record, type Told } from './shape.ts';

/** What happened, and its days; what is left out is not known. */
export const deadlineShape = record<DeadlineAnswers>({
  happened: oneOf(...happenings),
  isOnPapers: optional(flag),
  ciencia: optional(day),
  printedLimit: optional(day),
  lastWorked: optional(day),
  benefitEnd: optional(day),
  stop: optional(oneOf('blocked', 'ended')),
  calledFor: optional(oneOf('exam', 'lifeProof', 'bpc')),
  isBpc: optional(flag),
  isRural: optional(flag),
  bpcAsks: optional(oneOf('registry', 'biometrics', 'assessment')),
  isLargeCity: optional(flag),
  death: optional(day),
  prison: optional(day),
  hasYoungChild: optional(flag),
  birth: optional(day),
  reviewOf: optional(oneOf('value', 'answer', 'labourCourt')),
  firstPayment: optional(day),
  labourEnd: optional(day),
  again: optional(oneOf('incapacity', 'other')),
  denial: optional(oneOf('papers', 'examination', 'extension')),
  requestFor: optional(oneOf('incapacity', 'family', 'retirement', 'bpc', 'maternity', 'appeal')),
  request: optional(day),
  since: optional(oneOf('nothing', 'done', 'missing')),
  lastDone: optional(day),
});

/** A term, or a wait, as it stands today. */
export interface Deadline {
  /** Which of the terms of the law: `appeal`, `pension`, `newRequest`… */
  readonly clock: Running['id'];
  /**
   * `ok`; `pastSafeDay`, `mayStillCount` (only the latest reading of the law is left) and `past`;
   * `tooEarly` before `opensOn`; `wait` and `open` of a wait; `future`, `veryOld`, `undated`
   * and `noTerm` are not counted.
   */
  readonly situation: Running['situation'];
  /** The day from which it is counted; left out of the count. */
  readonly from: string;
  readonly opensOn?: string;
  /** Where the count ends, whatever day that is. */
  readonly lastDay?: string;
  /** “Faça até”: the last day up to then on which offices are open. */
  readonly safeDay?: string;
  /** The last day, moved on over weekends and national holidays where the law says so. */
  readonly legalLimit?: string;
  /** Never a day to wait for: only what may still be tried after `legalLimit`. */
  readonly latestReading?: string;
  /** Days from today to the safe day, or until a wait is over. */
  readonly daysLeft?: number;
}

function whyClosed(date: IsoDate): string | undefined {
  const one = officeDay(date);
  const name =
    one.nationalHoliday?.name ??
    (one.goodFriday ? 'Sexta-feira da Paixão' : one.optionalDay?.name) ??
    (one.weekend ? weekday(date) : undefined);
  return name && `${date}: ${name}`;
}

/** Every closed day from one day to another, both included, in either order. */
function closedBetween(one: IsoDate, other: IsoDate): string[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  const closed: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) closed.push(whyClosed(date) ?? '');
  return closed.filter((why) => why !== '');
}

function stepsOf(clock: string, cited: readonly CitationKey[], term: Term): Step[] {
  const { from, days, lastDay, safeDay, legalLimit, latestReading } = term;
  const step = (id: string, date: IsoDate, keys: readonly CitationKey[], more = {}): Step => ({
    id: `${clock}.${id}`,
    day: date,
    ...more,
    sources: sourcesOf(keys),
  });
  return [
    step('from', from, cited),
    step('lastDay', lastDay, countCitations, days ? { value: days, unit: 'days' } : {}),
    step('legalLimit', legalLimit, countCitations, { because: closedBetween(lastDay, legalLimit) }),
    step('safeDay', safeDay, closedDayCitations, { because: closedBetween(safeDay, lastDay) }),
    step('latestReading', latestReading, presumedCitations),
  ];
}

function deadlineOf(one: Running): Deadline {
  const { id, situation, from } = one;
  const shared = { clock: id, situation, from };
  if ('term' in one) {
    const { opensOn, lastDay, safeDay, legalLimit, latestReading } = one.term;
    const days = { lastDay, safeDay, legalLimit, latestReading, daysLeft: one.daysLeft };
    return { ...shared, ...(opensOn && { opensOn }), ...days };
  }
  return 'opensOn' in one ? { ...shared, opensOn: one.opensOn, daysLeft: one.daysLeft } : shared;
}

/**
 * Every term that runs from what happened, as it stands today.
 * @throws {InputError} for facts of another shape
 * @throws {StaleLawError} for a day whose law is not known
 */
export function deadlines(
  told: Told<DeadlineAnswers>,
  asked: Asked,
): Answer<readonly [Deadline, ...Deadline[]] | readonly []> {
  const facts = deadlineShape.read(told, '');
  const { today, ...law } = lawInForce(asked, [nationalHolidayLaws, requestTerms]);
  const running = everyDeadline(facts, today);
  const steps = running.flatMap((one) =>
    'term' in one ? stepsOf(one.id, one.clock.citations, one.term) : [],
  );
  const cited = running.flatMap(({ clock }) => [...clock.citations, ...clock.late]);
  return answerOf(running.map(deadlineOf) as [Deadline, ...Deadline[]], steps, law, cited);
}

/**
 * The 30 days to appeal against a decision of the INSS (Decreto 3.048/1999, art. 305, § 1º).
 * @param learnedOn the earliest plausible day on which the person learned of the decision
 * @throws as `deadlines`
 */
export function appealDeadline(learnedOn: string, asked: Asked): Answer<Deadline> {
  const ciencia = day.read(learnedOn, 'learnedOn');
  const { answer, ...rest } = deadlines({ happened: 'denied', ciencia }, asked);
  return { ...rest, answer: answer[0] as Deadline };
}
