import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLife } from '#rules/contribution-time/proof/any-life.ts';
import { life, spell } from '#rules/contribution-time/proof/lives.ts';
import { extractCitations } from './citations.ts';
import { citationsOf, countLife } from './result/count-life.ts';

it('nenhuma fonte do resultado falta na lista da página, para qualquer vida', () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const cited = citationsOf(countLife(life));
      expect(cited.filter((key) => !extractCitations.includes(key))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['no campo', 'special', true],
  ['com carteira', 'employee', false],
] as const)('quem trabalhou %s: as fontes da proteção do campo', (_, kind, isCited) => {
  const cited = citationsOf(countLife(life([spell('a', kind, ['2025-01-01', '2025-12-31'])])));
  expect(cited.includes('lei-8213-11-vii')).toBe(isCited);
  expect(cited.includes('lei-8213-38-b')).toBe(isCited);
  expect(cited).toContain('tnu-tema-349');
});
