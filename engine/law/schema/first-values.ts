import { type BrokenTie, fileOf, type SeriesOf } from './tie.ts';

/**
 * What the files said when they began, written a second time as bookkeepers do: it has been law already
 * and changes no more. So a slip of the hand over it is seen, and a new value in the place of an old one.
 */
const firstValues: Readonly<Record<string, readonly [from: string, value: string | number]>> = {
  'minimum-wage': ['2026-01-01', '1.621,00'],
  ceiling: ['2026-01-01', '8.475,55'],
  'low-income': ['2026-01-01', '1.980,38'],
  'family-allowance': ['2026-01-01', '67,54'],
  'second-bracket': ['2026-01-01', '2.902,84'],
  'third-bracket': ['2026-01-01', '4.354,27'],
  'untaxed-income': ['2026-01-01', '5.000,00'],
  'reduced-tax-income': ['2026-01-01', '7.350,00'],
  'mei-trade-tax': ['2012-01-01', '1,00'],
  'mei-services-tax': ['2012-01-01', '5,00'],
  'full-plan-rate': ['2003-01-01', '20'],
  'simplified-plan-rate': ['2012-01-01', '11'],
  'low-income-plan-rate': ['2012-01-01', '5'],
  'mei-rate': ['2012-01-01', '5'],
  'withheld-rate': ['2012-01-01', '11'],
  'employee-first-rate': ['2020-03-01', '7,5'],
  'dpu-income': ['2026-01-01', 2],
  'jef-limit': ['2003-01-01', 60],
  'own-due-day': ['2003-01-01', 15],
  'mei-due-day': ['2012-01-01', 20],
  'documentary-exam-days': ['2026-03-24', 90],
  'bpc-medicine': ['2026-09-30', '56,00'],
  'bpc-treatment': ['2026-09-30', '110,00'],
  'bpc-nappies': ['2026-09-30', '120,00'],
  'bpc-special-food': ['2026-09-30', '147,00'],
  'bpc-day-centre': ['2026-09-30', '40,00'],
  'maternity-days': ['1991-07-25', 120],
};

/** Values of days gone by that the files no longer say as they did. */
export const changedFirst = (seriesOf: SeriesOf): BrokenTie[] =>
  Object.entries(firstValues).flatMap(([name, [from, known]]): BrokenTie[] => {
    const file = fileOf(name);
    const values = seriesOf(file)?.values ?? [];
    const index = values.findIndex((one) => one.from === from);
    const now = values[index];
    if (now === undefined || now.isJumpConfirmed || String(now.value) === String(known)) return [];
    const since = from.split('-').reverse().join('/');
    const message = `o valor desde ${since} é ${known}, e o que já valeu não muda. Um valor novo não se escreve em cima: desfaça, e acrescente mais um com a data dele. Se o antigo é que estava errado, acrescente "isJumpConfirmed": true`;
    return [{ file, index, message }];
  });
