import { expect, it } from 'vitest';
import type { Spell } from '../../contribution-time/life.ts';
import { paidFrom, spell } from '../../contribution-time/proof/lives.ts';
import { coverOf, paidAlone } from '../proof/cover-of.ts';

const work = spell('a', 'employee', ['2024-01-01', '2024-12-31'], paidFrom('2024-01', 12, 300_000));
const benefit = spell('b', 'incapacityBenefit', ['2025-06-01', '2025-06-30']);

const asFacultativo = (month: string, more: Partial<Spell> = {}) =>
  paidAlone('c', 'facultativo', `${month}-01`, more);

it.each([
  ['só trabalhou', [work], 'employee', '2026-08-15', '2027-08-15'],
  ['nada antes dele', [], undefined, '2026-08-15', '2027-08-15'],
  [
    'só pagou como facultativo',
    [asFacultativo('2025-02')],
    'facultativo',
    '2026-02-15',
    '2026-08-15',
  ],
  [
    'facultativo depois do trabalho: 6 meses certos, e os do trabalho possíveis',
    [work, asFacultativo('2025-02')],
    'facultativo',
    '2026-02-15',
    '2027-08-15',
  ],
  [
    'facultativo pendente depois do trabalho: também',
    [work, asFacultativo('2025-02', { standing: 'pending' })],
    'facultativo',
    '2026-02-15',
    '2027-08-15',
  ],
  [
    'facultativo recusado: como quem trabalhou',
    [work, asFacultativo('2025-02', { standing: 'refused' })],
    'employee',
    '2026-08-15',
    '2027-08-15',
  ],
  [
    'facultativo antes do trabalho',
    [work, asFacultativo('2023-11')],
    'employee',
    '2026-08-15',
    '2027-08-15',
  ],
  [
    'com carteira e por conta própria no mesmo mês',
    [work, paidAlone('d', 'ownAccount', '2024-12-01')],
    'employee',
    '2026-08-15',
    '2027-08-15',
  ],
  [
    'só facultativo, antes e depois',
    [asFacultativo('2025-02'), { ...asFacultativo('2025-08'), id: 'd' }],
    'facultativo',
    '2026-04-15',
    '2026-08-15',
  ],
  [
    'facultativo no último mês do trabalho',
    [work, asFacultativo('2024-12')],
    'employee',
    '2026-08-15',
    '2027-08-15',
  ],
  [
    'facultativo, e um trabalho que falta provar',
    [{ ...work, standing: 'pending' }, asFacultativo('2025-02')],
    'facultativo',
    '2026-02-15',
    '2027-08-15',
  ],
  [
    'facultativo só depois do benefício: seguro é o prazo dele',
    [work, asFacultativo('2025-08')],
    'facultativo',
    '2026-04-15',
    '2027-08-15',
  ],
] as const)('%s', (_, spells, kind, safe, furthest) => {
  const cover = coverOf([...spells, benefit]);
  expect(cover.least?.kind).toBe(kind);
  expect([cover.safe, cover.furthest]).toEqual([safe, furthest]);
});

it.each([
  ['2022-04', 'employee', '2027-08-15'],
  ['2022-03', 'facultativo', '2026-08-15'],
])(
  'facultativo, e um trabalho até %s: o prazo mais longo é de 36 meses',
  (last, kind, furthest) => {
    const months = Number(last.slice(5));
    const old = spell(
      'a',
      'employee',
      ['2022-01-01', `${last}-30`],
      paidFrom('2022-01', months, 300_000),
    );
    const cover = coverOf([old, asFacultativo('2025-02'), benefit]);
    expect([cover.most?.kind, cover.furthest, cover.safe]).toEqual([kind, furthest, '2026-02-15']);
  },
);

it('um benefício que começou coberto pelo trabalho segue assim', () => {
  const long = spell('b', 'incapacityBenefit', ['2022-06-01', '2026-06-30']);
  const old = spell('a', 'employee', ['2022-01-01', '2022-04-30'], paidFrom('2022-01', 4, 300_000));
  const cover = coverOf([old, asFacultativo('2022-05'), long]);
  expect([cover.most?.kind, cover.safe, cover.furthest]).toEqual([
    'employee',
    '2027-02-15',
    '2028-08-15',
  ]);
});

it('o campo, por suas datas, pode ser o trabalho', () => {
  const field = spell('d', 'special', ['2024-01-01', '2024-12-31']);
  const cover = coverOf([field, asFacultativo('2025-02'), benefit]);
  expect([cover.most?.kind, cover.safe, cover.furthest]).toEqual([
    'special',
    '2026-02-15',
    '2027-08-15',
  ]);
});

it('os 12 meses do decreto, que são possíveis, mantêm a proteção até o pagamento seguinte', () => {
  const later = { ...asFacultativo('2026-05'), id: 'd' };
  expect(coverOf([asFacultativo('2025-02'), benefit, later]).most?.paid).toEqual({
    least: 2,
    most: 2,
  });
  expect(coverOf([asFacultativo('2025-02'), benefit, later]).least?.paid.least).toBe(1);
});
