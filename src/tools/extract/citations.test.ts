import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLife } from '#rules/contribution-time/any-life.ts';
import { extractCitations } from './citations.ts';
import { countLife } from './result/count-life.ts';

it('nenhuma fonte do resultado falta na lista da página, para qualquer vida', () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const { time, carencia, cover } = countLife(life);
      const cited = [...time.citations, ...carencia.citations, ...(cover.status?.citations ?? [])];
      expect(cited.filter((key) => !extractCitations.includes(key))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
