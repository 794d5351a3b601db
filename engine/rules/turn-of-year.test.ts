import { afterEach, describe, expect, it } from 'vitest';
import { ceiling } from '#law/ceiling.ts';
import { addDays, type IsoDate, isoDate, wholeYear } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { reform } from '#law/reform.ts';
import { type LegalSeries, type LegalValue, MissingLegalValueError } from '#law/value.ts';
import { bpcIncome } from './bpc-income/bpc-income.ts';
import { cases as bpcCases } from './bpc-income/proof/cases.ts';
import { deadlines } from './deadlines/deadlines.ts';
import { countedDays, optionalDaysOfYears } from './deadlines/term.ts';
import { cases as retirementCases } from './retirement/proof/cases.ts';
import { retirementRules } from './retirement/retirement-rules.ts';
import { cases as pensionCases } from './survivor-pension/proof/cases.ts';
import { survivorPension } from './survivor-pension/survivor-pension.ts';

const newYear = isoDate('2027-01-02');
const leapDay = isoDate('2028-02-29');

// One of before the reform is counted in the money of its own year.
const recentPensions = pensionCases.filter(({ facts }) => facts.death >= reform);

const added: LegalSeries<number>[] = [];

/** Invented values, only to see them taken up: those of 2027 come by decree and ordinance. */
function withValuesOf(year: number): void {
  for (const [series, value] of [
    [minimumWage, 170_000],
    [ceiling, 880_000],
  ] as const) {
    const [{ source, verifiedOn } = { source: 'decreto-12797-1', verifiedOn: newYear }] =
      series.values;
    (series.values as LegalValue<number>[]).push({
      ...wholeYear(year),
      value,
      source,
      verifiedOn,
    } as LegalValue<number>);
    added.push(series);
  }
}

afterEach(() => {
  for (const series of added.splice(0)) (series.values as LegalValue<number>[]).pop();
});

describe('2 de janeiro de 2027', () => {
  it('sem os valores novos, a renda do BPC não se compara com os antigos', () => {
    for (const { facts } of bpcCases)
      expect(() => bpcIncome(facts, newYear)).toThrow(MissingLegalValueError);
  });

  it('com os valores novos, compara-se com eles', () => {
    withValuesOf(2027);
    for (const { facts } of bpcCases) {
      const { wage, withBolsaFamilia } = bpcIncome(facts, newYear);
      expect([wage.value, withBolsaFamilia.quarter.perPerson]).toEqual([170_000, 42_500]);
    }
  });

  it('sem eles, a pensão usa os últimos e diz de que ano são', () => {
    for (const { facts } of recentPensions) {
      const result = survivorPension(facts, newYear);
      if (result.outcome !== 'compared') continue;
      expect(result.figures).toMatchObject({ year: 2026, isCurrent: false, minimumWage: 162_100 });
    }
  });

  it('com eles, a pensão usa os do ano', () => {
    withValuesOf(2027);
    for (const { facts } of recentPensions) {
      const result = survivorPension(facts, newYear);
      if (result.outcome !== 'compared') continue;
      expect(result.figures).toMatchObject({ year: 2027, isCurrent: true, ceiling: 880_000 });
    }
  });

  it('o prazo que passa pelo ano novo conta o feriado e diz que a portaria não saiu', () => {
    const ciencia = isoDate('2026-12-03');
    const [result] = deadlines({ happened: 'denied', ciencia }, newYear);
    if (!result || !('term' in result)) throw new Error(result?.situation);
    expect(result.term).toMatchObject({
      lastDay: '2027-01-02',
      safeDay: '2026-12-30',
      legalLimit: '2027-01-04',
    });
    const years = optionalDaysOfYears(countedDays(result.term));
    expect(years).toMatchObject([{ year: 2026, ordinance: 'portaria-mgi-11460' }, { year: 2027 }]);
    expect(years[1]?.ordinance).toBeUndefined();
    expect(result.situation).toBe('pastSafeDay');
  });
});

describe.each([newYear, leapDay])('aposentadoria em %s', (referenceDate) => {
  it('quem já tinha uma regra num caso resolvido ainda a tem, com o mesmo tempo até então', () => {
    for (const { title, facts: answers } of retirementCases) {
      const before = retirementRules(answers).rules;
      const later = { lastContribution: answers.referenceDate, ...answers, referenceDate };
      const after = retirementRules(later).rules;
      if (referenceDate <= answers.referenceDate) continue;
      const kept = before.filter(({ verdict }) => verdict === 'met').map(({ id }) => id);
      const met = after.filter(({ verdict }) => verdict === 'met').map(({ id }) => id);
      expect([title, kept.filter((id) => !met.includes(id))]).toEqual([title, []]);
    }
  });
});

describe('29 de fevereiro de 2028', () => {
  it('a pensão por morte nesse dia termina em 1º de março, e a idade se completa com ele', () => {
    const result = survivorPension(
      {
        death: leapDay,
        request: leapDay,
        insured: true,
        contributions: true,
        accident: false,
        formerPartnerWithAlimony: false,
        partner: {
          kind: 'spouse',
          birth: isoDate('2006-02-28'),
          union: true,
          condition: 'none',
        },
      },
      leapDay,
    );
    if (result.outcome !== 'compared') throw new Error(result.outcome);
    // Twenty-two years on 28/02/2028: six years, to a day that 2034 does not have.
    expect(result.timelines.asTold).toMatchObject([{ from: '2028-02-29', until: '2034-03-01' }]);
  });

  it.each([
    ['suspicion', 'depois das Cinzas já passou', '2028-03-02'],
    ['denied', 'o aviso que só vale cinco dias depois leva ao domingo, 5/3', '2028-03-06'],
  ] as const)('%s: o dia 29 é terça-feira de Carnaval, e %s', (happened, _, last) => {
    const on = (today: IsoDate) =>
      deadlines({ happened, ciencia: isoDate('2028-01-30') }, today)[0]?.situation;
    expect(on(isoDate('2028-02-29'))).toBe('pastSafeDay');
    expect(on(isoDate('2028-03-01'))).toBe('mayStillCount');
    expect(on(isoDate(last))).toBe('mayStillCount');
    expect(on(addDays(isoDate(last), 1))).toBe('past');
  });
});
