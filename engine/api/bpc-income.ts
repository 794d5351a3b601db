import { minimumWage } from '#law/minimum-wage.ts';
import {
  ageBands,
  type BpcIncomeAnswers,
  civilStatuses,
  type Income,
  incomeKinds,
  type Person,
  type Resident,
  relationships,
} from '#rules/bpc-income/answers.ts';
import {
  bpcIncome as incomeOf,
  type BpcIncomeResult as Result,
} from '#rules/bpc-income/bpc-income.ts';
import { allHealthExpenses } from '#rules/bpc-income/health-expenses.ts';
import { type Answer, answerOf, type Step, sourcesOf, stepOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { cents, flag, list, oneOf, optional, record, type Told, text } from './shape.ts';

const income = record<Income>({
  kind: optional(oneOf(...incomeKinds)),
  cents: optional(cents),
});

const person = {
  ageBand: optional(oneOf(...ageBands)),
  hasDisability: optional(flag),
  incomes: optional(list(income)),
};

/** Who asks, who lives in the same house, and what comes in, in whole cents a month, before discounts. */
export const bpcIncomeShape = record<BpcIncomeAnswers>({
  applicant: record<Person>(person),
  residents: list(
    record<Resident>({
      ...person,
      id: text,
      relationship: oneOf(...relationships),
      civilStatus: optional(oneOf(...civilStatuses)),
    }),
  ),
  bolsaFamiliaCents: optional(cents),
  isBpcAlreadyGranted: optional(flag),
  hasHealthExpenses: optional(flag),
  healthExpenses: optional(list(oneOf(...allHealthExpenses))),
});

/** Who counts, what counts, and the income per person with and without Bolsa Família. */
export type BpcIncomeResult = Result;

const stepsOf = ({ members, incomes, withBolsaFamilia, withoutBolsaFamilia }: Result): Step[] => [
  ...members.map(({ personId, verdict, reason, citations }) => ({
    id: `member.${personId}`,
    verdict,
    value: reason,
    sources: sourcesOf(citations),
  })),
  ...incomes.map(({ personId, index = 0, treatment, citations }) => ({
    id: `income.${personId}.${index}`,
    value: treatment,
    sources: sourcesOf(citations),
  })),
  ...Object.entries({ withBolsaFamilia, withoutBolsaFamilia }).flatMap(([id, { quarter, half }]) =>
    [quarter, half].map((one) => ({
      ...stepOf(one, { value: one.perPerson, unit: 'cents' }),
      id: `${id}.${one.id}`,
    })),
  ),
];

/**
 * The monthly income per person that the BPC asks for (LOAS, art. 20).
 * @throws {InputError} for facts of another shape
 * @throws {StaleLawError} for a day whose minimum wage is not known
 * @throws {RulesNotInForceError} before 26 June 2025, when other rules held
 */
export function bpcIncome(told: Told<BpcIncomeAnswers>, asked: Asked): Answer<BpcIncomeResult> {
  const facts = bpcIncomeShape.read(told, '');
  const { today: _, ...law } = lawInForce(asked, [minimumWage]);
  const result = incomeOf(facts, law.lawOf);
  return answerOf(result, stepsOf(result), law);
}
