import { expect, it } from 'vitest';
import type { Extract, Relation } from '#cnis/extract.ts';
import { isoDate } from '#law/date.ts';
import { readMonth } from '#law/month.ts';
import type { Spell } from '#rules/contribution-time/life.ts';
import { countLife } from './count-life.ts';
import { requestsOf } from './requests.ts';

/** Below the minimum wage of each month. */
const ownAccount = (months: readonly string[]): Spell => ({
  id: 'conta',
  kind: 'ownAccount',
  from: isoDate(`${months[0]}-01`),
  until: undefined,
  standing: 'counts',
  months: months.map((month) => ({
    month: readMonth(month),
    base: 100_00,
    plan: 'full',
    standing: 'counts',
  })),
});

const job: Spell = {
  id: 'emprego',
  kind: 'employee',
  from: isoDate('2012-03-05'),
  until: undefined,
  standing: 'counts',
  months: [],
};

const aboutsOf = (spells: readonly Spell[], extract?: Extract): string[] => {
  const life = { today: isoDate('2026-11-22'), spells, consolidated: new Map() };
  const told = {
    life,
    spells: spells.map((spell) => ({ spell, name: spell.id })),
    ...(extract && { extract }),
  };
  return requestsOf(told, countLife(life)).map(({ about }) => about);
};

const abouts = (...spells: readonly Spell[]): string[] => aboutsOf(spells);

it('um pedido diz os meses de que trata, os seguidos juntos, e cada vínculo uma só vez', () => {
  const months = ['2015-03', '2015-04', '2015-05', '2016-08'];
  expect(abouts(ownAccount(months))).toEqual(['conta, 03/2015 a 05/2015, 08/2016']);
});

it('depois da reforma também', () => {
  expect(abouts(ownAccount(['2022-03', '2022-04', '2022-07']))).toEqual([
    '03/2022 a 04/2022, 07/2022',
  ]);
});

it('um emprego sem saída é pedido desde o começo, e uma vez', () => {
  expect(abouts(job)).toEqual(['emprego, desde 03/2012']);
});

it.each([
  [8, /, 06\/2012$/],
  [9, /, 06\/2012 e mais 1\strecho$/],
  [10, /, 06\/2012 e mais 2\strechos$/],
])('de %i trechos soltos, oito são ditos', (count, end) => {
  const months = Array.from({ length: count }, (_, year) => `${2005 + year}-06`);
  const [about] = abouts(ownAccount(months));
  expect(about).toMatch(end);
  expect(about?.match(/\d\d\/\d{4}/g)).toHaveLength(8);
});

it.each<[string, readonly string[], 'ownAccount' | 'facultativo' | 'employee', RegExp, RegExp]>([
  ['5% não validado', ['PREC-FBR'], 'facultativo', /CadÚnico.*97,26/, /carteira|contracheque/],
  ['outra pendência de quem paga', [], 'ownAccount', /guias pagas/, /carteira|CadÚnico/],
  ['de emprego', ['PEXT'], 'employee', /carteira/, /guias|CadÚnico/],
])('meses pendentes, %s: os papéis são os deles', (_, indicators, kind, said, unsaid) => {
  const month = readMonth('2026-05');
  const spell: Spell = {
    ...ownAccount(['2026-05']),
    kind,
    months: [{ month, base: 162_100, plan: 'full', standing: 'pending' }],
  };
  const relation = {
    indicators: [],
    months: [{ month, indicators }],
    seq: { value: 1, place: { page: 1, line: 1 } },
  } as unknown as Relation;
  const life = { today: isoDate('2026-11-22'), spells: [spell], consolidated: new Map() };
  const told = { life, spells: [{ spell, name: 'conta', relation }] };
  const asked = requestsOf(told, countLife(life))
    .filter(({ about }) => about === '05/2026')
    .map(({ ask, papers }) => `${ask}. ${papers}`)
    .join();
  expect(asked).toMatch(said);
  expect(asked).not.toMatch(unsaid);
});

it('o que o extrato com os valores pode dizer não se pede ao INSS antes', () => {
  const { months } = ownAccount(['2015-03', '2022-03']);
  const unpaid = months.map(({ base, ...part }) => ({ ...part, isUntold: true as const }));
  const lacking = { relations: [{ kind: 'contributions', months: [] }] } as unknown as Extract;
  const paid = { ...ownAccount(['2015-03']), months: unpaid };
  expect(aboutsOf([paid, job])).toHaveLength(4);
  expect(aboutsOf([paid, job], lacking)).toEqual(['emprego, desde 03/2012']);
});
