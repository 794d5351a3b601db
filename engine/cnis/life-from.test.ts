import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readMonth } from '#law/month.ts';
import type { Extract, Job, MonthLine, Relation } from './extract.ts';
import { indicatorFinder } from './indicators/find-indicator.ts';
import type { Indicator } from './indicators/indicator.ts';
import { lifeFrom } from './life-from.ts';

const place = { page: 1, line: 1 };
const read = <T>(value: T) => ({ value, place });
const today = isoDate('2026-11-22');

const known = (code: string, more: Partial<Indicator>): Indicator => ({
  code,
  others: [],
  level: 'month',
  effect: 'informs',
  isReduced: false,
  ...more,
});

const find = indicatorFinder([
  known('PEXT', { level: 'relation', effect: 'notYet' }),
  known('PREM-EXT', { effect: 'notYet' }),
  known('IREC-MEI', { isReduced: true }),
  known('ASE-IND', { level: 'relation', effect: 'refused' }),
  known('IREM-INDPEND', { level: 'relation', effect: 'depends' }),
  known('PSC-MEN-SM-EC103', { effect: 'depends' }),
  known('AEXT-VT', { level: 'relation', effect: 'accepted' }),
  known('IAGRUP-ZER-EC103', { effect: 'refused' }),
  known('PNIT-IND', { level: 'registration', effect: 'depends' }),
]);

const line = (month: string, base: number, more: Partial<MonthLine> = {}): MonthLine => ({
  month: readMonth(month),
  base,
  indicators: [],
  place,
  ...more,
});

const job = (more: Partial<Job> = {}): Job => ({
  kind: 'job',
  seq: read(1),
  indicators: [],
  months: [line('2020-01', 200_000)],
  thirteenths: [],
  from: read(isoDate('2020-01-10')),
  ...more,
});

const lifeOf = (...relations: Relation[]) =>
  lifeFrom({ relations, consolidated: [] } as unknown as Extract, today, find);

const only = (relation: Relation) => lifeOf(relation).spells[0];

it('um emprego, com os seus meses', () => {
  expect(only(job())).toEqual({
    id: '1',
    kind: 'employee',
    from: '2020-01-10',
    standing: 'counts',
    months: [{ month: '2020-01', base: 200_000, plan: 'full', standing: 'counts' }],
  });
});

it('a pendência de um mês não tira o emprego, e a do emprego não é de um mês', () => {
  const ofMonth = only(
    job({ months: [line('2020-01', 1, { indicators: ['PREM-EXT'] }), line('2020-02', 1)] }),
  );
  expect(ofMonth?.standing).toBe('counts');
  expect(ofMonth?.months.map(({ standing }) => standing)).toEqual(['pending', 'counts']);
  const ofJob = only(job({ indicators: [read('PEXT')] }));
  expect(ofJob?.standing).toBe('pending');
  expect(ofJob?.months[0]?.standing).toBe('counts');
});

it.each([
  ['PREM-EXT', 'pending', 'não conta ainda'],
  ['PEXT', 'pending', 'não conta ainda, ainda que a sigla seja de vínculos'],
  ['PSC-MEN-SM-EC103', 'counts', 'depende'],
  ['IREC-MEI', 'counts', 'informa'],
  ['AEXT-VT', 'counts', 'acertado'],
  ['IAGRUP-ZER-EC103', 'refused', 'cedido a outro mês'],
  ['INOVA', 'pending', 'ninguém conhece'],
])('%s num mês: %s (%s)', (code, standing) => {
  const months = [line('2020-01', 1, { indicators: [code] }), line('2020-02', 1)];
  const spell = only(job({ months }));
  expect(spell?.standing).toBe('counts');
  expect(spell?.months.map((part) => part.standing)).toEqual([standing, 'counts']);
});

it.each([
  ['PEXT', 'pending', 'não conta ainda'],
  ['PREM-EXT', 'counts', 'a pendência é de meses'],
  ['IREM-INDPEND', 'counts', 'aviso geral'],
  ['IREC-MEI', 'counts', 'informa'],
  ['AEXT-VT', 'counts', 'acertado'],
  ['PNIT-IND', 'counts', 'é do cadastro'],
  ['ASE-IND', 'refused', 'indeferido'],
  ['INOVA', 'pending', 'ninguém conhece'],
])('%s num vínculo: %s (%s)', (code, standing) => {
  expect(only(job({ indicators: [read(code)] }))?.standing).toBe(standing);
});

it('o recusado vale mais que o pendente', () => {
  expect(only(job({ indicators: [read('PEXT'), read('ASE-IND')] }))?.standing).toBe('refused');
});

it('sem fim no extrato, só corre o que a pessoa diz que corre', () => {
  const extract = { relations: [job()], consolidated: [] } as unknown as Extract;
  const going = (seqs: number[]) =>
    lifeFrom(extract, today, find, { stillGoing: new Set(seqs) }).spells[0]?.isRunning;
  expect([going([]), going([1]), going([2])]).toEqual([undefined, true, undefined]);
});

it('um emprego de que o primeiro dia não se leu fica em dúvida', () => {
  const { from, ...undated } = job();
  expect(from).toBeDefined();
  expect(only(undated)).toMatchObject({ from: '2020-01-01', standing: 'pending' });
});

it('o plano reduzido se vê na sigla e na alíquota', () => {
  const months = [
    line('2007-03', 103_900, { paid: 11_429 }),
    line('2020-01', 103_900, { paid: 11_429 }),
    line('2020-02', 103_900, { paid: 20_780 }),
    line('2020-03', 104_500, { indicators: ['IREC-MEI'] }),
  ];
  const spell = only({ ...job({ months }), kind: 'contributions' });
  expect(spell?.months.map(({ plan }) => plan)).toEqual(['full', 'reduced', 'full', 'reduced']);
});

const benefit = (species: string, status: string): Relation => ({
  ...job({ months: [] }),
  kind: 'benefit',
  species: read(species),
  status: read(status),
});
const active = { kind: 'incapacityBenefit', isRunning: true, standing: 'counts' };
const byAccident = { kind: 'incapacityBenefit', isByAccident: true };

it.each([
  [job({ memberType: read('Empregado Doméstico') }), { kind: 'domestic' }],
  [job({ memberType: read('Trabalhador Avulso') }), { kind: 'avulso' }],
  [job({ memberType: read('Empregado ou Agente Público') }), { kind: 'employee' }],
  [benefit('31 - AUXILIO DOENCA PREVIDENCIARIO', '0 - ATIVO'), active],
  [benefit('91 - AUXILIO DOENCA POR ACIDENTE', '4 - CESSADO'), byAccident],
  [benefit('92 - APOSENTADORIA POR ACIDENTE', '4 - CESSADO'), byAccident],
  [benefit('36 - AUXILIO ACIDENTE', '4 - CESSADO'), { kind: 'otherBenefit' }],
  [benefit('80 - SALARIO MATERNIDADE', '4 - CESSADO'), { kind: 'maternityBenefit' }],
  [benefit('31 - AUXILIO DOENCA', '9 - INDEFERIDO'), { standing: 'refused' }],
])('como quem, ou o que se recebeu: %#', (relation, expected) => {
  expect(only(relation)).toMatchObject(expected);
});

it('o seguro-desemprego prova o desemprego, e não é tempo', () => {
  const insurance: Relation = {
    ...job({ months: [] }),
    kind: 'other',
    origin: read('SEGURO DESEMPREGO/SINE'),
  };
  expect(lifeOf(insurance)).toMatchObject({ spells: [], unemployedOn: ['2020-01-10'] });
});

it('sem data e sem mês não há o que contar', () => {
  const { from, ...undated } = job({ months: [] });
  expect(from).toBeDefined();
  expect(lifeOf(undated).spells).toEqual([]);
});
