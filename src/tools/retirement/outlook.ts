import type { IsoDate } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import { addMonths } from '#rules/calendar.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { withCarenciaAtBest } from '#rules/retirement/assumed-carencia.ts';
import { type OldAgeRule, oldAgeRuleCitations } from '#rules/retirement/old-age-rule.ts';
import type {
  Information,
  RetirementCriterion,
  RetirementResult,
  RetirementRule,
} from '#rules/retirement/result.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import type { Claims } from './answers-from.ts';
import { disabilityNotBefore } from './disability-open.ts';

/** A rule with the day on which it would be met. */
export interface DatedRule {
  rule: RetirementRule;
  day: IsoDate;
  /** The carência, or a part of it, is to be checked: the day holds only if it is complete by then. */
  restsOnCarencia: boolean;
  /** How many months were of MEI or of the plans of 5 % or 11 % is not known: it holds if none. */
  restsOnFullPlan: boolean;
  /** The day hangs on months yet to be contributed. */
  needsMonths: boolean;
}

/** The rules as the result shows them. */
export interface Outlook {
  /** By their day, the soonest first; on the same day in the order of the law. */
  dated: readonly DatedRule[];
  /** No day while an answer is missing. */
  open: readonly RetirementRule[];
  /** Of these, those that may have a day before the soonest one: it is no answer then. */
  perhapsSooner: readonly RetirementRule[];
  /** What comes first without the months of carência to be checked. */
  surest: Pick<DatedRule, 'rule' | 'day' | 'needsMonths'> | undefined;
  /**
   * A rule of who has a disability may come from this day on, before the soonest one: it hangs on what
   * nobody has counted together with the disability.
   */
  disabilityFrom: IsoDate | undefined;
  /** No rule is met, and the old one by age, which is not compared here, may have been since 2019. */
  oldAgeRule: OldAgeRule | undefined;
  /**
   * A rule is met, or by some degree of disability, which is assessed only of who asks: 'now'. Or it
   * may be, by an answer that was not told.
   */
  canAsk: 'now' | 'perhaps' | undefined;
  /** By what was told, no day would meet them. */
  closed: readonly RetirementRule[];
  information: RetirementResult['information'];
  /** Answers that were not told, and on which days hang. */
  untold: readonly Untold[];
}

type Untold = 'entrada' | 'tempo' | 'tempo-na-reforma' | 'plano-reduzido';

const untoldOf = (answers: RetirementAnswers): Untold[] => {
  const { firstInsured, time, timeAtReform, reducedPlanMonths } = answers;
  const isUntold = {
    entrada: !firstInsured,
    tempo: !time,
    // Told with the time: without it they are not asked.
    'tempo-na-reforma': time && firstInsured === 'untilReform' && !timeAtReform,
    'plano-reduzido': time && reducedPlanMonths === 'unknown',
  };
  return keysOf(isUntold).filter((name) => isUntold[name]);
};

const endedIn2019: ReadonlySet<RetirementRule['id']> = new Set([
  'acquiredTime',
  'teacherAcquiredTime',
]);

const noClaims: Claims = {
  special: false,
  riskSinceReform: false,
  rural: false,
  ofLand: {},
  time: {},
};

/** Rules whose very name tells of health. */
export const isOfHealth = (id: RetirementRule['id']): boolean =>
  id === 'disabilityByTime' || id === 'disabilityByAge';

/** Whether it may be the visitor's own, and not only to know of. */
export const isOldAgeRule = (id: Information['id']): id is OldAgeRule => id in oldAgeRuleCitations;

/** The degree is not known: each is looked at by itself. */
export const isByDegree = ({ byDegree }: RetirementRule): boolean => byDegree !== undefined;

/** With one of the degrees, it is met today. */
export const isMetInSome = ({ byDegree }: RetirementRule): boolean =>
  byDegree !== undefined && Object.values(byDegree).some(({ verdict }) => verdict === 'met');

/** No day of it comes before this one, by any degree; undefined where there is none at all. */
const earliestOf = ({ byDegree, notBefore }: RetirementRule): IsoDate | undefined =>
  byDegree
    ? Object.values(byDegree)
        .flatMap((rule) => rule.metOn ?? rule.notBefore ?? [])
        .sort()[0]
    : notBefore;

/** Whether waiting may cost: a rule that is met pays from the request on. */
function canAskOf(
  {
    dated,
    open,
    perhapsSooner,
    disabilityFrom,
    oldAgeRule,
  }: Pick<Outlook, 'dated' | 'open' | 'perhapsSooner' | 'disabilityFrom' | 'oldAgeRule'>,
  today: IsoDate,
): Outlook['canAsk'] {
  const met = dated.filter(({ day }) => day === today);
  const isSure = met.some((one) => !one.restsOnCarencia && !one.restsOnFullPlan);
  if (isSure || open.some(isMetInSome)) return 'now';
  const isPossible =
    met.length > 0 ||
    disabilityFrom === today ||
    oldAgeRule !== undefined ||
    dated.some(({ rule }) => rule.possiblySince !== undefined) ||
    // Without any day too little was told for one to be near.
    (dated.length > 0 &&
      perhapsSooner.some(({ id, notBefore = today }) => !isOfHealth(id) && notBefore <= today));
  return isPossible ? 'perhaps' : undefined;
}

/** In months. Nobody plans for days after this age: of the rules that come later, only the soonest is told. */
const farOffAge = 90 * 12;

/** The soonest first. */
export const byDay = (one: { day: IsoDate }, other: { day: IsoDate }): number =>
  one.day.localeCompare(other.day);

/** The rule as told, with the days and the amount that hold if the carência is complete. */
const withDays = (
  rule: RetirementRule,
  { amount, metSince, possiblySince }: RetirementRule,
): RetirementRule => ({ ...rule, amount, metSince, possiblySince });

/**
 * Orders the rules by their day. Whoever does not know the carência, or how many months were of MEI,
 * would otherwise see no day at all: those days are shown as resting on it, and it stays to be
 * checked in each rule. The claimed time enters none of them, and may leave that of a disability open.
 */
export function outlookOf(answers: RetirementAnswers, claimed = noClaims): Outlook {
  const { rules, information } = retirementRules(answers);
  const told = withCarenciaAtBest(answers);
  const isPlanUnknown = answers.reducedPlanMonths === 'unknown';
  const assumedAnswers = isPlanUnknown ? { ...told, reducedPlanMonths: 0 } : told;
  const assumed = retirementRules(assumedAnswers).rules;
  const withoutPlan = isPlanUnknown ? retirementRules(told).rules : assumed;
  // By the months of carência that surely count; without a day where none is known.
  const { carenciaMonths } = answers;
  const sure =
    carenciaMonths === told.carenciaMonths
      ? assumed
      : retirementRules({ ...assumedAnswers, carenciaMonths }).rules;
  const within = (those: typeof rules, rule: RetirementRule) =>
    those.find(({ id }) => id === rule.id) ?? rule;
  const assumedOf = (rule: RetirementRule) => within(assumed, rule);
  const dayOf = (rule: RetirementRule) => assumedOf(rule).metOn;
  const dated = rules.flatMap((rule) => {
    const day = dayOf(rule);
    return day === undefined
      ? []
      : [
          {
            rule: withDays(rule, assumedOf(rule)),
            day,
            restsOnCarencia: within(sure, rule).metOn !== day,
            restsOnFullPlan: within(withoutPlan, rule).metOn === undefined,
            needsMonths: assumedOf(rule).needsMonths,
          },
        ];
  });
  dated.sort(byDay);
  const [soonest] = dated;
  const [surest] = sure
    .flatMap((rule) =>
      rule.metOn ? [{ rule, day: rule.metOn, needsMonths: rule.needsMonths }] : [],
    )
    .sort(byDay);
  const open = rules.filter((rule) => !rule.isClosed && dayOf(rule) === undefined);
  const perhapsSooner = open.filter((rule) => {
    const earliest = earliestOf(rule);
    return earliest !== undefined && (!soonest || earliest < soonest.day);
  });
  const notBefore = disabilityNotBefore(assumedAnswers, claimed);
  const isSooner = notBefore && (!soonest || notBefore < soonest.day);
  const isMetToday = soonest?.day === answers.referenceDate;
  const found = {
    dated: dated.filter(
      ({ day }) => day === soonest?.day || day <= addMonths(answers.birthDate, farOffAge),
    ),
    open,
    perhapsSooner,
    surest,
    disabilityFrom: isSooner ? notBefore : undefined,
    oldAgeRule: isMetToday ? undefined : information.map(({ id }) => id).find(isOldAgeRule),
  };
  return {
    ...found,
    canAsk: canAskOf(found, answers.referenceDate),
    // What ended in 2019 is news only to those who had completed it.
    closed: rules.filter(({ id, isClosed }) => isClosed && !endedIn2019.has(id)),
    information,
    untold: untoldOf(answers),
  };
}

/** The criteria that no day to come would meet. */
export const lastingObstacles = ({ criteria }: RetirementRule): readonly RetirementCriterion[] =>
  criteria.filter(({ verdict, metOn }) => verdict === 'unmet' && metOn === undefined);
