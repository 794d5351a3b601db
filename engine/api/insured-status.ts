import { contributionDueDays } from '#law/contribution-due-days.ts';
import { nationalHolidayLaws } from '#law/holidays.ts';
import {
  type Happening,
  type InsuredAnswers,
  insuredKinds,
  lastEvents,
  type PaidMonths,
  unemployments,
} from '#rules/insured-status/answers.ts';
import {
  insuredStatus as insuredStatusOf,
  type InsuredStatus as Result,
} from '#rules/insured-status/insured-status.ts';
import { isCurrent } from '#rules/insured-status/terms.ts';
import { type Answer, answerOf, type Step, sourcesOf, stepOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { day, flag, InputError, list, oneOf, optional, record, type Told, whole } from './shape.ts';

const happening = {
  event: oneOf(...lastEvents),
  kind: optional(oneOf(...insuredKinds)),
  month: optional(day),
};

/** What happened last, what else did, and what extends the cover; what is left out is not known. */
export const insuredShape = record<InsuredAnswers>({
  ...happening,
  others: optional(list(record<Happening>(happening))),
  paid: record<PaidMonths>({ least: whole(0, 1200), most: optional(whole(0, 1200)) }),
  lostSince: flag,
  unemployment: optional(oneOf(...unemployments)),
});

/** Until when the cover reaches, surely and perhaps, by which of the happenings told, and what each extension hangs on. */
export type InsuredStatus = Result;

/**
 * Until when somebody is covered without contributing (Lei 8.213/1991, art. 15).
 * @throws {InputError} for facts of another shape
 * @throws {StaleLawError} for a day whose law is not known
 */
export function insuredStatus(told: Told<InsuredAnswers>, asked: Asked): Answer<InsuredStatus> {
  const facts = insuredShape.read(told, '');
  [facts, ...(facts.others ?? [])].forEach(({ event, month }, place) => {
    if (isCurrent(event) || month) return;
    const field = place === 0 ? 'month' : `others[${place - 1}].month`;
    throw new InputError(field, 'falta o mês do fato. Escreva qualquer dia dele: 2026-03-01.');
  });
  const { today, ...law } = lawInForce(asked, [contributionDueDays.own, nationalHolidayLaws]);
  const status = insuredStatusOf(facts, today);
  const steps: Step[] = [
    ...status.extensions.map((one) => stepOf(one, { value: one.months, unit: 'months' })),
    {
      id: 'sure',
      day: status.sure.until,
      value: status.sure.months,
      unit: 'months',
      sources: sourcesOf(status.citations),
    },
  ];
  return answerOf(status, steps, law);
}
