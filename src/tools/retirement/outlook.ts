import type { IsoDate } from '#law/date.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { withCarenciaComplete } from '#rules/retirement/assumed-carencia.ts';
import type { RetirementResult, RetirementRule } from '#rules/retirement/result.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';

/** A rule with the day on which it would be met. */
export interface DatedRule {
  rule: RetirementRule;
  day: IsoDate;
  /** The carência was not told: the day holds only if its 180 months are complete by then. */
  restsOnCarencia: boolean;
  /** How many months were of MEI or of the plans of 5 % or 11 % is not known: it holds if none. */
  restsOnFullPlan: boolean;
}

/** The rules as the result shows them. */
export interface Outlook {
  /** By their day, the soonest first; on the same day in the order of the law. */
  dated: readonly DatedRule[];
  /** No day while an answer is missing. */
  open: readonly RetirementRule[];
  /** Of these, those that may have a day before the soonest one: it is no answer then. */
  perhapsSooner: readonly RetirementRule[];
  /** By what was told, no day would meet them. */
  closed: readonly RetirementRule[];
  information: RetirementResult['information'];
}

const endedIn2019: ReadonlySet<RetirementRule['id']> = new Set([
  'acquiredTime',
  'teacherAcquiredTime',
]);

/** The rule as told, with the days and the amount that hold if the carência is complete. */
const withDays = (
  rule: RetirementRule,
  { amount, metSince, possiblySince }: RetirementRule,
): RetirementRule => ({ ...rule, amount, metSince, possiblySince });

/**
 * Orders the rules by their day. Whoever does not know the carência, or how many months were of MEI,
 * would otherwise see no day at all: those days are shown as resting on it, and it stays to be
 * checked in each rule.
 */
export function outlookOf(answers: RetirementAnswers): Outlook {
  const { rules, information } = retirementRules(answers);
  const restsOnCarencia = answers.carenciaMonths === undefined;
  const told = restsOnCarencia ? withCarenciaComplete(answers) : answers;
  const isPlanUnknown = answers.reducedPlanMonths === 'unknown';
  const assumed = retirementRules(isPlanUnknown ? { ...told, reducedPlanMonths: 0 } : told).rules;
  const withoutPlan = isPlanUnknown ? retirementRules(told).rules : assumed;
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
            restsOnCarencia,
            restsOnFullPlan: within(withoutPlan, rule).metOn === undefined,
          },
        ];
  });
  dated.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const [soonest] = dated;
  const open = rules.filter((rule) => !rule.isClosed && dayOf(rule) === undefined);
  return {
    dated,
    open,
    perhapsSooner: open.filter(
      ({ notBefore }) => notBefore !== undefined && (!soonest || notBefore < soonest.day),
    ),
    // What ended in 2019 is news only to those who had completed it.
    closed: rules.filter(({ id, isClosed }) => isClosed && !endedIn2019.has(id)),
    information,
  };
}
