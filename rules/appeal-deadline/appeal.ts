import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, yearOf } from '#law/date.ts';
import { type Criterion, verdictOf } from '../criterion.ts';
import { daysLeft } from './days-left.ts';
import {
  type AppealDeadline,
  appealDeadline,
  appealTermDays,
  deadlineCitations,
} from './deadline.ts';

/** What the person told; undefined is "não sei". */
export interface AppealAnswers {
  /** The earliest plausible day on which the person learned of the decision. */
  readonly ciencia: IsoDate | undefined;
}

/**
 * Years after which a ciência is very old: the arrears of a benefit prescribe in five years
 * (Lei 8.213/1991, art. 103, parágrafo único), so the appeal is no longer the question to ask.
 */
const veryOldAfterYears = 5;

/**
 * A late appeal may be sent and only the Junta decides on it, as a rule against; the right to discuss
 * a denial is not lost; arrears prescribe.
 */
export const lateCitations = [
  'portaria-mps-125-112',
  'lei-9784-63-i',
  'stf-adi-6096',
  'lei-8213-103-pu',
] as const satisfies readonly CitationKey[];

/** Whether the appeal is in time, in days since the ciência. */
interface TermCriterion extends Criterion<'prazoDoRecurso'> {
  /** Days the law gives, before any extension. */
  readonly required: number;
  /** Days from the ciência to today; undefined when it was not told, or has not come. */
  readonly told: number | undefined;
}

/** Where today stands before a term that was not counted, and before one that was. */
type UncountedSituation = 'unknown' | 'future' | 'veryOld';
/**
 * `closedDaysMayMoveIt`: past the limit counted here, but not past the one that days without office
 * hours may have moved; whoever reads this should send the appeal today.
 */
type CountedSituation = 'ok' | 'pastSafeDay' | 'closedDaysMayMoveIt' | 'pastDeadline';

export type AppealResult =
  | {
      readonly situation: UncountedSituation;
      readonly criteria: readonly [TermCriterion];
    }
  | {
      readonly situation: CountedSituation;
      readonly deadline: AppealDeadline;
      /** Days from today to the safe day; 0 is today, negative is past. */
      readonly daysLeft: number;
      readonly criteria: readonly [TermCriterion];
    };

const criterion = (told: number | undefined, inTime: boolean | undefined): TermCriterion => ({
  id: 'prazoDoRecurso',
  verdict: verdictOf(inTime),
  citations: [
    ...deadlineCitations.term,
    ...deadlineCitations.count,
    ...deadlineCitations.extension,
  ],
  required: appealTermDays,
  told,
});

// As text, so that it also holds for 29 February: "2023-02-29" lies between 28 February and 1 March.
const isVeryOld = (ciencia: IsoDate, today: IsoDate): boolean =>
  ciencia < `${yearOf(today) - veryOldAfterYears}${today.slice(4)}`;

function countedSituation(
  { safeDay, legalLimit, limitIfClosedDaysMoveIt }: AppealDeadline,
  today: IsoDate,
): CountedSituation {
  if (today > limitIfClosedDaysMoveIt) return 'pastDeadline';
  if (today > legalLimit) return 'closedDaysMayMoveIt';
  return today > safeDay ? 'pastSafeDay' : 'ok';
}

/**
 * The term to appeal as it stands today. Future and very old dates are named, not counted.
 * @throws {MissingLegalValueError} when today is before 2008, whose holidays may not be recorded.
 */
export function appeal({ ciencia }: AppealAnswers, today: IsoDate): AppealResult {
  if (ciencia === undefined) {
    return { situation: 'unknown', criteria: [criterion(undefined, undefined)] };
  }
  if (ciencia > today) return { situation: 'future', criteria: [criterion(undefined, undefined)] };
  const told = daysLeft(ciencia, today);
  if (isVeryOld(ciencia, today))
    return { situation: 'veryOld', criteria: [criterion(told, false)] };
  const deadline = appealDeadline(ciencia);
  const situation = countedSituation(deadline, today);
  const inTime = situation === 'closedDaysMayMoveIt' ? undefined : situation !== 'pastDeadline';
  return {
    situation,
    deadline,
    daysLeft: daysLeft(today, deadline.safeDay),
    criteria: [criterion(told, inTime)],
  };
}
