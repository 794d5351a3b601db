import { expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { points, progressiveAge, retirementAge } from '#law/transition-rules.ts';
import { type LegalSeries, valueOn } from '#law/value.ts';
import { daysPerYear, legalMonths, legalYears } from '../legal-days.ts';
import type { RetirementAnswers, Sex } from './answers.ts';
import type { CriterionId, RuleId } from './result.ts';
import { retirementRules } from './retirement-rules.ts';

// The years themselves are judged in engine/law/transition-rules.test.ts: here, that each rule asks them.
const asked: readonly [RuleId, CriterionId, Sex, LegalSeries<number>][] = [
  ['points', 'points', 'woman', points.woman],
  ['points', 'points', 'man', points.man],
  ['teacherPoints', 'points', 'woman', points.womanTeacher],
  ['teacherPoints', 'points', 'man', points.manTeacher],
  ['progressiveAge', 'age', 'woman', progressiveAge.woman],
  ['progressiveAge', 'age', 'man', progressiveAge.man],
  ['teacherProgressiveAge', 'age', 'woman', progressiveAge.womanTeacher],
  ['teacherProgressiveAge', 'age', 'man', progressiveAge.manTeacher],
  ['ageUntilReform', 'age', 'woman', retirementAge.woman],
];

function criterionOf(answers: RetirementAnswers, ruleId: RuleId, id: CriterionId) {
  const rule = retirementRules(answers).rules.find((candidate) => candidate.id === ruleId);
  const found = rule?.criteria.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`falta ${ruleId}/${id}`);
  return found;
}

it.each(asked)('%s, %s, %s: no dia basta, um dia antes não', (rule, id, sex, series) => {
  for (const day of ['2019-12-31', '2026-12-31', '2027-12-31', '2060-12-31']) {
    const referenceDate = isoDate(day);
    const value = valueOn(series, referenceDate);
    const required = id === 'points' ? legalYears(value) : legalMonths(value);
    // So that the age is complete on the last day of the year and not before, or the day before.
    const age = id === 'points' ? legalYears(50) : required;
    const birthYear = Number(day.slice(0, 4)) - Math.floor(age / daysPerYear);
    const birthDate = isoDate(`${birthYear}-${age % daysPerYear === 0 ? '12-31' : '06-30'}`);
    const contributed = required - age;
    const told = (birth: typeof birthDate, days: number) =>
      criterionOf(
        {
          referenceDate,
          sex,
          birthDate: birth,
          time: { years: 0, months: 0, days },
          teaching: {},
        },
        rule,
        id,
      );

    expect(told(birthDate, contributed)).toMatchObject({ required, verdict: 'met' });
    expect(told(addDays(birthDate, -1), contributed + 1).verdict).toBe('met');
    const short =
      id === 'points' ? told(birthDate, contributed - 1) : told(addDays(birthDate, 1), 0);
    expect(short.verdict).toBe('unmet');
  }
});
