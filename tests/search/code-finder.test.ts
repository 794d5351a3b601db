import { expect, it } from 'vitest';
import { codeFinder } from '#features/indicators/code-finder.ts';
import { packIndicators, unpackIndicators } from '#features/indicators/pack-indicators.ts';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { answered } from './measure.ts';

const table = unpackIndicators(packIndicators(loadIndicators(figuresOn(isoDate('2026-11-22')))));
const find = codeFinder(table);
const codesFor = (asked: string) => find(asked).codes.map(({ code }) => code);

it('cada sigla, e cada outra grafia dela, traz a sua página em primeiro', () => {
  const wrong = table.flatMap(({ code, others }) =>
    [code, ...others].filter((name) => codesFor(name.toLowerCase())[0] !== code),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['pext', ['PEXT']],
  ['prec menor min', ['PREC-MENOR-MIN']],
  ['IREM INDPEND', ['IREM-INDPEND']],
  ['prec-fbr', ['PREC-FBR']],
  ['o que é pext no meu extrato', ['PEXT']],
  ['prec menor min numa nota de pedreiro', ['PREC-MENOR-MIN']],
  ['pdarf-restit-total', ['PDARF-*']],
  ['P3XT', ['PEXT']],
  ['PREC-MEN0R-MIN', ['PREC-MENOR-MIN']],
  ['mei', []],
  ['óbito', []],
  ['prestação', []],
  ['', []],
])('%j traz %j', (asked, codes) => {
  expect(codesFor(asked)).toEqual(codes);
});

it('o começo de várias siglas traz todas elas', () => {
  expect(codesFor('fbr aut').length).toBeGreaterThan(10);
});

it('nenhuma pergunta comum é tomada por sigla', () => {
  const ordinary = answered.filter(
    ({ answers }) => !answers.some((path) => /^.indicador/.test(path)),
  );
  expect(ordinary.filter(({ asked }) => find(asked).codes.length > 0)).toEqual([]);
});
