import type { CitationKey } from './citations.ts';
import { isoDate, wholeYear } from './date.ts';
import { reform } from './reform.ts';
import { type LegalSeries, type LegalValue, legalSeries } from './value.ts';

/** Whom the transition rules tell apart; teachers are those of basic education only. */
export type Insured = 'woman' | 'man' | 'womanTeacher' | 'manTeacher';

interface YearlyStep {
  name: string;
  unit: string;
  source: CitationKey;
  /** Requirement of 2019. */
  start: number;
  /** What each 1 January adds, from 2020 on. */
  step: number;
  cap: number;
}

const firstYear = 2019;
const verifiedOn = isoDate('2026-11-20');

/** One period a year until the cap, which then stays: the reform sets no end to it. */
function yearlyStep({ name, unit, source, start, step, cap }: YearlyStep): LegalSeries<number> {
  const values: LegalValue<number>[] = [];
  for (let year = firstYear, value = start; ; year += 1, value += step) {
    const { from, until } = wholeYear(year);
    const period = { from: year === firstYear ? reform : from, source, verifiedOn };
    if (value >= cap) {
      values.push({ ...period, value: cap });
      return legalSeries({ name, unit, file: 'engine/law/transition-rules.ts', values });
    }
    values.push({ ...period, until, value });
  }
}

/** One point for each year of age and of contribution added up; EC 103/2019, art. 15, §§ 1º and 3º. */
const pointsRule = (who: string, source: CitationKey, start: number, cap: number) =>
  yearlyStep({ name: `pontos, ${who}`, unit: 'pontos', source, start, step: 1, cap });

/** Age in months, six more each year. */
const ageRule = (name: string, source: CitationKey, startYears: number, capYears: number) =>
  yearlyStep({
    name,
    unit: 'meses de idade',
    source,
    start: startYears * 12,
    step: 6,
    cap: capYears * 12,
  });

/** Points (age plus contribution) asked for by EC 103/2019, art. 15. */
export const points: Record<Insured, LegalSeries<number>> = {
  woman: pointsRule('mulher', 'ec-103-15-1', 86, 100),
  man: pointsRule('homem', 'ec-103-15-1', 96, 105),
  womanTeacher: pointsRule('professora', 'ec-103-15-3', 81, 92),
  manTeacher: pointsRule('professor', 'ec-103-15-3', 91, 100),
};

/** Progressive age, in months (59 years and 6 months are 714), of EC 103/2019, art. 16. */
export const progressiveAge: Record<Insured, LegalSeries<number>> = {
  woman: ageRule('idade mínima progressiva, mulher', 'ec-103-16-1', 56, 62),
  man: ageRule('idade mínima progressiva, homem', 'ec-103-16-1', 61, 65),
  womanTeacher: ageRule('idade mínima progressiva, professora', 'ec-103-16-2', 51, 57),
  manTeacher: ageRule('idade mínima progressiva, professor', 'ec-103-16-2', 56, 60),
};

/** Age, in months, for retirement by age of who was insured before the reform; EC 103/2019, art. 18. */
export const retirementAge: Record<'woman' | 'man', LegalSeries<number>> = {
  woman: ageRule('idade da aposentadoria por idade, mulher', 'ec-103-18-1', 60, 62),
  man: ageRule('idade da aposentadoria por idade, homem', 'ec-103-18', 65, 65),
};
