import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExtractReading } from '#cnis/extract.ts';
import { limits } from '#cnis/read/lines.ts';
import { readExtract } from '#cnis/read/read-extract.ts';
import type { PageText } from '#cnis/read/text-run.ts';
import { textOfMarks } from './generate/marks.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { sampleOfKind } from './samples.ts';

// The same ones each time: a file that brings the reading down comes back.
const seed = 20_261_122;

const monthsOf = ({ extract }: ExtractReading): string[] =>
  extract?.relations.flatMap(({ months }) => months.map(({ month }) => month)) ?? [];

const printedMonths = (pages: readonly PageText[]): Set<string> => {
  const text = pages
    .flat()
    .map((run) => run.text)
    .join('\n');
  return new Set(
    [...text.matchAll(/(\d{2})\/(\d{4})/g)].map(([, month, year]) => `${year}-${month}`),
  );
};

const readSafely = (pages: readonly PageText[]): void => {
  const printed = printedMonths(pages);
  for (const month of monthsOf(readExtract(pages))) expect(printed).toContain(month);
};

const usual = textOfMarks(sampleOfKind('every kind of relation').marks);

const words = fc.oneof(
  fc.constantFrom(
    ...usual.flat().map(({ text }) => text),
    '13/2018',
    '00/2018',
    '31/02/2020',
    '1.518,00',
    'CNIS - Cadastro Nacional de Informações Sociais',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const place = fc.oneof(fc.double(), fc.integer({ min: -50, max: 900 }));

const anyRun = fc.record({ text: words, x: place, y: place, width: place });

const anyDamage = fc.record({
  page: fc.nat(),
  at: fc.nat(),
  run: anyRun,
  how: fc.constantFrom('other', 'lost', 'repeated', 'reworded'),
});

type Damage = typeof anyDamage extends fc.Arbitrary<infer T> ? T : never;

function withDamage(pages: readonly PageText[], { page, at, run, how }: Damage): PageText[] {
  return pages.map((runs, index) => {
    const place = at % Math.max(runs.length, 1);
    const old = runs[place];
    if (index !== page % pages.length || !old) return runs;
    const change: Record<Damage['how'], typeof runs> = {
      other: [run],
      lost: [],
      repeated: [old, { ...old, y: run.y }],
      reworded: [{ ...old, text: run.text }],
    };
    return [...runs.slice(0, place), ...change[how], ...runs.slice(place + 1)];
  });
}

describe('nada que venha num arquivo derruba a leitura', () => {
  it('textos quaisquer em lugares quaisquer', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyRun, { maxLength: 60 }), { maxLength: 4 }), readSafely),
      { seed, numRuns: 300 },
    );
  });

  it('um extrato com pedaços trocados, perdidos e repetidos', () => {
    const damaged = fc.array(anyDamage, { maxLength: 40 });
    fc.assert(
      fc.property(damaged, (damages) => readSafely(damages.reduce(withDamage, usual))),
      { seed, numRuns: 75 },
    );
  });

  it('um arquivo com bytes trocados ou perdidos', async () => {
    const file = await sampleOfKind('every kind of relation').file();
    const change = fc.record({ at: fc.nat(file.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 30 }),
        fc.nat(file.length),
        async (changes, end) => {
          const mangled = file.slice(0, end % 3 === 0 ? end : undefined);
          for (const { at, byte } of changes) mangled[at % Math.max(mangled.length, 1)] = byte;
          const pages = await pagesOfPdf(mangled).catch(() => []);
          readSafely(pages);
        },
      ),
      { seed, numRuns: 25 },
    );
  });

  it('o que passa do limite é dito, e não lido', () => {
    const [first] = usual;
    const run = { text: '08/2025', x: 55, y: 300, width: 27 };
    const long = { text: '1.'.repeat(limits.lettersOfRun), x: 55, y: 320, width: 27 };
    const { extract } = readExtract([
      [...(first ?? []), long, ...Array.from({ length: limits.runsOfPage }, () => run)],
    ]);
    expect(extract?.unread.filter(({ why }) => why === 'tooMuch')).toHaveLength(2);
    const pages = Array.from({ length: limits.pages + 1 }, () => first ?? []);
    const many = readExtract(pages).extract;
    expect(many?.pages.read).toBe(limits.pages);
    expect(many?.unread.some(({ why }) => why === 'tooMuch')).toBe(true);
  });

  it.each([
    ['números', '1.111'.repeat(100)],
    ['códigos', `${'A-'.repeat(250)}-`],
    ['espaços', ` ${' \t'.repeat(250)}x`],
    ['datas', '01/01/'.repeat(90)],
    ['vírgulas', ',;'.repeat(250)],
  ])('cresce com o tamanho, e não mais: %s', (_, text) => {
    const page = (count: number): PageText => [
      ...(usual[0] ?? []),
      ...Array.from({ length: count }, (__, index) => ({
        text,
        x: (index * 37) % 800,
        y: 190 + ((index * 13) % 350),
        width: 20,
      })),
    ];
    const spent = (count: number): number => {
      const before = process.cpuUsage();
      readExtract([page(count)]);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    spent(200);
    // Ten times the text may cost far more than ten times, on a busy machine; a bad pattern costs for ever.
    expect(spent(2_000)).toBeLessThan(200 * Math.max(spent(200), 20_000));
  });
});
