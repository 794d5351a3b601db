import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { carencia } from '../carencia/carencia.ts';
import { contributionTime } from './contribution-time.ts';
import type { Spell } from './life.ts';
import { life, oneMonth, paid, paidFrom, spell } from './proof/lives.ts';

const todayOf = (spells: readonly Spell[]) => contributionTime(life(spells)).today;
const monthsOf = (spells: readonly Spell[]) => {
  const { least, most } = todayOf(spells);
  return [least.months, most.months];
};

describe('auxílio entre contribuições: só entre meses que contam', () => {
  const benefit = spell('b', 'incapacityBenefit', ['2020-01-01', '2021-06-30']);
  const before = paidFrom('2019-12', 1, 99_800);

  it('o contrato no papel não é volta ao trabalho', () => {
    const told = spell('a', 'employee', ['2018-01-01', '2021-12-31'], before);
    expect(monthsOf([told, benefit])[0]).toBe(1);
    const back = { ...told, months: [...before, paid('2021-07', 110_000)] };
    expect(monthsOf([back, benefit])[0]).toBe(20);
  });

  it('nem um mês abaixo do mínimo', () => {
    const told = spell('a', 'employee', ['2018-01-01', '2019-12-31'], before);
    const back = (cents: number) => oneMonth('c', 'employee', '2021-07', cents);
    expect(monthsOf([told, benefit, back(30_000)])[0]).toBe(1);
    expect(monthsOf([told, benefit, back(110_000)])[0]).toBe(20);
  });

  it.each([
    ['em dia', '2021-08-10', 20],
    ['atrasado', '2022-08-10', 2],
  ])('o pagamento próprio %s', (_, paidOn, least) => {
    const told = spell(
      'a',
      'ownAccount',
      ['2018-01-01', '2021-12-31'],
      [
        paid('2019-12', 99_800, { paidOn: isoDate('2020-01-10') }),
        paid('2021-07', 110_000, { paidOn: isoDate(paidOn) }),
      ],
    );
    expect(monthsOf([told, benefit])[0]).toBe(least);
  });

  it('até a reforma também, com o mesmo cuidado', () => {
    const told = spell(
      'a',
      'ownAccount',
      ['2018-01-01', '2019-10-31'],
      [
        paid('2018-01', 99_800, { paidOn: isoDate('2018-02-10') }),
        paid('2019-10', 99_800, { paidOn: isoDate('2020-06-10') }),
      ],
    );
    const ill = spell('b', 'incapacityBenefit', ['2018-02-01', '2019-09-30']);
    const { atReform } = contributionTime(life([told, ill]));
    expect([atReform.least.days, atReform.most.days]).toEqual([31, 31 + 607 + 31]);
  });
});

describe('benefício de quem pagava plano reduzido', () => {
  const mei = (plan: 'full' | 'reduced') =>
    spell(
      'a',
      'ownAccount',
      ['2024-01-01', '2024-12-31'],
      [paid('2024-01', 141_200, { plan }), paid('2024-06', 141_200, { plan })],
    );

  it.each([
    ['incapacityBenefit', 6],
    ['maternityBenefit', 6],
  ] as const)('%s', (kind, months) => {
    const benefit = spell('b', kind, ['2024-02-01', '2024-05-31']);
    const reduced = todayOf([mei('reduced'), benefit]);
    expect([reduced.least.months, reduced.least.reducedMonths.length]).toEqual([months, months]);
    expect(reduced.most.reducedMonths).toHaveLength(2);
    expect(todayOf([mei('full'), benefit]).least.reducedMonths).toEqual([]);
  });
});

describe('salário-maternidade', () => {
  const benefit = spell('b', 'maternityBenefit', ['2018-01-05', '2018-05-04']);

  it('até a reforma, os meses cheios; o resto fica dito', () => {
    const { today, leftOut } = contributionTime(life([benefit]));
    expect([today.least.days, today.most.days]).toEqual([89, 120]);
    expect(leftOut).toMatchObject([
      { why: 'maternityPay', from: '2018-01-05', until: '2018-01-31' },
      { why: 'maternityPay', from: '2018-05-01', until: '2018-05-04' },
    ]);
  });

  it('na carência não é certo', () => {
    const { total, months } = carencia(life([benefit]));
    expect(total).toEqual({ least: 0, most: 5 });
    expect(months[1]?.whyNot).toEqual(['maternityPay']);
  });
});

it('auxílio por acidente sem trabalho depois: até 30/06/2020, talvez', () => {
  const job = spell('a', 'employee', ['2018-01-01', '2018-12-31']);
  const ill = spell('b', 'incapacityBenefit', ['2020-01-01', '2020-12-31']);
  expect(monthsOf([job, ill])).toEqual([0, 0]);
  expect(monthsOf([job, { ...ill, isByAccident: true }])).toEqual([0, 6]);
});
