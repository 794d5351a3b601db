import { expect, it } from 'vitest';
import { isoDate } from './date.ts';
import { points, progressiveAge, retirementAge } from './transition-rules.ts';
import { type LegalSeries, MissingLegalValueError, valueOn } from './value.ts';

/** Typed out from the law, year by year, to judge what the code computes. Ages as '56a6m'. */
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
  2060 100 105  92 100  62a0m 65a0m  57a0m 60a0m  62a0m
`;

const columns: [string, LegalSeries<number>][] = [
  ['pontos, mulher', points.woman],
  ['pontos, homem', points.man],
  ['pontos, professora', points.womanTeacher],
  ['pontos, professor', points.manTeacher],
  ['idade progressiva, mulher', progressiveAge.woman],
  ['idade progressiva, homem', progressiveAge.man],
  ['idade progressiva, professora', progressiveAge.womanTeacher],
  ['idade progressiva, professor', progressiveAge.manTeacher],
  ['aposentadoria por idade, mulher', retirementAge.woman],
];

function numberOf(cell: string): number {
  const [years = '', months] = cell.replace('m', '').split('a');
  return months === undefined ? Number(years) : Number(years) * 12 + Number(months);
}

const cases = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [year = '', ...cells] = line.trim().split(/\s+/);
    return columns.map(([name, series], index) => ({
      name,
      series,
      year,
      cell: cells[index] ?? '',
    }));
  });

it.each(cases)('$name em $year: $cell', ({ series, year, cell }) => {
  const firstDay = year === '2019' ? '2019-11-13' : `${year}-01-01`;
  expect(valueOn(series, isoDate(firstDay))).toBe(numberOf(cell));
  expect(valueOn(series, isoDate(`${year}-12-31`))).toBe(numberOf(cell));
});

it.each(columns)('%s: não há regra antes da reforma, de 13/11/2019', (_, series) => {
  expect(() => valueOn(series, isoDate('2019-11-12'))).toThrow(MissingLegalValueError);
});

it('homem, aposentadoria por idade: sempre 65 anos', () => {
  expect(valueOn(retirementAge.man, isoDate('2019-11-13'))).toBe(65 * 12);
  expect(valueOn(retirementAge.man, isoDate('2060-01-01'))).toBe(65 * 12);
});

it('cada regra cita o seu artigo', () => {
  expect(points.woman.values[0]?.source).toBe('ec-103-15-1');
  expect(points.manTeacher.values[0]?.source).toBe('ec-103-15-3');
  expect(progressiveAge.man.values[0]?.source).toBe('ec-103-16-1');
  expect(progressiveAge.womanTeacher.values[0]?.source).toBe('ec-103-16-2');
  expect(retirementAge.woman.values[0]?.source).toBe('ec-103-18-1');
});
