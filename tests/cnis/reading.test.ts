import { describe, expect, it } from 'vitest';
import { readExtract } from '#cnis/read/read-extract.ts';
import { disappointment, evaluate, judge } from './evaluate.ts';
import { invent } from './generate/invent.ts';
import { layOut } from './generate/lay-out.ts';
import { textOfMarks } from './generate/marks.ts';
import { sampleOf, variantCount } from './generate/variants.ts';

const indexes = Array.from({ length: variantCount }, (_, index) => index);

describe('extratos inventados, cada um de um jeito', () => {
  it.each(
    indexes.map((index) => {
      const sample = sampleOf(index);
      return [sample.name, sample] as const;
    }),
  )('%s', async (_, sample) => {
    expect(disappointment(await evaluate(sample))).toBeUndefined();
  });
});

it('sem o título do décimo terceiro, o que parece um mês a mais vem com aviso', () => {
  const title = 'Remunerações Décimo Terceiro';
  const atDesk = indexes.find((index) => sampleOf(index).name === 'desk (1)') ?? 0;
  const heights: number[] = [];
  for (let seed = 0; seed < 12; seed += 1) {
    const sample = sampleOf(atDesk + seed * variantCount);
    const titles = sample.marks.flat().filter(({ text }) => text === title);
    const marks = sample.marks.map((page) => page.filter(({ text }) => text !== title));
    heights.push(...titles.map(({ y }) => y));
    const damaged = { ...sample, owed: 'warning', marks } as const;
    expect(disappointment(judge(damaged, readExtract(textOfMarks(marks))))).toBeUndefined();
  }
  // Both below the months and alone at the head of a page, where they seem to go on.
  expect(Math.min(...heights)).toBeLessThan(200);
  expect(Math.max(...heights)).toBeGreaterThan(250);
});

it('na lista sem os meses, a linha que não diz o que é não vira emprego', () => {
  const kinds = ['benefit', 'job'] as const;
  const invented = invent(1, { relations: 2, months: 6, kinds, hasIndicators: false });
  const { extract } = readExtract(textOfMarks(layOut(invented, { isSummary: true })));
  expect(extract?.relations.map(({ kind }) => kind)).toEqual(['other', 'job']);
});
