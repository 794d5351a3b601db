import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { carencia } from '../carencia/carencia.ts';
import { contributionTime } from './contribution-time.ts';
import type { Spell } from './life.ts';
import { life, oneMonth, paid, paidFrom, spell } from './proof/lives.ts';

/** Days until the reform and months after it, cautious and at most. */
const totalsOf = (spells: readonly Spell[], consolidated = {}) => {
  const { least, most } = contributionTime(life(spells, consolidated)).today;
  return [
    [least.days, least.months],
    [most.days, most.months],
  ];
};
const rowOf = (spells: readonly Spell[], consolidated = {}) =>
  contributionTime(life(spells, consolidated)).months[0];
const carenciaOf = (spells: readonly Spell[]) => {
  const { least, most } = carencia(life(spells)).total;
  return [least, most];
};

describe('facultativo que trabalha (Lei 8.213, art. 13)', () => {
  const paidOn = isoDate('2024-04-10');
  const facultativo = (...months: Spell['months']) =>
    spell('f', 'facultativo', ['2024-03-01', '2024-12-31'], months);
  const job = (cents: number) => oneMonth('j', 'employee', '2024-03', cents);

  it('não completa o mês do emprego', () => {
    const spells = [job(70_000), facultativo(paid('2024-03', 141_200, { paidOn }))];
    expect(totalsOf(spells)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(rowOf(spells)?.whyNot).toEqual(['facultativoWithWork', 'belowMinimum']);
  });

  it.each([
    ['por conta própria', spell('o', 'ownAccount', ['2024-03-01'], [paid('2024-03', 70_000)])],
    [
      'serviço a empresa',
      spell('o', 'serviceToCompany', ['2024-03-01'], [paid('2024-03', 70_000)]),
    ],
    ['segurado especial', spell('o', 'special', ['2023-01-01', '2024-03-02'])],
    ['emprego sem salário no mês', spell('o', 'employee', ['2024-03-20', '2024-04-30'])],
  ])('nem com %s', (_, work) => {
    const [least] = totalsOf([work, facultativo(paid('2024-03', 141_200, { paidOn }))]);
    expect(least).toEqual([0, 0]);
  });

  it('trabalho recusado não é trabalho', () => {
    const refused = { ...job(70_000), standing: 'refused' as const };
    expect(totalsOf([refused, facultativo(paid('2024-03', 141_200, { paidOn }))])[0]).toEqual([
      0, 1,
    ]);
  });

  it('nem abre a carência dos atrasados', () => {
    const late = { paidOn: isoDate('2024-08-01') };
    const told = facultativo(paid('2024-03', 141_200, { paidOn }), paid('2024-04', 141_200, late));
    expect(carenciaOf([told])).toEqual([2, 2]);
    expect(carenciaOf([told, job(141_200)])).toEqual([1, 2]);
    expect(carencia(life([told, job(141_200)])).firstOnTime.least).toBeUndefined();
  });
});

describe('pagamento fora das datas do emprego', () => {
  it.each([
    ['antes', '2024-02', 0],
    ['no mês em que acabou', '2024-05', 1],
    ['depois', '2024-06', 0],
  ])('%s: %s', (_, month, least) => {
    const spells = [spell('a', 'employee', ['2024-03-10', '2024-05-02'], [paid(month, 200_000)])];
    const row = contributionTime(life(spells)).months.find((one) => one.month === month);
    expect(row?.counts).toEqual({ least: least === 1, most: true });
    expect(row?.whyNot).toEqual(least ? [] : ['outsideDates']);
  });

  it('sem fim escrito, nada vem depois dele', () => {
    expect(
      totalsOf([spell('a', 'employee', ['2024-03-10'], [paid('2024-06', 200_000)])])[0],
    ).toEqual([0, 1]);
  });
});

describe('a soma do INSS com algo que não vale', () => {
  const months = (standing: 'pending' | 'refused') => [
    paid('2024-05', 70_000),
    paid('2024-05', 80_000, { standing }),
  ];
  const job = (parts: Spell['months']) => [
    spell('a', 'employee', ['2024-05-01', '2024-05-31'], parts),
  ];

  it.each([
    ['pending', ['pending', 'belowMinimum']],
    ['refused', ['belowMinimum']],
  ] as const)('%s: não passa do que vale', (standing, whyNot) => {
    const row = rowOf(job(months(standing)), { '2024-05': 150_000 });
    expect(row).toMatchObject({
      counts: { least: false, most: true },
      whyNot,
      sum: { least: 70_000 },
    });
  });

  it('e continua valendo onde tudo vale', () => {
    const row = rowOf(job([paid('2024-05', 70_000)]), { '2024-05': 150_000 });
    expect(row?.counts.least).toBe(true);
  });

  it('na carência, um atraso que não vale não entra pela soma', () => {
    const spells = [
      oneMonth('a', 'employee', '2024-05', 70_000),
      oneMonth('b', 'ownAccount', '2024-05', 80_000, { paidOn: isoDate('2024-09-01') }),
    ];
    expect(carencia(life(spells, { '2024-05': 150_000 })).total).toEqual({ least: 0, most: 1 });
  });
});

describe('quem pagou abaixo do mínimo antes da reforma', () => {
  const own = (kind: Spell['kind'], month: string, cents: number, count = 12) =>
    spell('a', kind, [`${month}-01`, '2019-12-31'], paidFrom(month, count, cents));

  it.each(['ownAccount', 'facultativo', 'serviceToCompany'] as const)('%s, em 2015', (kind) => {
    expect(totalsOf([own(kind, '2015-01', 40_000)])).toEqual([
      [0, 0],
      [365, 0],
    ]);
    expect(totalsOf([own(kind, '2015-01', 78_799)])[0]).toEqual([0, 0]);
    expect(totalsOf([own(kind, '2015-01', 78_800)])[0]).toEqual([365, 0]);
  });

  it('diz por quê, e a carência também', () => {
    const told = own('ownAccount', '2015-01', 40_000);
    expect(contributionTime(life([told])).leftOut).toMatchObject([
      { why: 'belowMinimum', from: '2015-01-01', until: '2015-12-31' },
    ]);
    expect(carencia(life([told])).months[0]?.whyNot).toEqual(['belowMinimum']);
  });

  it('o empregado não', () => {
    expect(
      totalsOf([
        spell('a', 'employee', ['2015-01-01', '2015-12-31'], paidFrom('2015-01', 12, 40_000)),
      ])[0],
    ).toEqual([365, 0]);
  });

  it('os pagamentos do mês se somam', () => {
    const both = [
      { ...own('ownAccount', '2015-01', 40_000, 1), id: 'a' },
      { ...own('serviceToCompany', '2015-01', 40_000, 1), id: 'b' },
    ];
    expect(totalsOf(both)[0]).toEqual([31, 0]);
  });

  it('antes do Real nenhum mínimo é conhecido', () => {
    const told = own('ownAccount', '1994-06', 6_479, 2);
    expect(totalsOf([told])).toEqual([
      [31, 0],
      [61, 0],
    ]);
    expect(contributionTime(life([told])).leftOut).toMatchObject([{ why: 'minimumUnknown' }]);
  });
});

describe('serviço a empresa antes de 04/2003 (Lei 10.666, art. 4º)', () => {
  const served = (more = {}) =>
    spell(
      'a',
      'serviceToCompany',
      ['2003-03-01', '2003-04-30'],
      paidFrom('2003-03', 2, 50_000, more),
    );

  it('só com o dia do pagamento', () => {
    expect(totalsOf([served()])).toEqual([
      [30, 0],
      [61, 0],
    ]);
    expect(totalsOf([served({ paidOn: isoDate('2003-04-10') })])[0]).toEqual([61, 0]);
    expect(contributionTime(life([served()])).leftOut).toMatchObject([{ why: 'paymentUnknown' }]);
  });
});

describe('contrato no papel', () => {
  const silent = (until: string, more: Partial<Spell> = {}) =>
    contributionTime(
      life([spell('a', 'employee', ['2005-01-01', until], paidFrom('2005-01', 12, 200_000), more)]),
    );

  it.each([
    ['2006-12-31', 730, undefined],
    ['2007-01-31', 365, '2006-01-01'],
  ])('sem pagamento desde 01/2006, saída em %s', (until, days, from) => {
    const { today, leftOut } = silent(until);
    expect(today.least.days).toBe(days);
    expect(leftOut.map((row) => [row.why, row.from, row.until])).toEqual(
      from ? [['unpaidEnd', from, until]] : [],
    );
  });

  it('sem nenhum mês escrito, vale a carteira; sem data de saída, o último mês pago', () => {
    const bare = spell('a', 'employee', ['1980-01-01', '1989-12-31']);
    expect(totalsOf([bare])[0]).toEqual([3653, 0]);
    const open = spell('a', 'employee', ['2005-01-01'], paidFrom('2005-01', 12, 200_000));
    expect(totalsOf([open])[0]).toEqual([365, 0]);
  });

  it('um auxílio anos depois do último pagamento não dá os meses de antes dele', () => {
    const told = spell('a', 'employee', ['2005-01-01', '2010-12-31'], paidFrom('2005-01', 12));
    const benefit = (from: string) => spell('b', 'incapacityBenefit', [from, '2010-11-30']);
    const back = spell('c', 'employee', ['2011-01-01', '2011-01-31'], paidFrom('2011-01', 1));
    const daysWith = (from: string) => totalsOf([told, benefit(from), back])[0]?.[0];
    expect(daysWith('2007-01-15')).toBe(2191 + 31);
    expect(daysWith('2007-02-01')).toBe(365 + 1399 + 31);
  });

  it('só com meses que não valem, nada do contrato é certo', () => {
    const pending = paidFrom('2005-01', 2, 200_000, { standing: 'pending' });
    const told = spell('a', 'employee', ['2005-01-15', '2010-12-31'], pending);
    expect(totalsOf([told])[0]).toEqual([0, 0]);
  });
});

describe('pagamento muito atrasado', () => {
  const late = (
    kind: Spell['kind'],
    month: string,
    paidOn: string,
    first: string,
    base = 500_000,
  ) =>
    spell(
      'a',
      kind,
      ['2012-01-01', '2024-12-31'],
      [
        paid(first, base, { paidOn: isoDate(`${first.slice(0, 5)}12-28`) }),
        paid(month, base, { paidOn: isoDate(paidOn) }),
      ],
    );

  it('facultativo que pagou anos depois não tem tempo certo', () => {
    const months = paidFrom('2012-01', 36, 80_000, { paidOn: isoDate('2020-05-10') });
    const told = spell('a', 'facultativo', ['2012-01-01', '2014-12-31'], months);
    expect(totalsOf([told])).toEqual([
      [0, 0],
      [1096, 0],
    ]);
    expect(contributionTime(life([told])).leftOut).toMatchObject([{ why: 'lateNeedsProof' }]);
  });

  it.each([
    ['facultativo, seis meses', 'facultativo', '2024-02', '2024-09-15', 1],
    ['facultativo, mais um dia', 'facultativo', '2024-02', '2024-09-16', 0],
    ['por conta própria, cinco anos', 'ownAccount', '2020-02', '2025-03-15', 1],
    ['por conta própria, mais um dia', 'ownAccount', '2020-02', '2025-03-16', 0],
  ] as const)('%s', (_, kind, month, paidOn, least) => {
    const onTime = month.replace('-02', '-01');
    const told = spell(
      'a',
      kind,
      ['2012-01-01', '2024-12-31'],
      [
        paid(onTime, 500_000, { paidOn: isoDate(`${onTime.slice(0, 5)}02-10`) }),
        paid(month, 500_000, { paidOn: isoDate(paidOn) }),
      ],
    );
    expect(totalsOf([told])).toEqual([
      [0, 1 + least],
      [0, 2],
    ]);
  });

  it('o carnê presumido em dia abre o caminho dos atrasados', () => {
    const late = paid('2005-06', 500_000, { paidOn: isoDate('2006-05-10') });
    const told = (month: string) =>
      spell('a', 'ownAccount', ['1994-01-01', '2005-12-31'], [paid(month), late]);
    expect(totalsOf([told('1994-02')])[0]).toEqual([58, 0]);
    expect(totalsOf([told('1994-03')])[0]).toEqual([31, 0]);
  });

  it('atrasado de antes da primeira contribuição em dia', () => {
    const sureMonths = (month: string, base: number) =>
      totalsOf([late('ownAccount', month, '2024-01-10', '2022-11', base)])[0]?.[1];
    expect(sureMonths('2022-01', 121_200)).toBe(1);
    expect(sureMonths('2022-12', 121_200)).toBe(2);
    // Above the minimum wage no guia of three months: 28/12 is late for 11/2022, and opens nothing.
    expect(sureMonths('2022-12', 121_201)).toBe(0);
  });
});

describe('mês sem nada pago, e o preço do que falta', () => {
  const job = (cents: number, more = {}) => oneMonth('a', 'employee', '2024-05', cents, more);

  it('zero não é abaixo do mínimo', () => {
    expect(rowOf([job(0)])).toMatchObject({ whyNot: ['noPay'], missing: undefined });
  });

  it.each([
    ['só falta a diferença', [job(100_000)], {}, 3_090],
    [
      'outra parte está pendente',
      [job(100_000), { ...job(20_000, { standing: 'pending' }), id: 'b' }],
      {},
      undefined,
    ],
    ['a soma do INSS é outra', [job(141_200)], { '2024-05': 100_000 }, undefined],
    [
      'por conta própria, menos que a menor guia',
      [oneMonth('a', 'ownAccount', '2024-05', 136_204)],
      {},
      undefined,
    ],
    [
      'por conta própria, a menor guia',
      [oneMonth('a', 'ownAccount', '2024-05', 136_200)],
      {},
      1_000,
    ],
  ] as const)('%s', (_, spells, consolidated, cents) => {
    expect(rowOf(spells, consolidated)?.missing?.cents).toBe(cents);
  });
});
