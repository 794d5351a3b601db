import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asFile, refused } from '#tests/machine/content-file.ts';
import { conformanceFile, loadConformance } from './conformance.ts';

/** Beyond AA, what docs/accessibility.md sets out to reach. */
const aims = '1.4.6 1.4.8 2.4.9 2.4.12 2.4.13 2.5.5 3.1.3 3.1.4 3.1.5 3.3.5'.split(' ');

const real = readFileSync(conformanceFile, 'utf8');
const load = asFile('conformance.yaml', loadConformance);

describe('a lista do que o site atende', () => {
  it('e os AAA que buscamos', () => {
    const own = loadConformance().filter(({ level }) => level === 'AAA');
    expect(own.map(({ number }) => number)).toEqual(aims);
  });

  it.each([
    ['critério repetido', '"1.1.1"', '"1.2.1"', 'uma vez, na ordem'],
    ['número que não existe', '"1.1.1"', '"5.1.1"', '0.number'],
    ['resultado inventado', '  result: atende', '  result: quase', 'não se aplica'],
    ['nível inventado', '  level: A\n', '  level: B\n', 'A, AA ou AAA'],
    ['falta do como', / {2}how: .*\n/, '', '0.how'],
    ['campo a mais', '  level: A\n', '  level: A\n  nota: x\n', 'nota'],
  ])('recusa %s, com arquivo e remédio', refused(real, load, 'conformance.yaml'));
});
