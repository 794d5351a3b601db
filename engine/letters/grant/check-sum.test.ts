import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { addMonths, type Month, readMonth } from '#law/month.ts';
import { correctionFactors, salaryCorrection } from '#law/salary-correction.ts';
import { flat } from '#words/flat.ts';
import { checkSum, type SumQuestion } from './check-sum.ts';
import { readTable } from './read-table.ts';

const july: SumQuestion['correction'] = {
  ...salaryCorrection,
  rates: salaryCorrection.rates.slice(0, 384),
};
const factors = correctionFactors(july);
const written = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

interface Line {
  month: Month;
  salary: number;
  corrected?: number;
  note?: string;
}

/** As the INSS prints it: the whole index in the product, cut at four decimals on the paper. */
const printed = (lines: readonly Line[]): string[] =>
  lines.map(({ month, salary, note = '', ...line }, at) => {
    const factor = factors.get(month) ?? 1;
    const index = (Math.floor(factor * 10_000) / 10_000).toFixed(4).replace('.', ',');
    const corrected = line.corrected ?? Math.floor(salary * factor);
    const [year, number] = month.split('-');
    return `${String(at + 1).padStart(3, '0')} ${number}/${year} ${written(salary)} ${index} ${written(corrected)} ${note}`;
  });

const months = (from: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => addMonths(readMonth(from), at));
const year = months('2025-01', 12).map((month) => ({ month, salary: 300_000 }));

function check(lines: readonly string[], more: Partial<SumQuestion> = {}) {
  const text = lines.join('\n');
  const table = readTable(text, flat(text));
  if (!table) throw new Error('sem tabela');
  const result = checkSum({ table, dib: isoDate('2026-07-01'), correction: july, ...more });
  return {
    ...result,
    said: result.statements.map(({ what, months: of }) => [what, ...of]),
    asked: result.questions.map(({ what, months: of }) => [what, ...of]),
  };
}

describe('as linhas', () => {
  it('uma tabela certa nada diz, e confere cada índice com a tabela da lei', () => {
    expect(check(printed(year))).toMatchObject({
      lines: 12,
      said: [],
      asked: [],
      indices: { agree: 12, of: 12 },
    });
  });

  it('linhas quebradas em qualquer lugar são as mesmas', () => {
    const broken = printed(year).map((line) => line.replaceAll(' ', '\n'));
    expect(check(broken)).toMatchObject({ lines: 12, said: [], indices: { agree: 12 } });
  });

  it.each([
    [30, []],
    [31, []],
    [32, [['product', '2025-01']]],
  ])('o índice é cortado: %i centavos a mais em R$ 3.000,00', (cents, said) => {
    const [first, ...rest] = year;
    const index = Math.floor((factors.get(readMonth('2025-01')) ?? 0) * 10_000);
    const corrected = (300_000 * index) / 10_000 + cents;
    const lines = printed([{ month: readMonth('2025-01'), salary: 300_000, corrected }, ...rest]);
    expect([first?.month, check(lines).said]).toEqual(['2025-01', said]);
  });

  it('mês repetido, buraco na numeração, abaixo do mínimo e acima do teto', () => {
    const twice = printed([...year, { month: readMonth('2025-03'), salary: 200_000 }]);
    expect(check(twice).said).toEqual([['repeated', '2025-03']]);
    expect(check(printed(year).toSpliced(4, 1)).said).toEqual([['linesMissing', '2025-06']]);
    const limits = [151_799, 151_800, 815_741, 815_742];
    const lines = months('2025-01', 4).map((month, at) => ({ month, salary: limits[at] ?? 0 }));
    expect(check(printed(lines)).said).toEqual([
      ['belowMinimum', '2025-01'],
      ['aboveCeiling', '2025-04'],
    ]);
  });

  it('o que foi desconsiderado é perguntado, e não conta', () => {
    const lines = [...printed(year), 'Salários desconsiderados', ...printed(year.slice(0, 1))];
    expect(check(lines)).toMatchObject({ said: [], asked: [['disregarded', '2025-01']] });
  });

  it('um índice que não é o da lei', () => {
    const wrong = printed(year).with(3, '004 04/2025 3.000,00 9,9999 29.999,70');
    expect(check(wrong).indices).toEqual({ agree: 11, of: 12, differ: ['2025-04'] });
  });

  it('a tabela não chega ao mês do início: nenhum índice é conferido', () => {
    expect(check(printed(year), { dib: isoDate('2026-08-01') }).indices).toBeUndefined();
  });
});

describe('os totais', () => {
  const all = year.map(({ month, salary }) => Math.floor(salary * (factors.get(month) ?? 1)));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const totals = (cents: number) => [
    ...printed(year),
    `Média dos 12 maiores salários: R$ ${written(cents)}`,
    'Coeficiente: 80%',
  ];

  it.each([
    [Math.floor(mean), Math.floor(mean * 0.8), ['mean', 'coefficient'], []],
    [Math.floor(mean) - 2, Math.floor(mean * 0.8), ['coefficient'], [['mean']]],
    [Math.floor(mean), Math.floor(mean * 0.8) + 5, ['mean'], [['coefficient']]],
  ])('média %i, renda %i', (printedMean, rmi, agreed, asked) => {
    expect(check(totals(printedMean), { rmi })).toMatchObject({ agreed, asked });
  });

  it('de uma tabela que não foi lida inteira não se diz a média', () => {
    expect(check(totals(1).toSpliced(4, 1))).toMatchObject({ agreed: [], asked: [] });
  });
});
