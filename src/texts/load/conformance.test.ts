import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformanceFile, loadConformance } from './conformance.ts';

interface Guideline {
  readonly id: string;
  readonly checkpoints: readonly { readonly num: string; readonly wcagLevel: string }[];
}

const engine = createRequire(import.meta.url)('accessibility-checker-engine/ace-node.js') as {
  readonly Checker: new () => { getGuidelines(): readonly Guideline[] };
};

/** W3C's criteria of levels A and AA, as IBM's engine lists them. */
const published = new engine.Checker()
  .getGuidelines()
  .filter(({ id }) => id === 'WCAG_2_2')
  .flatMap(({ checkpoints }) => checkpoints)
  // WCAG 2.2 dropped "Parsing"; the engine still names it.
  .filter(({ num }) => num !== '4.1.1');

/** Level A in WCAG 2.2 (https://www.w3.org/TR/WCAG22/); the engine says AA. */
const levelA = new Set(['3.2.6', '3.3.7']);

/** Beyond AA, what docs/accessibility.md sets out to reach. */
const aims = '1.4.6 1.4.8 2.4.9 2.4.12 2.4.13 2.5.5 3.1.3 3.1.4 3.1.5 3.3.5'.split(' ');

const real = readFileSync(conformanceFile, 'utf8');
const file = join(mkdtempSync(join(tmpdir(), 'conformance-')), 'conformance.yaml');
const load = (text: string) => {
  writeFileSync(file, text);
  return loadConformance(file);
};

describe('a lista do que o site atende', () => {
  it('tem cada critério A e AA das WCAG 2.2 uma vez, com seu nível', () => {
    const own = loadConformance().filter(({ level }) => level !== 'AAA');
    expect(own.map(({ number, level }) => `${number} ${level}`)).toEqual(
      published.map(({ num, wcagLevel }) => `${num} ${levelA.has(num) ? 'A' : wcagLevel}`),
    );
    expect(own).toHaveLength(55);
  });

  it('e os AAA que buscamos', () => {
    const own = loadConformance().filter(({ level }) => level === 'AAA');
    expect(own.map(({ number }) => number)).toEqual(aims);
  });

  it.each([
    ['critério repetido', real.replace('"1.1.1"', '"1.2.1"'), 'uma vez, na ordem'],
    ['número que não existe', real.replace('"1.1.1"', '"5.1.1"'), '0.number'],
    ['resultado inventado', real.replace('  result: atende', '  result: quase'), 'não se aplica'],
    ['nível inventado', real.replace('  level: A\n', '  level: B\n'), 'A, AA ou AAA'],
    ['falta do como', real.replace(/ {2}how: .*\n/, ''), '0.how'],
    ['campo a mais', real.replace('  level: A\n', '  level: A\n  nota: x\n'), 'nota'],
  ])('recusa %s, com arquivo e remédio', (_name, text, remedy) => {
    expect(text).not.toBe(real);
    expect(() => load(text)).toThrow('conformance.yaml');
    expect(() => load(text)).toThrow(remedy);
  });
});
