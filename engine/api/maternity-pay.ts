import { ceiling } from '#law/ceiling.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { figuresOfEvent } from '#rules/figures.ts';
import {
  type MaternityAnswers,
  maternityEvents,
  motherKinds,
} from '#rules/maternity-pay/answers.ts';
import {
  maternityPay as payOf,
  type MaternityPay as Result,
} from '#rules/maternity-pay/maternity-pay.ts';
import { type Answer, answerOf, type Step, sourcesOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { cents, day, oneOf, optional, record, type Told, whole, wordOr } from './shape.ts';

/** What the benefit is for, and as what she is insured; what is left out is not known. */
export const maternityPayShape = record<MaternityAnswers>({
  event: oneOf(...maternityEvents),
  kind: oneOf(...motherKinds),
  day,
  leave: optional(wordOr(oneOf('atBirth'), day)),
  stay: optional(
    wordOr(
      oneOf('none', 'stillThere'),
      record<{ readonly discharge: MaternityAnswers['day'] }>({ discharge: day }),
    ),
  ),
  payCents: optional(cents),
  months: optional(whole(0, 15)),
});

/** Days and value of the salário-maternidade, and until when to ask. */
export type MaternityPay = Result;

function stepsOf({ period, pay, askBy, citations }: Result): Step[] {
  const sources = sourcesOf(citations);
  return [
    { id: 'from', day: period.from, sources },
    { id: 'until', day: period.until, value: period.days, unit: 'days', sources },
    ...(pay.least === undefined ? [] : [{ id: 'pay', value: pay.least, unit: 'cents', sources }]),
    { id: 'askBy', day: askBy.safeDay, sources },
  ];
}

/**
 * Days and value of the salário-maternidade (Lei 8.213/1991, arts. 71 to 73).
 * @throws {InputError} for facts of another shape
 * @throws {StaleLawError} for a day whose minimum wage and ceiling are not known
 */
export function maternityPay(told: Told<MaternityAnswers>, asked: Asked): Answer<MaternityPay> {
  const facts = maternityPayShape.read(told, '');
  const { today, ...law } = lawInForce(asked, [minimumWage, ceiling]);
  const result = payOf(facts, figuresOfEvent(facts.day, law.lawOf), today);
  return answerOf(result, stepsOf(result), law);
}
