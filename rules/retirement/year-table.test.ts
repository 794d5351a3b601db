import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import type { RetirementAnswers, Sex } from './answers.ts';
import { timeOf } from './cases.ts';
import { legalMonths, legalYears } from './legal-days.ts';
import type { CriterionId, RuleId } from './result.ts';
import { retirementRules } from './retirement-rules.ts';

/** law-facts 3.2-A, as printed: points W/M, teachers W/M, ages W/M, teachers W/M, art. 18 W. */
const table = `
  2019  86  96  81  91  56a0m 61a0m  51a0m 56a0m  60a0m
  2020  87  97  82  92  56a6m 61a6m  51a6m 56a6m  60a6m
  2021  88  98  83  93  57a0m 62a0m  52a0m 57a0m  61a0m
  2022  89  99  84  94  57a6m 62a6m  52a6m 57a6m  61a6m
  2023  90 100  85  95  58a0m 63a0m  53a0m 58a0m  62a0m
  2024  91 101  86  96  58a6m 63a6m  53a6m 58a6m  62a0m
  2025  92 102  87  97  59a0m 64a0m  54a0m 59a0m  62a0m
  2026  93 103  88  98  59a6m 64a6m  54a6m 59a6m  62a0m
  2027  94 104  89  99  60a0m 65a0m  55a0m 60a0m  62a0m
  2028  95 105  90 100  60a6m 65a0m  55a6m 60a0m  62a0m
  2029  96 105  91 100  61a0m 65a0m  56a0m 60a0m  62a0m
  2030  97 105  92 100  61a6m 65a0m  56a6m 60a0m  62a0m
  2031  98 105  92 100  62a0m 65a0m  57a0m 60a0m  62a0m
  2032  99 105  92 100  62a0m 65a0m  57a0m 60a0m  62a0m
  2033 100 105  92 100  62a0m 65a0m  57a0m 60a0m  62a0m
  2034 100 105  92 100  62a0m 65a0m  57a0m 60a0m  62a0m
  2060 100 105  92 100  62a0m 65a0m  57a0m 60a0m  62a0m
`;

const columns: readonly [RuleId, CriterionId, Sex][] = [
  ['points', 'points', 'woman'],
  ['points', 'points', 'man'],
  ['teacherPoints', 'points', 'woman'],
  ['teacherPoints', 'points', 'man'],
  ['progressiveAge', 'age', 'woman'],
  ['progressiveAge', 'age', 'man'],
  ['teacherProgressiveAge', 'age', 'woman'],
  ['teacherProgressiveAge', 'age', 'man'],
  ['ageUntilReform', 'age', 'woman'],
];

function requiredOf(cell: string): number {
  const [years = '', months] = cell.replace('m', '').split('a');
  return legalYears(Number(years)) + (months === undefined ? 0 : legalMonths(Number(months)));
}

const rows = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [year = '', ...cells] = line.trim().split(/\s+/);
    return columns.map(([rule, criterion, sex], index) => {
      const cell = cells[index] ?? '';
      return [`${rule}, ${sex}, ${year}: ${cell}`, { year, cell, rule, criterion, sex }] as const;
    });
  });

function criterionOf(answers: RetirementAnswers, ruleId: RuleId, id: CriterionId) {
  const rule = retirementRules(answers).rules.find((candidate) => candidate.id === ruleId);
  const found = rule?.criteria.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`falta ${ruleId}/${id}`);
  return found;
}

describe('o que a lei pede em cada ano (law-facts 3.2-A)', () => {
  it.each(rows)('%s', (_, { year, cell, rule, criterion, sex }) => {
    const required = requiredOf(cell);
    const lastDay = isoDate(`${year}-12-31`);
    for (const referenceDate of [
      isoDate(year === '2019' ? '2019-11-13' : `${year}-01-01`),
      lastDay,
    ]) {
      const told = criterionOf(
        { referenceDate, sex, birthDate: isoDate('1970-01-01'), time: timeOf(20), teaching: {} },
        rule,
        criterion,
      );
      expect(told.required).toBe(required);
    }
  });

  it.each(rows)(
    '%s: um dia antes não basta, no dia basta',
    (_, { year, cell, rule, criterion, sex }) => {
      const referenceDate = isoDate(`${year}-12-31`);
      const required = requiredOf(cell);
      // So that the age is complete on the last day of the year and not before, or the day before.
      const isHalf = required % 360 !== 0;
      const age = criterion === 'points' ? legalYears(50) : required;
      const birthYear = Number(year) - Math.floor(age / 360);
      const birthDate = isoDate(
        isHalf && criterion === 'age' ? `${birthYear}-06-30` : `${birthYear}-12-31`,
      );
      const contributed = Math.max(0, required - age);
      const verdictWith = (birth: typeof birthDate, days: number) =>
        criterionOf(
          {
            referenceDate,
            sex,
            birthDate: birth,
            time: { years: 0, months: 0, days },
            teaching: {},
          },
          rule,
          criterion,
        ).verdict;

      expect(verdictWith(birthDate, contributed)).toBe('met');
      expect(verdictWith(addDays(birthDate, -1), contributed + 1)).toBe('met');
      if (criterion === 'points') expect(verdictWith(birthDate, contributed - 1)).toBe('unmet');
      else expect(verdictWith(addDays(birthDate, 1), 0)).toBe('unmet');
    },
  );
});
