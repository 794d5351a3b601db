import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { addMonths, firstDayOf, readMonth } from '#law/month.ts';
import { paidFrom, spell } from '../../contribution-time/proof/lives.ts';
import { coverOf, jobFrom, paidAlone } from '../proof/cover-of.ts';

describe('um benefício depois de um emprego que acabou em 31/01/2020', () => {
  /** So many months until then. */
  const job = (count: number) =>
    spell(
      'a',
      'employee',
      [firstDayOf(addMonths(readMonth('2020-02'), -count)), '2020-01-31'],
      paidFrom('2019-11', 3, 300_000),
    );
  const until = (end: string) => spell('b', 'incapacityBenefit', ['2020-03-01', end]);

  it.each([
    ['120 contribuições: do benefício', 120, '2020-04-30', 'benefitEnded', '2021-06-15'],
    ['121: do emprego, que dura mais', 121, '2020-04-30', 'stopped', '2022-03-15'],
    [
      '121, e os dois até o mesmo dia: do benefício',
      121,
      '2021-01-31',
      'benefitEnded',
      '2022-03-15',
    ],
    ['121, e um benefício longo', 121, '2021-06-30', 'benefitEnded', '2022-08-15'],
  ] as const)('%s', (_, count, end, event, safe) => {
    const cover = coverOf([job(count), until(end)]);
    expect([cover.least?.event, cover.safe]).toEqual([event, safe]);
    expect(cover.least?.paid.least).toBe(count);
  });

  it('121, e um seguro-desemprego antes do benefício, que acaba com o que ele dá', () => {
    expect(coverOf([job(121)], ['2020-02-10']).safe).toBe('2023-03-15');
    expect(coverOf([job(121), until('2020-04-30')], ['2020-02-10']).safe).toBe('2022-03-15');
  });

  it('121 perdidas antes: o que elas davam não é certo', () => {
    const again = jobFrom('c', '2026-01-01');
    const cover = coverOf([job(121), again]);
    expect([cover.least?.lostSince, cover.safe, cover.furthest]).toEqual([
      true,
      '2027-03-15',
      '2029-03-15',
    ]);
  });

  it('121 perdidas antes não fazem o emprego durar mais do que o benefício', () => {
    const again = jobFrom('c', '2024-01-01');
    const benefit = spell('d', 'incapacityBenefit', ['2024-03-01', '2024-04-30']);
    expect(coverOf([job(121), again, benefit]).safe).toBe('2025-06-15');
  });

  it('um emprego depois do benefício é o que conta', () => {
    const again = jobFrom('c', '2020-06-01');
    const cover = coverOf([job(10), until('2020-04-30'), again]);
    expect([cover.least?.event, cover.safe]).toEqual(['stopped', '2021-08-15']);
  });
});

describe('emprego que pode não ter acabado', () => {
  const refused = paidFrom('2026-10', 1, 300_000, { standing: 'refused' });

  it.each([
    ['2026-11-21', 'stopped'],
    ['2026-11-22', 'stillPaying'],
    ['2026-11-23', 'stillPaying'],
  ])('com fim escrito em %s', (until, event) => {
    const { least, most } = coverOf([
      spell('a', 'employee', ['2026-01-01', until], paidFrom('2026-01', 1, 300_000)),
    ]);
    expect([least?.event, most?.event]).toEqual(['stopped', event]);
  });

  it('dito que segue, mesmo com tudo o que se contou dele recusado', () => {
    const open = spell('a', 'employee', ['2026-10-01'], refused, { isRunning: true });
    const { least, most, laterBecause } = coverOf([open]);
    expect([least, most?.event, laterBecause]).toEqual([undefined, 'stillPaying', ['openJob']]);
  });

  it.each([
    ['que ainda vai começar', ['2026-11-23', '2026-12-31'], {}],
    ['recusado', ['2026-10-01', '2026-12-31'], { standing: 'refused' }],
  ] as const)('%s: nada', (_, dates, more) => {
    expect(coverOf([spell('a', 'employee', dates, refused, more)]).most).toBeUndefined();
  });

  it('quem paga por conta própria, com fim num dia que ainda vem, não segue por isso', () => {
    const own = { ...paidAlone('a', 'ownAccount', '2026-09-01'), until: isoDate('2026-12-31') };
    expect(coverOf([own]).most?.event).toBe('stopped');
  });
});
