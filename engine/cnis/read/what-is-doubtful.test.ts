import { expect, it } from 'vitest';
import type { Unread } from '../extract.ts';
import { CellReader } from './cell-values.ts';
import { rowsOf } from './cells.ts';
import { readConsolidated } from './consolidated.ts';
import { readGrid } from './grid.ts';
import { readHeading } from './heading.ts';
import { headingModels } from './heading-models.ts';
import { linesOf, type Piece } from './lines.ts';
import { parseAmount } from './values.ts';

// Where two readings are as near, none is taken: what is doubtful is told, and not counted.

const at = (text: string, x: number, y: number, line = 1): Piece => ({
  text,
  x,
  end: x + 30,
  y,
  place: { page: 1, line },
});

it.each([
  ['1.518,00', 151_800],
  ['12.345.678.901,23', 1_234_567_890_123],
  ['1.234.567.890.123,00', undefined],
  ['1518,00', undefined],
])('%s: salários de antes de 1994 têm muitos dígitos', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it.each([
  [2, 1],
  [2.1, 2],
])('textos a %f pontos: %i linhas', (away, count) => {
  const run = (y: number) => ({ text: 'x', x: 10, y, width: 5 });
  expect(linesOf([[run(100), run(100 + away)]]).lines[0]).toHaveLength(count);
});

const contributions = headingModels.contributions;
const heading = () => {
  const words: Record<string, string> = {
    month: 'Competência',
    paidOn: 'Data Pgto.',
    paid: 'Contribuição',
    base: 'Salário Contribuição',
    indicators: 'Indicadores',
  };
  const read = readHeading(
    contributions.map(({ column, x, end }) => ({ ...at(words[column] ?? '', x, 0), end })),
  );
  if (!read) throw new Error('no heading');
  return read;
};
const columnAt = (name: string): number => {
  const slot = contributions.find(({ column }) => column === name);
  return slot ? (slot.x + slot.end) / 2 - 15 : 0;
};

it('um valor entre duas linhas, à mesma distância, não é de nenhuma', () => {
  const unread: Unread[] = [];
  const rows = rowsOf(
    [
      at('01/2020', columnAt('month'), 100),
      at('02/2020', columnAt('month'), 106),
      at('1,00', columnAt('base'), 103),
    ],
    heading(),
    (_, column) => column === 'month',
    () => 3,
    unread,
  );
  expect(rows.map(({ cells }) => cells.size)).toEqual([0, 0]);
  expect(unread).toMatchObject([{ text: '1,00', why: 'ambiguous' }]);
});

it.each([
  ['99,99', 1],
  ['100,00', 0],
])('de uma base de 100,00, pagos %s: as colunas podem estar trocadas', (paid, read) => {
  const unread: Unread[] = [];
  const { months } = readGrid(
    {
      kind: 'grid',
      heading: heading(),
      pieces: [
        at('01/2020', columnAt('month'), 100),
        at(paid, columnAt('paid'), 100),
        at('100,00', columnAt('base'), 100),
      ],
    } as unknown as Parameters<typeof readGrid>[0],
    unread,
  );
  expect(months.filter(({ base }) => base !== undefined)).toHaveLength(read);
  expect(unread.length > 0).toBe(read === 0);
});

it('dois números de empresa em uma célula: nenhum texto é lido', () => {
  const unread: Unread[] = [];
  const pieces = [
    at('11.111.111/0001-11', 10, 100),
    { ...at('22.222.222/0001-22', 41, 100), place: { page: 1, line: 1 } },
  ];
  const cells = new Map([['origin' as const, pieces]]);
  const reader = new CellReader({ anchor: at('1', 0, 100), group: 0, cells }, unread);
  expect(reader.words('origin')).toBeUndefined();
  expect(unread).toHaveLength(2);
});

it('dois valores no mesmo mês consolidado: nenhum é lido', () => {
  const names = ['Ano', ...'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez'.split(' ')];
  const row = (texts: readonly string[], line: number) =>
    texts.map((text, index) => at(text, index * 60, line * 10, line));
  const unread: Unread[] = [];
  const twice = { ...at('7,00', 62, 20, 2), place: { page: 1, line: 2 } };
  const read = readConsolidated(
    [...row(names, 1), ...row(['2020', '1,00', '2,00'], 2), twice],
    unread,
  );
  expect(read.map(({ month }) => month)).toEqual(['2020-02']);
  expect(unread.map(({ text, why }) => [text, why])).toEqual([
    ['1,00', 'ambiguous'],
    ['7,00', 'ambiguous'],
  ]);
});
