import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { Spell } from '../../contribution-time/life.ts';
import { paidFrom, spell } from '../../contribution-time/proof/lives.ts';
import { coverOf, jobFrom, paidAlone } from '../proof/cover-of.ts';

const job = (from: string, until: string, months: Spell['months'], more: Partial<Spell> = {}) =>
  spell('a', 'employee', [from, until], months, more);

/** G1: alone it covers until 15/05/2026. */
const left = job('2024-01-01', '2025-03-10', paidFrom('2024-01', 15, 300_000));

describe('um seguro-desemprego depois da saída em 10/03/2025', () => {
  it.each([
    ['G2: pouco depois', '2025-04-20', '2027-05-15'],
    ['antes do último trabalho', '2023-04-20', '2026-05-15'],
    ['enquanto ainda trabalhava', '2025-03-05', '2026-05-15'],
    ['no dia da saída', '2025-03-10', '2026-05-15'],
    ['no dia seguinte', '2025-03-11', '2027-05-15'],
    ['no último dia do prazo', '2026-05-15', '2027-05-15'],
    ['de outro trabalho, depois do prazo', '2026-05-16', '2026-05-15'],
    ['que ainda não começou', '2026-11-23', '2026-05-15'],
  ])('%s', (_, on, safe) => {
    expect(coverOf([left], [on]).safe).toBe(safe);
  });

  it.each([
    ['2025-02-28', undefined],
    ['2025-03-01', 'insurance'],
  ])('na leitura mais longa basta que não venha antes do último mês: %s', (on, shown) => {
    expect(coverOf([left], [on]).most?.unemployment).toBe(shown);
  });

  const beside = (more: Partial<Spell>) => ({
    ...job('2025-04-01', '2025-08-31', [], more),
    id: 'b',
  });

  it.each([
    ['pendente, nesse dia', '2025-05-02', { standing: 'pending' }, '2026-05-15'],
    ['pendente, no último dia dele', '2025-08-31', { standing: 'pending' }, '2026-05-15'],
    ['pendente, já acabado', '2025-09-01', { standing: 'pending' }, '2027-05-15'],
    ['recusado', '2025-05-02', { standing: 'refused' }, '2027-05-15'],
  ] as const)('com outro emprego escrito, %s', (_, on, more, safe) => {
    expect(coverOf([left, beside(more)], [on]).safe).toBe(safe);
  });

  it('com outro emprego que se diz que segue, não mostra nada de certo', () => {
    const { until, ...open } = beside({ standing: 'pending', isRunning: true });
    expect(coverOf([left, open], ['2025-05-02']).safe).toBe('2026-05-15');
  });

  it.each([
    ['2025-04-30', '2026-06-15'],
    ['2025-03-31', '2026-05-15'],
  ])('e um auxílio até %s acaba com o que o desemprego dá', (until, safe) => {
    const benefit = spell('b', 'incapacityBenefit', ['2025-03-20', until]);
    expect(coverOf([left, benefit], ['2025-05-02']).safe).toBe(safe);
  });

  it('vale também para quem por último pagou por conta própria, com o emprego já sem salário', () => {
    const silent = job('2024-01-01', '2025-12-31', paidFrom('2024-01', 17, 300_000));
    const own = paidAlone('b', 'ownAccount', '2025-12-01');
    const { least, safe } = coverOf([silent, own], ['2026-01-20']);
    expect([least?.kind, safe]).toEqual(['ownAccount', '2028-02-15']);
  });
});

describe('entre dois empregos', () => {
  const before = job('2020-01-01', '2020-12-31', paidFrom('2020-01', 12, 300_000));
  const after = jobFrom('b', '2022-09-01');
  const count = (spells: readonly Spell[], on: readonly string[]) =>
    coverOf([before, ...spells, after], on).least?.paid.least;

  // 12/2020 and 12 months: until 15/02/2022; with unemployment until 15/02/2023.
  it.each([
    ['sem seguro-desemprego, a proteção se perde', [], 1],
    ['com ele, as contribuições somam', ['2021-02-10'], 13],
    ['no último dia do prazo', ['2022-02-15'], 13],
    ['um dia depois', ['2022-02-16'], 1],
    ['antes do fim do primeiro', ['2020-12-10'], 1],
  ] as const)('%s', (_, on, least) => {
    expect(count([], on)).toBe(least);
  });

  it.each([
    ['2020-12-10', 1],
    ['2020-12-11', 13],
  ])('saiu em 10/12/2020, e o seguro-desemprego é de %s: %i', (on, least) => {
    const early = { ...before, until: isoDate('2020-12-10') };
    expect(coverOf([early, after], [on]).least?.paid.least).toBe(least);
  });

  it('com um emprego escrito nesse dia, não', () => {
    const pending = spell('c', 'employee', ['2021-02-01', '2021-02-28'], [], {
      standing: 'pending',
    });
    expect(count([pending], ['2021-02-10'])).toBe(1);
  });

  it('um auxílio no meio acaba com o que ele dá', () => {
    const benefit = spell('c', 'incapacityBenefit', ['2021-04-01', '2021-04-30']);
    expect(count([benefit], ['2021-02-10'])).toBe(1);
  });
});
