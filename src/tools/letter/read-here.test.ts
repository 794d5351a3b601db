import { expect, test } from 'vitest';
import { loadSite } from '#document/site.ts';
import { knownLetters } from '#tests/letter/measure.ts';
import { choiceOf } from '#texts/load/publication.ts';
import { letterPath, toolPath } from '#texts/paths.ts';
import { leftOutWays } from '../left-out/left-out-ways.ts';
import { readHere } from './read-here.ts';

const { figures } = loadSite({
  SITE_DATE: '2026-11-23',
  PRACTICE_FOLDER: 'tests/fixtures/practice',
});
const publish = { letters: ['falta-qualidade-segurado'], tools: ['renda-bpc'] };
const ways = leftOutWays(
  Object.assign((key: string) => figures(key), { leftOut: choiceOf({ publish }, figures) }),
);
const told = ways.load(ways.resolveId('virtual:left-out') ?? '') ?? '';
const isHere = (path: string) => !told.includes(`"${path}"`);

test('os programas sabem que cartas e ferramentas este escritório deixa de fora', () => {
  const [letter = '', tool = ''] = [
    publish.letters.map(letterPath),
    publish.tools.map(toolPath),
  ].flat();
  expect([letter, tool, '/carta'].filter(isHere)).toEqual([letter, tool, '/carta']);
  expect([letterPath('falta-carencia'), toolPath('prazo-do-recurso')].filter(isHere)).toEqual([]);
});

test.each([
  ['Motivo: falta da qualidade de segurado.', ['falta-qualidade-segurado'], true],
  // The one that is published is the most like it, and another matter.
  ['Motivo: não comprovada a qualidade de segurado do instituidor.', [], false],
])('%s', (text, slugs, agree) => {
  const read = readHere(text, knownLetters(), isHere);
  expect(read.reasons.map(({ slug }) => slug)).toEqual(slugs);
  expect(read.agree).toBe(agree);
});
