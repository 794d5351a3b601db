import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Unread } from '#cnis/extract.ts';
import { readPastedGrid } from '#cnis/pasted/pasted-grid.ts';
import { readPasted } from '#cnis/pasted/read-pasted.ts';
import { judge } from './evaluate.ts';
import type { Marks } from './generate/marks.ts';
import { firstSamples } from './samples.ts';

/** As most programs copy: line by line, each text in the order in which it was written. */
const byLines = (marks: Marks): string =>
  marks
    .map((page) => {
      const lines: string[] = [];
      let y = Number.NaN;
      for (const mark of page) {
        if (Math.abs(mark.y - y) < 2) lines[lines.length - 1] += ` ${mark.text}`;
        else lines.push(mark.text);
        y = mark.y;
      }
      return lines.join('\n');
    })
    .join('\n');

/** As some do: each text on a line of its own. */
const byCells = (marks: Marks): string =>
  marks
    .flat()
    .map(({ text }) => text)
    .join('\n');

/** As others do: down each column before the next. */
const byColumns = (marks: Marks): string =>
  marks
    .map((page) =>
      [...page]
        .sort((one, other) => Math.round(one.x / 30) - Math.round(other.x / 30) || one.y - other.y)
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n');

/** A year of the sums, with all its months. */
const yearOfSums = /^20[2-9]\d(?: [\d.]+,\d\d){12}$/m;

const samples = firstSamples.filter(
  ({ owed, name }) => owed !== 'noText' && owed !== 'refusal' && !name.startsWith('summary'),
);

describe.each([
  ['linha por linha', byLines, 0.95],
  ['um texto por linha', byCells, 0.5],
  ['coluna por coluna', byColumns, 0],
] as const)('texto colado, copiado %s', (_, copy, least) => {
  it.each(samples.map((sample) => [sample.name, sample] as const))('%s', (__, sample) => {
    const { right, faults } = judge(sample, readPasted(copy(sample.marks)));
    expect(faults.filter(({ isFlagged }) => !isFlagged)).toEqual([]);
    if (sample.owed !== 'everything') return;
    const months = (names: readonly string[]) =>
      names.filter((name) => name.startsWith('base:')).length;
    const missed = faults.map(({ name }) => name);
    const all = months(right) + months(missed);
    expect(all === 0 ? 1 : months(right) / all).toBeGreaterThanOrEqual(least);
  });
});

describe('texto colado de qualquer forma', () => {
  it('nenhum mês que não esteja nele, e nunca uma queda', () => {
    const words = samples.flatMap(({ marks }) => marks.flat().map(({ text }) => text));
    const anyText = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 20 })), { maxLength: 120 })
      .map((parts) => parts.join('\n'));
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('', byLines(samples[1]?.marks ?? [])),
        (text, before) => {
          const whole = `${before}\n${text}`;
          const { extract } = readPasted(whole);
          for (const { month } of extract?.relations.flatMap(({ months }) => months) ?? []) {
            expect(whole).toContain(month.split('-').reverse().join('/'));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['99,99', 1],
  ['100,00', 0],
])('colado: de uma base de 100,00, pagos %s', (paid, count) => {
  const unread: Unread[] = [];
  const place = { page: 1, line: 1 };
  const tokens = ['01/2020', '15/02/2020', paid, '100,00'].map((text) => ({ text, place }));
  expect(readPastedGrid(tokens, 'contributions', unread).months).toHaveLength(count);
});

it('colado: um ano de somas com um mês a menos não é de mês nenhum', () => {
  const sample = samples.find(({ marks }) =>
    byLines(marks)
      .split('\n')
      .some((line) => yearOfSums.test(line)),
  );
  const text = byLines(sample?.marks ?? []);
  const sums = (pasted: string) => readPasted(pasted).extract?.consolidated.length ?? 0;
  expect(sums(text)).toBeGreaterThan(0);
  const shorter = text.replace(yearOfSums, (line) => line.slice(0, line.lastIndexOf(' ')));
  expect(sums(shorter)).toBe(sums(text) - 12);
});
