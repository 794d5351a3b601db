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
import { cases as pensionCases } from './survivor-pension/proof/cases.ts';
import { survivorPension } from './survivor-pension/survivor-pension.ts';

const newYear = isoDate('2027-01-02');
const leapDay = isoDate('2028-02-29');

// One of before the reform is counted in the money of its own year.
const recentPensions = pensionCases.filter(({ facts }) => facts.death >= reform);

const added: LegalSeries<number>[] = [];

/** An invented value, only to see it taken up: those of 2027 come by decree and ordinance. */
function withValue(series: LegalSeries<number>, value: number): void {
  const [{ source, verifiedOn }] = series.values as [LegalValue<number>];
  const values = series.values as LegalValue<number>[];
  values.push({ ...wholeYear(2027), value, source, ...(verifiedOn && { verifiedOn }) });
  added.push(series);
}

function withValuesOf2027(): void {
  withValue(minimumWage, 170_000);
  withValue(ceiling, 880_000);
}

afterEach(() => {
  for (const series of added.splice(0)) (series.values as LegalValue<number>[]).pop();
});

describe('2 de janeiro de 2027', () => {
  it('sem os valores novos, a renda do BPC não se compara com os antigos; com eles, sim', () => {
    for (const { facts } of bpcCases)
      expect(() => bpcIncome(facts, newYear)).toThrow(MissingLegalValueError);
    withValuesOf2027();
    for (const { facts } of bpcCases) {
      const { wage, withBolsaFamilia } = bpcIncome(facts, newYear);
      expect([wage.value, withBolsaFamilia.quarter.perPerson]).toEqual([170_000, 42_500]);
    }
  });

  it('sem eles, a pensão usa os últimos e diz de que ano são; com eles, os do ano', () => {
    const figures = () =>
      recentPensions.flatMap(({ facts }) => {
        const result = survivorPension(facts, newYear);
        return result.outcome === 'compared' ? [result.figures] : [];
      });
    const last = { year: 2026, isCurrent: false, minimumWage: 162_100 };
    for (const used of figures()) expect(used).toMatchObject(last);
    withValuesOf2027();
    const ofYear = { year: 2027, isCurrent: true, ceiling: 880_000 };
    for (const used of figures()) expect(used).toMatchObject(ofYear);
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
