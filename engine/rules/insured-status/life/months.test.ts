import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { oneMonth, paid, paidFrom, spell } from '../../contribution-time/proof/lives.ts';
import { coverOf, jobFrom, paidAlone } from '../proof/cover-of.ts';

describe('meses de contribuição', () => {
  it.each([
    ['certo', {}, '2010-03-01', 4],
    ['pendente: nem assim', { standing: 'pending' }, '2010-03-01', 4],
    ['recusado: são do emprego', { standing: 'refused' }, '2010-03-01', 14],
    ['desde o segundo dia: o mês tem um de trabalho', {}, '2010-03-02', 5],
  ] as const)(
    'de auxílio dentro de um emprego não entram nas 120 (TNU, Tema 365): %s',
    (_, more, from, least) => {
      const job = spell('a', 'employee', ['2010-01-01', '2011-02-28']);
      const benefit = spell('b', 'incapacityBenefit', [from, '2010-12-31'], [], more);
      expect(coverOf([job, benefit]).least?.paid.least).toBe(least);
    },
  );

  const service = (base: number) => oneMonth('a', 'serviceToCompany', '2021-02', base);
  /** Long late, and nothing was paid on time before. */
  const late = oneMonth('b', 'ownAccount', '2021-02', 330_000, { paidOn: isoDate('2024-06-27') });

  it.each([
    ['no mínimo', [service(110_000)], '2021-02-01', '2021-02-01'],
    ['abaixo dele (TNU, Tema 349)', [service(109_999)], undefined, '2021-02-01'],
    ['zero', [service(0)], undefined, undefined],
    ['pago em atraso, antes de algum em dia', [late], undefined, undefined],
    ['abaixo do mínimo, ao lado desse atraso', [service(109_999), late], undefined, '2021-02-01'],
  ] as const)('%s', (_, spells, least, most) => {
    const cover = coverOf(spells);
    expect([cover.least?.month, cover.most?.month]).toEqual([least, most]);
  });

  it('pago em atraso depois de um auxílio, que manteve a proteção', () => {
    const own = spell(
      'own',
      'ownAccount',
      ['2024-01-01', '2025-09-30'],
      [
        paid('2024-01', 300_000, { paidOn: isoDate('2024-02-10') }),
        paid('2025-09', 300_000, { paidOn: isoDate('2025-12-01') }),
      ],
    );
    const told = [jobFrom('a', '2023-12-01'), own, jobFrom('b', '2026-02-01')];
    const benefit = spell('c', 'incapacityBenefit', ['2024-06-01', '2025-06-30']);
    expect(coverOf(told).least?.paid.least).toBe(1);
    expect(coverOf([...told, benefit]).least?.paid.least).toBe(4);
  });

  it.each([
    ['sem dia de pagamento', {}, '2019-10-01'],
    ['em atraso: a conta já para antes deles', { paidOn: isoDate('2021-04-11') }, '2019-02-01'],
  ])('doméstica até 16/04/2020, com os três últimos meses de 2019 pagos %s', (_, more, month) => {
    const home = spell(
      'a',
      'domestic',
      ['2018-01-01', '2020-04-16'],
      [...paidFrom('2018-01', 14, 300_000), ...paidFrom('2019-03', 3, 300_000, more)],
    );
    expect(coverOf([home]).least?.month).toBe(month);
  });
});

describe('de volta no mês em que a proteção acaba', () => {
  const before = spell(
    'a',
    'employee',
    ['2020-01-01', '2020-12-31'],
    paidFrom('2020-01', 12, 300_000),
  );

  // 12/2020 and 12 months: until 15/02/2022; at most, with 24, until 15/02/2023.
  it.each([
    ['2022-02-15', 13, 13],
    ['2022-02-16', 1, 13],
    ['2023-02-15', 1, 13],
    ['2023-02-16', 1, 1],
  ])('emprego desde %s: %i certas, até %i', (from, least, most) => {
    const cover = coverOf([before, jobFrom('b', from)]);
    expect([cover.least?.paid.least, cover.most?.paid.most]).toEqual([least, most]);
  });

  it.each([
    ['2022-02-01', 1, 13],
    ['2023-02-15', 1, 13],
    ['2023-02-16', 1, 1],
  ])(
    'por conta própria desde %s, o que não é dia certo: %i certas, até %i',
    (from, least, most) => {
      const cover = coverOf([before, paidAlone('b', 'ownAccount', from)]);
      expect([cover.least?.paid.least, cover.most?.paid.most]).toEqual([least, most]);
    },
  );

  it('o campo entre dois empregos pode manter a proteção', () => {
    const after = jobFrom('b', '2024-02-01');
    const field = spell('c', 'special', ['2022-01-01', '2022-06-30']);
    expect(coverOf([before, after]).most?.paid.most).toBe(1);
    expect(coverOf([before, field, after]).most?.paid.most).toBe(13);
  });

  it('mais de 120 meses pagos no campo não alongam o prazo com certeza', () => {
    // Carnês until 01/1990, presumed on time; 235 months of a job from 06/1991 on.
    const field = spell('c', 'special', ['1980-01-01', '1990-01-31'], paidFrom('1980-01', 121));
    const job = spell('d', 'employee', ['1991-06-01', '2010-12-31']);
    const worker = { ...field, kind: 'ownAccount' } as const;
    expect(coverOf([field, job]).least?.paid.least).toBe(235);
    expect(coverOf([worker, job]).least?.paid.least).toBe(356);
  });
});
