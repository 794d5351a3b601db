import { reform } from '#law/reform.ts';
import { dayNumberOf } from '../calendar.ts';
import {
  legalDays,
  legalDaysSince,
  legalMonths,
  legalYears,
  wholeMonthsIn,
  type YearsMonthsDays,
} from '../legal-days.ts';
import type { RetirementAnswers } from './answers.ts';

export type ContradictionId =
  /** More contribution time than life. */
  | 'timeBeyondAge'
  | 'timeAtReformBeyondTime'
  /** More time between 13/11/2019 and today than has passed. */
  | 'timeSinceReformBeyondCalendar'
  /** First insured after 13/11/2019, and more time than has passed since. */
  | 'timeBeyondEntry'
  | 'teachingBeyondTime'
  | 'teachingAtReformBeyondTotal'
  | 'disabilityTimeBeyondTime'
  | 'reducedPlanBeyondTime'
  | 'reducedPlanAtReformBeyondTotal'
  | 'lastContributionOutOfLife'
  /** Far more months of carencia than months of time: one day did for a month before the reform. */
  | 'carenciaFarBeyondTime'
  /** Contributions from before the age of twelve. */
  | 'workedAsAChild'
  | 'veryOld';

type Told = Exclude<keyof RetirementAnswers, 'referenceDate'>;

/** Answers that do not fit together, by the names of the answers; the one to put right comes first. */
export interface Contradiction {
  readonly id: ContradictionId;
  /** 'impossible' cannot be so; 'unlikely' can, and is only to be asked back. */
  readonly kind: 'impossible' | 'unlikely';
  readonly between: readonly [Told, ...Told[]];
  /** The most, in legal days, that the calendar leaves room for; only where it is what contradicts. */
  readonly atMost?: number;
}

/** The CNIS rounds periods to whole months: so much more than the calendar gives is no contradiction. */
const tolerance = legalMonths(1);

const childhood = legalYears(12);
const longLife = legalYears(110);

/** Above it, more months of carencia than of time are worth a second look. */
const carenciaSlack = 60;

const days = (time: YearsMonthsDays | undefined): number | undefined => time && legalDays(time);

const isMore = (part: number | undefined, whole: number | undefined): boolean =>
  part !== undefined && whole !== undefined && part > whole;

const inDays = (months: RetirementAnswers['reducedPlanMonths']): number | undefined =>
  typeof months === 'number' ? legalMonths(months) : undefined;

/** Every contradiction of the answers, in the order of the questions. */
export function contradictionsOf(answers: RetirementAnswers): Contradiction[] {
  const { referenceDate, birthDate, firstInsured, carenciaMonths, lastContribution } = answers;
  const today = dayNumberOf(referenceDate);
  const age = legalDaysSince(birthDate)(today);
  const sinceReform = legalDaysSince(reform)(today);
  const time = days(answers.time);
  const atReform = days(answers.timeAtReform);
  const teaching = days(answers.teaching?.time);
  const teachingAtReform = days(answers.teaching?.timeAtReform);
  const disability = answers.disability === 'none' ? undefined : days(answers.disability?.time);
  const reduced = inDays(answers.reducedPlanMonths);
  const reducedAtReform = inDays(answers.reducedPlanMonthsAtReform);

  const found: Contradiction[] = [];
  const impossible = (
    is: boolean,
    id: ContradictionId,
    between: Contradiction['between'],
    atMost?: number,
  ) => is && found.push({ id, kind: 'impossible', between, ...(atMost && { atMost }) });
  const unlikely = (is: boolean, id: ContradictionId, between: Contradiction['between']) =>
    is && found.push({ id, kind: 'unlikely', between });

  unlikely(age > longLife, 'veryOld', ['birthDate']);
  impossible(isMore(time, age), 'timeBeyondAge', ['time', 'birthDate'], age);
  unlikely(isMore(time, age - childhood) && !isMore(time, age), 'workedAsAChild', [
    'time',
    'birthDate',
  ]);
  impossible(
    firstInsured === 'afterReform' && isMore(time, sinceReform + tolerance),
    'timeBeyondEntry',
    ['time', 'firstInsured'],
    sinceReform,
  );
  if (isMore(atReform, time)) {
    impossible(true, 'timeAtReformBeyondTime', ['timeAtReform', 'time']);
  } else if (time !== undefined && atReform !== undefined) {
    impossible(
      time - atReform > sinceReform + tolerance,
      'timeSinceReformBeyondCalendar',
      ['timeAtReform', 'time'],
      sinceReform,
    );
  }
  impossible(
    lastContribution !== undefined &&
      (lastContribution > referenceDate || lastContribution < birthDate),
    'lastContributionOutOfLife',
    ['lastContribution', 'birthDate'],
  );
  impossible(isMore(reduced, time), 'reducedPlanBeyondTime', ['reducedPlanMonths', 'time']);
  impossible(
    isMore(reducedAtReform, reduced) || isMore(reducedAtReform, atReform),
    'reducedPlanAtReformBeyondTotal',
    ['reducedPlanMonthsAtReform', 'reducedPlanMonths', 'timeAtReform'],
  );
  unlikely(
    carenciaMonths !== undefined &&
      time !== undefined &&
      carenciaMonths > wholeMonthsIn(time) + carenciaSlack,
    'carenciaFarBeyondTime',
    ['carenciaMonths', 'time'],
  );
  impossible(isMore(teaching, time), 'teachingBeyondTime', ['teaching', 'time']);
  impossible(
    isMore(teachingAtReform, atReform) || isMore(teachingAtReform, teaching),
    'teachingAtReformBeyondTotal',
    ['teaching', 'timeAtReform'],
  );
  impossible(isMore(disability, time), 'disabilityTimeBeyondTime', ['disability', 'time']);
  return found;
}
