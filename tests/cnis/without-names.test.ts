import { describe, expect, it } from 'vitest';
import { readExtractPages } from '#api/cnis.ts';
import type { Invented } from './generate/invented.ts';
import { type Marks, widthOf } from './generate/marks.ts';
import { sampleOf, variantCount } from './generate/variants.ts';

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

const ofPersons = ({ identity, relations }: Invented): string[] =>
  [
    identity.name,
    identity.mother,
    identity.cpf,
    identity.nit,
    ...relations.flatMap(({ nit, number, registration }) => [nit, number, registration]),
  ].filter((one) => one !== undefined);

const samples = Array.from({ length: variantCount }, (_, index) => sampleOf(index)).filter(
  ({ owed }) => owed === 'everything' || owed === 'warning',
);

describe('o extrato de um estranho sai sem pessoas', () => {
  it.each(samples.map((one) => [one.name, one] as const))('%s', (_, { invented, marks }) => {
    const shown = read(marks);
    expect(ofPersons(invented).filter((one) => shown.includes(`"${one}"`))).toEqual([]);
  });

  it('a empresa fica, e o empregador que é uma pessoa não', () => {
    const { marks, invented } = sampleOf(0);
    const employer = invented.relations.find((one) => one.employer)?.employer ?? 'falta';
    const ofPerson = marks.map((page) =>
      page.map((mark) => ({
        ...mark,
        text: mark.text.replace(/^00\.000\.000.*/, '111.444.777-35'),
      })),
    );
    expect(read(marks)).toContain(employer);
    expect(read(ofPerson)).not.toContain(employer);
    expect(read(ofPerson, true)).toContain(employer);
  });
});
