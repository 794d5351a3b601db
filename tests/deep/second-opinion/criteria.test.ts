import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadConformance } from '#texts/load/conformance.ts';
import { fetched } from '../packages/install.ts';

interface Guideline {
  readonly id: string;
  readonly checkpoints: readonly { readonly num: string; readonly wcagLevel: string }[];
}

const engine = createRequire(import.meta.url)(
  fetched('accessibility-checker-engine/ace-node.js'),
) as { readonly Checker: new () => { getGuidelines(): readonly Guideline[] } };

/** W3C's criteria of levels A and AA, as IBM's engine lists them. */
const published = new engine.Checker()
  .getGuidelines()
  .filter(({ id }) => id === 'WCAG_2_2')
  .flatMap(({ checkpoints }) => checkpoints)
  // WCAG 2.2 dropped "Parsing"; the engine still names it.
  .filter(({ num }) => num !== '4.1.1');

/** Level A in WCAG 2.2 (https://www.w3.org/TR/WCAG22/); the engine says AA. */
const levelA = new Set(['3.2.6', '3.3.7']);

test('a lista do que o site atende tem cada critério A e AA das WCAG 2.2 uma vez, com seu nível', () => {
  const own = loadConformance().filter(({ level }) => level !== 'AAA');
  expect(own.map(({ number, level }) => `${number} ${level}`)).toEqual(
    published.map(({ num, wcagLevel }) => `${num} ${levelA.has(num) ? 'A' : wcagLevel}`),
  );
  expect(own).toHaveLength(55);
});
