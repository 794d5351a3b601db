import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seriesFiles } from '#law/schema/files.ts';
import { yearlyNormsFile } from '#law/schema/yearly-norms.ts';
import type { Answers } from './answers.ts';
import { planYear, type Read } from './plan.ts';

const wageFile = 'engine/law/values/minimum-wage.json';
const period = (from: string, until: string, value: string) => ({
  from,
  until,
  value,
  source: 'constituicao-7-iv',
});
const series = (...values: object[]) => JSON.stringify({ name: 'salário', unit: 'reais', values });
const before = series(period('2150-01-01', '2150-12-31', '1.000,00'));
const norms = JSON.stringify({ norms: [] });

/** The files as they stand, but for the wage and the norms. */
const reading =
  (wage = before, known = norms): Read =>
  (file) =>
    file === wageFile ? wage : file === yearlyNormsFile ? known : readFileSync(file, 'utf8');

const wage = {
  valor: '1.100,00',
  norma: 'Decreto 99.001/2150 (salário mínimo de 2151)',
  artigo: 'art. 1º',
  endereco: 'https://www.planalto.gov.br/decreto',
};
const answers = (answer: object | string, topic = 'salario-minimo'): Answers =>
  ({ ano: 2151, conferido: '2151-01-04', [topic]: answer }) as Answers;
const plan = (answer: object | string, read = reading()) =>
  planYear(answers(answer), read, { place: 'respostas.yaml' });
const wageIn = (planned: ReadonlyMap<string, string>) =>
  JSON.parse(planned.get(wageFile) ?? '').values;

describe('os valores de um ano novo', () => {
  it('entram com a norma, que passa a ter um nome para citar', () => {
    const planned = plan(wage);
    expect(wageIn(planned)[1]).toEqual({
      from: '2151-01-01',
      until: '2151-12-31',
      value: '1.100,00',
      source: 'decreto-99001-2150-1',
      verifiedOn: '2151-01-04',
    });
    expect(JSON.parse(planned.get(yearlyNormsFile) ?? '')).toEqual({
      norms: [
        { key: 'decreto-99001-2150-1', name: wage.norma, place: 'art. 1º', url: wage.endereco },
      ],
    });
  });

  it('não entram com a norma do ano anterior, pelo nome nem por ser a do valor de antes', () => {
    const norma = 'Decreto 99.001/2149 (salário mínimo de 2150)';
    expect(() => plan({ ...wage, norma })).toThrow('é de 2150');
    const cited = before.replace('constituicao-7-iv', 'lei-inventada');
    const { endereco, ...again } = { ...wage, norma: 'Lei inventada', artigo: undefined };
    const known = JSON.stringify({
      norms: [{ key: 'lei-inventada', name: 'Lei inventada', url: endereco }],
    });
    const read = reading(cited, known);
    expect(() => plan(again, read)).toThrow('é a norma do valor de antes');
    expect(wageIn(plan({ ...again, confirmado: 'sim' }, read))).toHaveLength(2);
  });

  it('escritos duas vezes, não mudam nada; corrigidos, tomam o lugar', () => {
    const first = plan(wage);
    const written = reading(first.get(wageFile), first.get(yearlyNormsFile));
    expect([...plan(wage, written)]).toEqual([]);
    const corrected = wageIn(plan({ ...wage, valor: '1.110,00' }, written));
    expect(corrected.map(({ value }: { value: string }) => value)).toEqual([
      '1.000,00',
      '1.110,00',
    ]);
  });

  it('no meio do ano, fecham o período de antes na véspera', () => {
    const planned = wageIn(
      planYear({ ...answers({ ...wage, desde: '2150-05-01' }), ano: 2150 } as Answers, reading(), {
        place: 'x',
      }),
    );
    expect(
      planned.map(({ from, until }: { from: string; until: string }) => [from, until]),
    ).toEqual([
      ['2150-01-01', '2150-04-30'],
      ['2150-05-01', '2150-12-31'],
    ]);
  });

  it('um salto só entra confirmado', () => {
    expect(() => plan({ ...wage, valor: '11,00' })).toThrow(/antes eram R\$ 1\.000,00.*confirmado/);
    expect(wageIn(plan({ ...wage, valor: '11,00', confirmado: 'sim' }))[1]).toMatchObject({
      value: '11,00',
      isJumpConfirmed: true,
    });
  });

  it.each([
    ['em centavos', { ...wage, valor: '110000' }, /escreva em reais/],
    ['com um ano sem valor no meio', { ...wage, desde: '2152-01-01' }, /falta o valor de antes/],
    ['antes do que já está escrito', { ...wage, desde: '2149-01-01' }, /já há um valor/],
    ['de endereço que não é oficial', { ...wage, endereco: 'https://blog.example' }, /oficial/],
    ['de norma nova sem endereço', { ...wage, endereco: undefined }, /norma “Decreto 99/],
    ['que continua, mas acabou com o ano', 'continua', /acabou com o ano/],
  ])('não entra um valor %s', (_, answer, message) => {
    expect(() => plan(answer)).toThrow(message);
  });

  it('diz tudo o que está errado de uma vez, e o que serve passa pela conferência da montagem', () => {
    const two = { ...answers({ ...wage, valor: '1' }), teto: { ...wage, valor: '2' } } as Answers;
    expect(() => planYear(two, reading(), { place: 'respostas.yaml' })).toThrow(
      /respostas\.yaml[\s\S]*salario-minimo:[\s\S]*teto:/,
    );
    const [, own] = JSON.parse(plan(wage).get(wageFile) ?? '').values;
    const schema = seriesFiles.get(wageFile)?.schema;
    const known = { ...own, source: 'loas-20-3' };
    expect(schema?.safeParse(JSON.parse(series(known))).error).toBeUndefined();
  });

  it('a conferência de um valor que continua fica anotada', () => {
    const planned = planYear(answers('continua', 'dpu-renda'), reading(), { place: 'x' });
    expect(planned.get('engine/law/values/dpu-income.json')).toContain(
      '"verifiedOn": "2151-01-04"',
    );
  });

  it('um dia que não chegou e um valor de outra forma, fora do seu lugar, são ditos juntos', () => {
    const two = answers({ ...wage, valor: '1', desde: '2149-01-01' });
    expect(() => planYear(two, reading(), { place: 'x', today: '2151-01-03' })).toThrow(
      /ainda não chegou[\s\S]*já há um valor[\s\S]*reais/,
    );
  });

  it('o que a lei corrige pelo mesmo índice entra junto, ou confirmado', () => {
    const year = { ano: 2027, conferido: '2027-01-12' } as Answers;
    const three = (valor: string, confirmado?: 'sim') =>
      planYear(
        {
          ...year,
          teto: { ...wage, valor, ...(confirmado && { confirmado }) },
          'baixa-renda': { ...wage, valor: '2.059,60' },
          'salario-familia': { ...wage, valor: '70,24' },
        } as Answers,
        (file) => readFileSync(file, 'utf8'),
        { place: 'x' },
      );
    expect(three('8.814,57').size).toBe(4);
    expect(() => three('8.914,57')).toThrow(/teto: subiu 5,18%.*confirmado: sim/);
    expect(three('8.914,57', 'sim').size).toBe(4);
  });

  it('um valor novo não se escreve em cima do primeiro de um arquivo', () => {
    const own = { ...wage, valor: '19,80' };
    const over = (topic: string, answer: object) =>
      planYear(
        { ano: 2026, conferido: '2026-01-12', [topic]: answer } as Answers,
        (file) => readFileSync(file, 'utf8'),
        { place: 'x' },
      );
    expect(() => over('baixa-renda', own)).toThrow(/baixa-renda: .*1\.980,38.*confirmado: sim/);
    expect(() => over('mei-iss', own)).toThrow(/mei-iss: .*5,00.*confirmado: sim/);
    expect(over('baixa-renda', { ...own, confirmado: 'sim' }).size).toBe(2);
  });
});
