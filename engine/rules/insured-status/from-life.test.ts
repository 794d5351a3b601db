import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { addMonths, firstDayOf, lastDayOf, readMonth } from '#law/month.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import type { Spell } from '../contribution-time/life.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import { life, oneMonth, paid, paidFrom, spell } from '../contribution-time/proof/lives.ts';
import { insuredFromLife } from './from-life.ts';
import { insuredStatus } from './insured-status.ts';
import { coverOf, daysOf } from './proof/cover-of.ts';

const job = (from: string, until: string | undefined, months: Spell['months'], more = {}) =>
  spell('a', 'employee', [from, until], months, more);

const read = (spells: readonly Spell[]) => insuredFromLife(life(spells));

const untilOf = (spells: readonly Spell[]) => coverOf(spells).safe;

describe('da vida às respostas', () => {
  const g1 = job('2024-01-01', '2025-03-10', paidFrom('2024-01', 15, 300_000));

  it('G1: empregado, saiu em 10/03/2025', () => {
    expect(read([g1])).toMatchObject({
      answers: {
        least: {
          event: 'stopped',
          kind: 'employee',
          month: '2025-03-01',
          paid: { least: 15, most: 15 },
          lostSince: false,
          unemployment: undefined,
        },
      },
      laterBecause: [],
    });
    expect(untilOf([g1])).toBe('2026-05-15');
  });

  it.each([
    ['2024-03-10', '2024-02', '2025-04-15', '2025-04-15'],
    ['2024-03-10', '2024-03', '2025-05-15', '2025-05-15'],
    ['2024-04-10', '2024-04', '2025-06-15', '2025-06-16'],
  ])('T14: saiu em %s, último mês pago %s', (until, last, sure, moved) => {
    const told = job(
      '2023-01-01',
      until,
      paidFrom('2023-01', last === '2024-02' ? 14 : Number(last.slice(5)) + 12, 300_000),
    );
    const { least } = read([told]).answers;
    expect(least && insuredStatus(least, life([]).today).sure).toMatchObject({
      until: sure,
      untilIfMoved: moved,
    });
  });

  it('quem paga por conta própria e parou não segue pagando', () => {
    const own = spell(
      'a',
      'ownAccount',
      ['2026-01-01'],
      [paid('2026-09', 200_000, { paidOn: isoDate('2026-10-10') })],
      { isRunning: true },
    );
    const { least, most } = read([own]).answers;
    expect([least?.event, least?.month, most?.event]).toEqual([
      'stopped',
      '2026-09-01',
      'stillPaying',
    ]);
  });

  it('meses com R$ 0,00 não mantêm a proteção', () => {
    const empty = job('2025-01-01', '2025-03-31', [
      paid('2025-01', 300_000),
      ...paidFrom('2025-02', 2, 0),
    ]);
    expect(read([empty]).answers.most?.month).toBe('2025-01-01');
  });

  it('um mês de R$ 0,00 para o qual o INSS tem uma soma é do emprego', () => {
    const empty = job('2021-01-01', '2021-02-28', [paid('2021-01', 300_000), paid('2021-02', 0)]);
    const of = (sum: number) => insuredFromLife(life([empty], { '2021-02': sum })).answers.least;
    expect([of(109_999)?.month, of(110_000)?.month]).toEqual(['2021-01-01', '2021-02-01']);
  });

  it('o que acabou antes de 2003 não dá mais nada', () => {
    expect(read([job('1995-01-01', '1996-12-31', [])]).answers).toEqual({
      least: undefined,
      most: undefined,
    });
  });

  it('G4: facultativo, último mês 12/2025', () => {
    const own = spell(
      'a',
      'facultativo',
      ['2025-01-01', '2025-12-31'],
      [paid('2025-12', 151_800, { paidOn: isoDate('2026-01-15') })],
    );
    expect(untilOf([own])).toBe('2026-08-15');
  });

  it('G5: auxílio acabou em 30/06/2025, não voltou', () => {
    const benefit = spell('b', 'incapacityBenefit', ['2024-05-01', '2025-06-30']);
    const before = job('2024-01-01', '2024-04-30', paidFrom('2024-01', 4, 300_000));
    expect(read([before, benefit]).answers.least).toMatchObject({
      event: 'benefitEnded',
      kind: 'employee',
      month: '2025-06-01',
    });
    expect(untilOf([before, benefit])).toBe('2026-08-15');
  });

  it('último mês abaixo do mínimo: o INSS conta do anterior, a TNU deste', () => {
    const short = job('2024-01-01', '2025-03-10', [
      ...paidFrom('2024-01', 14, 300_000),
      paid('2025-03', 50_000),
    ]);
    const { answers, laterBecause } = read([short]);
    expect([answers.least?.month, answers.most?.month]).toEqual(['2025-02-01', '2025-03-01']);
    expect(laterBecause).toEqual(['belowMinimum']);
  });

  it('último mês pendente', () => {
    const { answers, laterBecause } = read([
      job('2025-01-01', '2025-02-28', [
        paid('2025-01', 300_000),
        paid('2025-02', 300_000, { standing: 'pending' }),
      ]),
    ]);
    expect([answers.least?.month, answers.most?.month]).toEqual(['2025-01-01', '2025-02-01']);
    expect(laterBecause).toEqual(['pending']);
  });

  // Art. 15, II: job until 03/2024, until 15/05/2025; art. 15, VI: facultativo until 06/2026, until 15/02/2027.
  it.each([
    ['2026-06', 'facultativo', '2027-02-15'],
    ['2024-10', 'facultativo', '2025-06-15'],
    ['2024-09', 'employee', '2025-05-15'],
  ])('facultativo pendente até %s: aceito, conta de %s, até %s', (last, kind, until) => {
    const from = firstDayOf(addMonths(readMonth(last), -5));
    const months = paidFrom(from.slice(0, 7), 6, 162_100, { standing: 'pending' });
    const spells = [
      job('2023-04-01', '2024-03-31', paidFrom('2023-04', 12, 300_000)),
      spell('b', 'facultativo', [from, lastDayOf(readMonth(last))], months),
    ];
    const { accepted, answers } = read(spells);
    expect([accepted?.kind, daysOf(accepted, isoDate('2026-11-22'))?.safe]).toEqual([kind, until]);
    expect(daysOf(answers.least, isoDate('2026-11-22'))?.safe).toBe('2025-05-15');
  });

  it.each([
    ['sem data de fim, pago há pouco', {}, '2026-09', 'stopped', 'stillPaying', ['openJob']],
    [
      'a pessoa disse que segue lá',
      { isRunning: true },
      '2026-09',
      'stillPaying',
      'stillPaying',
      [],
    ],
    [
      'disse que segue, mas o último mês é velho',
      { isRunning: true },
      '2026-08',
      'stopped',
      'stillPaying',
      ['openJob'],
    ],
    ['sem data de fim, último mês velho', {}, '2026-08', 'stopped', 'stopped', []],
  ] as const)('emprego %s', (_, more, month, least, most, later) => {
    const { answers, laterBecause } = read([
      job('2026-01-10', undefined, [paid(month, 300_000)], more),
    ]);
    expect([answers.least?.event, answers.most?.event]).toEqual([least, most]);
    expect(laterBecause).toEqual(later);
  });

  it('benefício que segue', () => {
    const benefit = spell('b', 'incapacityBenefit', ['2026-05-01'], [], { isRunning: true });
    const { least } = read([
      job('2026-01-01', '2026-04-30', paidFrom('2026-01', 4, 300_000)),
      benefit,
    ]).answers;
    expect(least).toMatchObject({ event: 'stillReceiving', kind: 'employee', month: undefined });
  });

  it('benefício que não é de segurado não protege', () => {
    const { least } = read([
      spell('b', 'otherBenefit', ['2020-05-01'], [], { isRunning: true }),
    ]).answers;
    expect(least).toBeUndefined();
  });

  it('facultativo depois de um emprego: seguro é o prazo dele, talvez valha o do emprego', () => {
    const own = oneMonth('b', 'facultativo', '2025-02', 300_000, { paidOn: isoDate('2025-03-10') });
    const { answers } = read([
      job('2024-01-01', '2025-01-31', paidFrom('2024-01', 13, 300_000)),
      own,
    ]);
    expect([answers.least?.kind, answers.least?.month]).toEqual(['facultativo', '2025-02-01']);
    expect([answers.most?.kind, answers.most?.month]).toEqual(['employee', '2025-01-01']);
  });

  it.each([
    ['em aberto', undefined, { event: 'stillPaying', kind: 'special', month: undefined }],
    ['com fim escrito', '2026-03-10', { event: 'stopped', kind: 'special', month: '2026-03-01' }],
  ])('segurado especial sem nenhum mês, %s: pode haver proteção, com prova', (_, until, most) => {
    const { answers, laterBecause } = read([spell('c', 'special', ['2015-01-01', until])]);
    expect(answers).toMatchObject({ least: undefined, most });
    expect(laterBecause).toEqual(['rural']);
  });

  it('segurado especial recusado, ou que parou há muito: nada', () => {
    const field = spell('c', 'special', ['2015-01-01'], [], { standing: 'refused' });
    expect(read([field]).answers).toEqual({ least: undefined, most: undefined });
    expect(
      read([spell('c', 'special', ['1990-01-01', '1995-12-31'])]).answers.most,
    ).toBeUndefined();
  });

  it('o campo depois de um emprego: a data segura é a do emprego', () => {
    const field = spell('c', 'special', ['2025-06-01']);
    const { answers, laterBecause } = read([g1, field]);
    expect([answers.least?.month, answers.most?.event]).toEqual(['2025-03-01', 'stillPaying']);
    expect(laterBecause).toEqual(['rural']);
  });

  it('nada na vida que proteja', () => {
    expect(read([])).toMatchObject({ answers: { least: undefined, most: undefined } });
  });
});

describe('para quaisquer vidas', () => {
  tried(150, anyLife)('a data segura nunca passa da mais longe da outra leitura', (told) => {
    const { answers } = insuredFromLife(told);
    expect(answers.least !== undefined && answers.most === undefined).toBe(false);
    expect(answers.least?.paid.least ?? 0).toBeLessThanOrEqual(answers.most?.paid.most ?? 0);
    const [least, most] = [daysOf(answers.least, told.today), daysOf(answers.most, told.today)];
    if (least && most) expect(least.safe <= most.furthest).toBe(true);
  });

  forAny(anyLife)('a ordem dos vínculos não importa', (told) => {
    expect(insuredFromLife({ ...told, spells: [...told.spells].reverse() }).answers).toEqual(
      insuredFromLife(told).answers,
    );
  });
});
