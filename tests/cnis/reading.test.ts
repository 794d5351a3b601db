import { describe, expect, it } from 'vitest';
import { readExtract } from '#cnis/read/read-extract.ts';
import { disappointment, evaluate, judge } from './evaluate.ts';
import { textOfMarks } from './generate/marks.ts';
import { firstSamples, sampleOfKind } from './samples.ts';

describe('extratos inventados, cada um de um jeito', () => {
  it.each(
    [
      ...firstSamples,
      sampleOfKind('twenty pages'),
      sampleOfKind('desk, the thirteenth on a new page'),
    ].map((sample) => [sample.name, sample] as const),
  )('%s', async (_, sample) => {
    expect(disappointment(await evaluate(sample))).toBeUndefined();
  });
});

it('sem o título do décimo terceiro, o que parece um mês a mais vem com aviso', () => {
  const title = 'Remunerações Décimo Terceiro';
  const heights: number[] = [];
  for (const kind of ['desk', 'desk, the thirteenth on a new page']) {
    const sample = sampleOfKind(kind);
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
  const { marks } = sampleOfKind('summary with a benefit');
  const { extract } = readExtract(textOfMarks(marks));
  expect(extract?.relations.map(({ kind }) => kind)).toEqual(['other', 'job']);
});
