import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { addMonths, firstDayOf, lastDayOf, readMonth } from '#law/month.ts';
import { contributionTime } from '../contribution-time/contribution-time.ts';
import type { MonthPart, Spell, WorkingLife } from '../contribution-time/life.ts';
import { anyLife } from '../contribution-time/proof/any-life.ts';
import { life, oneMonth, paid, paidFrom, spell } from '../contribution-time/proof/lives.ts';
import { carencia } from './carencia.ts';

const totalOf = (...spells: Spell[]) => {
  const { least, most } = carencia(life(spells)).total;
  return [least, most];
};

/** Months paid so many days after the first of the next month. */
const own = (
  months: readonly string[],
  day = 10,
  more: Partial<MonthPart> = {},
  kind: Spell['kind'] = 'ownAccount',
) =>
  spell(
    'own',
    kind,
    ['1990-01-01', '2026-10-31'],
    months.map((month) =>
      paid(month, 500_000, {
        paidOn: isoDate(`${addMonths(readMonth(month), 1)}-${String(day).padStart(2, '0')}`),
        ...more,
      }),
    ),
  );

describe('casos resolvidos', () => {
  it('T7: empregado de 01/01/2000 a 11/08/2026, 320 competências', () => {
    const job = spell(
      'a',
      'employee',
      ['2000-01-01', '2026-08-11'],
      paidFrom('2019-11', 82, 200_000),
    );
    expect(totalOf(job)).toEqual([320, 320]);
  });

  it('T8: um emprego de 2000 a 2019 e dois em 2020, 252 competências', () => {
    const year = paidFrom('2020-01', 12, 104_500);
    expect(
      totalOf(
        spell('a', 'employee', ['2000-01-01', '2019-12-31'], paidFrom('2019-11', 2, 99_800)),
        spell('b', 'employee', ['2020-01-01', '2020-12-31'], year),
        spell('c', 'employee', ['2020-01-01', '2020-12-31'], year),
      ),
    ).toEqual([252, 252]);
  });

  it('um dia no mês basta até a reforma, e nele o mês inteiro', () => {
    expect(totalOf(spell('a', 'employee', ['2010-01-31', '2010-03-01']))).toEqual([3, 3]);
  });

  it('novembro de 2019 abaixo do mínimo: talvez baste um dia', () => {
    const job = (cents: number) => oneMonth('a', 'employee', '2019-11', cents);
    expect(totalOf(job(99_799))).toEqual([0, 1]);
    expect(totalOf(job(99_800))).toEqual([1, 1]);
  });

  it('auxílio entre contribuições: os meses cheios são certos, os das pontas talvez', () => {
    expect(
      totalOf(
        spell('a', 'employee', ['2010-01-01', '2010-02-28']),
        spell('b', 'incapacityBenefit', ['2010-04-10', '2010-07-20']),
        spell('c', 'employee', ['2010-10-01', '2010-10-31']),
      ),
    ).toEqual([5, 7]);
  });

  it('o mês que só um benefício conta não soma, e diz por quê', () => {
    const ill = oneMonth('b', 'incapacityBenefit', '2010-04');
    expect(carencia(life([ill])).months).toEqual([
      { month: '2010-04', counts: { least: false, most: false }, whyNot: ['notBetween'] },
    ]);
  });

  it('plano reduzido vale inteiro para a carência', () => {
    expect(totalOf(own(['2024-01', '2024-02'], 10, { plan: 'reduced', base: 141_200 }))).toEqual([
      2, 2,
    ]);
  });

  it('doméstica antes de 06/2015: sem pagamento anotado não é certo', () => {
    expect(totalOf(spell('a', 'domestic', ['2015-04-01', '2015-07-31']))).toEqual([2, 4]);
    expect(
      totalOf(spell('a', 'domestic', ['2015-04-01', '2015-07-31'], paidFrom('2015-04', 4, 80_000))),
    ).toEqual([4, 4]);
  });

  it.each([
    ['2014-05', '2014-06-15', 1],
    ['2014-05', '2014-07-01', 0],
    ['2020-06', '2021-02-10', 0],
    ['2020-07', '2021-02-10', 1],
    ['1999-05', '1999-06-30', 1],
    ['1999-05', '1999-07-01', 0],
  ])('doméstica, %s paga em %s: a cautelosa dá %i', (month, paidOn, least) => {
    const told = spell(
      'a',
      'domestic',
      [`${month}-01`, `${month}-28`],
      [paid(month, 500_000, { paidOn: isoDate(paidOn) })],
    );
    expect(totalOf(told)).toEqual([least, 1]);
    expect(carencia(life([told])).months[0]?.whyNot).toEqual(least ? [] : ['paidLate']);
    expect(contributionTime(life([told])).leftOut).toEqual([]);
  });

  it('serviço a empresa: presumido desde 04/2003, e como carnê até 02/1994', () => {
    const months = paidFrom('2003-03', 2, 50_000);
    expect(totalOf(spell('a', 'serviceToCompany', ['2003-03-01', '2003-04-30'], months))).toEqual([
      1, 2,
    ]);
    const old = spell(
      'a',
      'serviceToCompany',
      ['1994-02-01', '1994-03-31'],
      paidFrom('1994-02', 2),
    );
    expect(totalOf(old)).toEqual([1, 2]);
    expect(contributionTime(life([old])).today.least.days).toBe(28);
  });

  it('trabalho no campo: não soma, e é dito que pode haver', () => {
    const field = spell('a', 'special', ['2003-01-10', '2010-12-31']);
    const job = spell('b', 'employee', ['2003-02-01', '2003-03-31']);
    const { total, rural } = carencia(life([field, job]));
    expect(total).toEqual({ least: 2, most: 2 });
    expect([rural.length, rural[0], rural[1], rural.at(-1)]).toEqual([
      94,
      '2003-01',
      '2003-04',
      '2010-12',
    ]);
    expect(carencia(life([{ ...field, standing: 'refused' }])).rural).toEqual([]);
  });
});

describe('quem paga por conta própria', () => {
  it.each([
    [15, 1],
    [16, 1],
    [17, 1],
    [18, 0],
  ])('05/2024, que vence no sábado, 15, e passa para segunda, paga no dia %i: %i', (day, least) => {
    expect(totalOf(own(['2024-05'], day, { base: 141_200 }))).toEqual([least, 1]);
  });

  it('o atraso antes da primeira em dia não conta', () => {
    const late = own(['2024-01', '2024-02'], 28);
    const both = { ...late, months: [...late.months, ...own(['2024-04', '2024-05']).months] };
    expect(carencia(life([both]))).toMatchObject({
      total: { least: 2 },
      firstOnTime: { least: '2024-04' },
    });
    expect(carencia(life([both])).months.map(({ month, whyNot }) => [month, ...whyNot])).toEqual([
      ['2024-01', 'beforeFirst'],
      ['2024-02', 'beforeFirst'],
      ['2024-04'],
      ['2024-05'],
    ]);
  });

  it.each([
    ['sem perder a proteção', '2024-09-28', 2],
    ['no último dia dela', '2025-03-15', 2],
    ['um dia depois dela', '2025-03-16', 1],
  ])('o atraso depois da primeira em dia, pago %s', (_, paidOn, least) => {
    const told = own(['2024-01']);
    const months = [...told.months, paid('2024-06', 500_000, { paidOn: isoDate(paidOn) })];
    expect(totalOf({ ...told, months })).toEqual([least, 2]);
  });

  it('mês do intervalo em que a proteção se perdeu: não conta, mesmo pago depois da volta', () => {
    const told = own(['2020-01', '2024-05']);
    const months = [...told.months, paid('2022-06', 500_000, { paidOn: isoDate('2024-08-01') })];
    expect(totalOf({ ...told, months })).toEqual([2, 3]);
  });

  it('um emprego anos depois não esconde que a proteção se perdeu', () => {
    const told = own(['2010-01', '2010-02', '2010-03', '2010-04']);
    const late = paidFrom('2010-05', 8, 500_000, { paidOn: isoDate('2019-06-10') });
    const job = spell('j', 'employee', ['2019-01-01', '2019-05-31']);
    expect(totalOf({ ...told, months: [...told.months, ...late] }, job)).toEqual([9, 17]);
  });

  it('depois da perda, só outra em dia abre de novo', () => {
    const told = own(['2010-01', '2019-03']);
    const late = (month: string) => paid(month, 500_000, { paidOn: isoDate('2019-06-10') });
    const job = spell('j', 'employee', ['2019-01-01', '2019-01-31']);
    expect(totalOf({ ...told, months: [...told.months, late('2019-02')] }, job)).toEqual([3, 4]);
    expect(totalOf({ ...told, months: [...told.months, late('2019-04')] }, job)).toEqual([4, 4]);
  });

  it('carnê de 04/1973 a 02/1994: presumido em dia', () => {
    const told = (month: string) =>
      spell('a', 'ownAccount', ['1973-01-01', '1994-12-31'], [paid(month)]);
    expect(
      ['1973-03', '1973-04', '1994-02', '1994-03'].map((month) => totalOf(told(month))[0]),
    ).toEqual([0, 1, 1, 0]);
  });

  it('mas não com um dia de pagamento que diz o contrário', () => {
    const told = (paidOn: string) =>
      oneMonth('a', 'ownAccount', '1990-01', undefined, { paidOn: isoDate(paidOn) });
    expect(totalOf(told('1990-02-28'))).toEqual([1, 1]);
    expect(totalOf(told('2005-02-28'))).toEqual([0, 1]);
  });

  it.each([
    ['sem data de pagamento', own(['2024-01'], 10, { paidOn: undefined }), 'paymentUnknown'],
    ['vencimento antes de 2003', own(['2001-01']), 'dueDayUnknown'],
  ])('%s: não é certo', (_, told, why) => {
    const { total, months } = carencia(life([told]));
    expect(total).toEqual({ least: 0, most: 1 });
    expect(months[0]?.whyNot).toEqual([why]);
  });

  it.each([
    ['trimestral: 01/2024 paga em 15/04', '2024-01', '2024-04-15', {}, 1],
    ['depois do trimestre', '2024-01', '2024-04-16', {}, 0],
    ['acima do mínimo não há guia trimestral', '2024-01', '2024-04-15', { base: 141_201 }, 0],
    ['sem valor conhecido, pode ser trimestral', '2024-01', '2024-04-15', { base: undefined }, 1],
    [
      'plano de 11% é sempre sobre o mínimo',
      '2024-01',
      '2024-04-15',
      { base: 200_000, plan: 'reduced' },
      1,
    ],
    [
      'MEI: 03/2024, no sábado, 20/04, e na segunda, 22',
      '2024-03',
      '2024-04-22',
      { plan: 'reduced' },
      1,
    ],
    ['plano normal nesse dia', '2024-03', '2024-04-22', {}, 0],
  ] as const)('%s: talvez em dia', (_, month, paidOn, more, most) => {
    const told = spell(
      'a',
      'ownAccount',
      ['2024-01-01', '2024-12-31'],
      [paid(month, 141_200, { paidOn: isoDate(paidOn), ...more })],
    );
    expect(totalOf(told)).toEqual([0, most]);
  });

  it('abaixo do mínimo, desde 11/2019, não conta nem abre a contagem', () => {
    const told = own(['2024-01', '2024-02']);
    const months = told.months.map((part, index) =>
      index === 0 ? { ...part, base: 141_199 } : part,
    );
    expect(carencia(life([{ ...told, months }]))).toMatchObject({
      total: { least: 1, most: 1 },
      firstOnTime: { least: '2024-02' },
    });
  });
});

const totals = (told: WorkingLife) => Object.values(carencia(told).total);

describe('para quaisquer vidas', () => {
  it('a cautelosa nunca passa da outra, nem dos meses do calendário', () => {
    fc.assert(
      fc.property(anyLife, (told) => {
        const { total, months } = carencia(told);
        expect(total.least).toBeLessThanOrEqual(total.most);
        const inBounds = told.spells.flatMap(({ from, months: parts }) => [
          from.slice(0, 7),
          ...parts.map(({ month }) => month),
        ]);
        const [start = told.today.slice(0, 7)] = inBounds.sort();
        const calendar =
          (Number(told.today.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
          Number(told.today.slice(5, 7)) -
          Number(start.slice(5)) +
          1;
        expect(total.most).toBeLessThanOrEqual(Math.max(0, calendar));
        for (const reading of ['least', 'most'] as const)
          expect(months.filter(({ counts }) => counts[reading])).toHaveLength(total[reading]);
        for (const { counts, whyNot } of months) {
          expect(counts.least && !counts.most).toBe(false);
          expect(whyNot.length === 0).toBe(counts.least);
        }
        expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
      }),
    );
  });

  it('a ordem dos vínculos não importa', () => {
    fc.assert(
      fc.property(anyLife, (told) => {
        expect(totals({ ...told, spells: [...told.spells].reverse() })).toEqual(totals(told));
      }),
    );
  });

  // Over a month paid as facultativo it would take the month, and all that rests on it.
  it('um mês de emprego a mais nunca diminui, se não há nele facultativo', () => {
    fc.assert(
      fc.property(anyLife, fc.integer({ min: 0, max: 500 }), (told, offset) => {
        const month = addMonths(readMonth('1985-01'), offset);
        fc.pre(
          !told.spells.some(
            (one) => one.kind === 'facultativo' && one.months.some((part) => part.month === month),
          ),
        );
        const more = spell(
          'more',
          'employee',
          [firstDayOf(month), lastDayOf(month)],
          [paid(month, 500_000)],
        );
        const after = totals({ ...told, spells: [...told.spells, more] });
        totals(told).forEach((before, index) => {
          expect(after[index]).toBeGreaterThanOrEqual(before);
        });
      }),
      { numRuns: 100 },
    );
  });
});
