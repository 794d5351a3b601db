import { describe, expect, it } from 'vitest';
import { readExtractPages } from '#api/cnis.ts';
import { type Marks, widthOf } from './generate/marks.ts';
import type { Said } from './said.ts';
import { firstSamples, sampleOfKind } from './samples.ts';

const read = (marks: Marks, withNames = false) =>
  JSON.stringify(
    readExtractPages(
      marks.map((page) => ({
        view: [0, 0, 842, 595],
        items: page.map(({ text, x, y }) => ({
          str: text,
          transform: [1, 0, 0, 1, x, 595 - y],
          width: widthOf(text),
        })),
      })),
      { withNames },
    ),
  );

const ofPerson = /^(?:identity:(?:name|mother|cpf|nit)|(?:nit|number|registration):\d+)$/;
const ofPersons = (said: Said) =>
  [...said].flatMap(([field, value]) => (ofPerson.test(field) ? [value] : []));

const samples = firstSamples.filter(({ owed }) => owed === 'everything' || owed === 'warning');

describe('o extrato de um estranho sai sem pessoas', () => {
  it.each(samples.map((one) => [one.name, one] as const))('%s', (_, { said, marks }) => {
    const shown = read(marks);
    expect(ofPersons(said).filter((one) => shown.includes(`"${one}"`))).toEqual([]);
  });

  it('a empresa fica, e o empregador que é uma pessoa não', () => {
    const { marks, said } = sampleOfKind('usual');
    const employer = String(said.get('employer:1'));
    const employedByPerson = marks.map((page) =>
      page.map((mark) => ({
        ...mark,
        text: mark.text.replace(/^00\.000\.000.*/, '111.444.777-35'),
      })),
    );
    expect(read(marks)).toContain(employer);
    expect(read(employedByPerson)).not.toContain(employer);
    expect(read(employedByPerson, true)).toContain(employer);
  });
});
