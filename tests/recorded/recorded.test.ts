import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { addMonths, type Month, readMonth } from '#law/month.ts';
import { salaryCorrection } from '#law/salary-correction.ts';
import {
  type AmountRule,
  type AverageQuestion,
  benefitAverage,
} from '#rules/benefit-average/benefit-average.ts';
import type { BpcIncomeAnswers, Resident } from '#rules/bpc-income/answers.ts';
import { bpcIncome, type IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import { contributionCost, nextDue } from '#rules/contribution-cost/contribution-cost.ts';
import type { MonthPart, Spell, WorkingLife } from '#rules/contribution-time/life.ts';
import { knownFigures } from '#rules/figures.ts';
import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import { maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import { permanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';

// README.md says what the tables are. What is not known has no key, and is null in a list.

type Household = Omit<BpcIncomeAnswers, 'residents'> & {
  readonly residents: readonly Omit<Resident, 'id'>[];
};

function bpc(asked: Household, on: IsoDate) {
  const residents = asked.residents.map((one, index) => ({ ...one, id: `${index}` }));
  const result = bpcIncome({ ...asked, residents }, on);
  const told = ({ lowest, highest, quarter, half }: IncomePerPerson) => [
    lowest.sum / lowest.members,
    highest && highest.sum / highest.members,
    quarter.verdict,
    half.verdict,
  ];
  return [told(result.withBolsaFamilia), told(result.withoutBolsaFamilia)];
}

function contribution(asked: ContributionAnswers | { dueDay: number }, on: IsoDate) {
  if ('dueDay' in asked) return nextDue(asked.dueDay, on);
  const { plans, due, lacking } = contributionCost(asked, on);
  const rows = plans.map(({ id, base, month, complement }) => [id, base, month, complement]);
  return [rows, due, lacking];
}

function maternity(asked: MaternityAnswers, on: IsoDate) {
  const { period, others, pay } = maternityPay(asked, knownFigures(on), on);
  return [[period, ...others].map(({ from, until }) => [from, until]), pay.least, pay.most];
}

function incapacity(asked: IncapacityAnswers, on: IsoDate) {
  const { main, others } = permanentIncapacity(asked, knownFigures(on));
  return [main, ...others].map((one) => [one.rule, one.percent, one.cents, one.withHelp]);
}

/** Months in a row with the same pay, each paid so many days after its tenth where that is told. */
type Run = readonly [
  first: Month,
  count: number,
  base: number,
  standing?: MonthPart['standing'],
  plan?: MonthPart['plan'],
  paidAfter?: number,
];

interface AverageRow {
  readonly spells: readonly (Omit<Spell, 'id' | 'months'> & { readonly months: readonly Run[] })[];
  readonly consolidated: Readonly<Record<string, number>>;
  readonly of: Pick<AverageQuestion, 'sex' | 'time' | 'carenciaMonths'>;
  readonly rule: AmountRule;
}

const monthsOf = ([first, count, base, standing = 'counts', plan = 'full', paidAfter]: Run) =>
  Array.from({ length: count }, (_, index): MonthPart => {
    const month = addMonths(first, index);
    const paidOn = paidAfter === undefined ? undefined : addDays(isoDate(`${month}-10`), paidAfter);
    return { month, base, standing, plan, ...(paidOn && { paidOn }) };
  });

function average({ spells, consolidated, of, rule }: AverageRow, on: IsoDate) {
  const life: WorkingLife = {
    today: on,
    spells: spells.map(({ months, ...spell }, index) => ({
      ...spell,
      id: `${index}`,
      months: months.flatMap(monthsOf),
    })),
    consolidated: new Map(
      Object.entries(consolidated).map(([month, cents]) => [readMonth(month), cents]),
    ),
  };
  const figures = knownFigures(on);
  // The rates up to 06/2026, as if the practice had checked them.
  const table = {
    ...salaryCorrection,
    rates: salaryCorrection.rates.slice(0, 384),
    isChecked: true,
  };
  const result = benefitAverage({ life, ...of, figures, isOldTableAccepted: true }, table);
  if (result.outcome !== 'estimated') return result.outcome;
  const { cents, leftOut } = result.estimateFor(rule);
  return [cents, leftOut.length];
}

const answers: Readonly<Record<string, (asked: never, on: IsoDate) => unknown>> = {
  'bpc-income': bpc,
  'contribution-cost': contribution,
  'maternity-pay': maternity,
  'permanent-incapacity': incapacity,
  'benefit-average': average,
};

it.each(Object.entries(answers))('%s: como registrado', (table, answer) => {
  const file = `${table}.jsonl`;
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(rows.length).toBeGreaterThan(250);
  for (const [index, row] of rows.entries()) {
    const [on, asked, recorded] = JSON.parse(row);
    const got = JSON.parse(JSON.stringify(answer(asked as never, isoDate(on))));
    expect.soft(got, `${file}:${index + 1} ${on} ${JSON.stringify(asked)}`).toEqual(recorded);
  }
});
