import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carencia } from '#rules/carencia/carencia.ts';
import { contributionTime } from '#rules/contribution-time/contribution-time.ts';
import { anyLife } from '#rules/contribution-time/proof/any-life.ts';
import { carenciaByLaw, timeByLaw } from './life.ts';

// As oracle.test.ts: a second writing, and seeds that bring a difference back.
const seed = 20_261_122;
const parts = Array.from({ length: 6 }, (_, index) => index);

it.each(parts)(
  'tempo de contribuição: cada dia de uma vida olhado, parte %i',
  {
    timeout: 240_000,
  },
  (part) => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const { today, atReform } = contributionTime(life);
        const row = ({ days, months, written }: typeof today.least) => ({
          days,
          months,
          written: [written.years, written.months, written.days],
        });
        expect({
          today: [row(today.least), row(today.most)],
          reform: [row(atReform.least), row(atReform.most)],
        }).toEqual(timeByLaw(life));
      }),
      { seed: seed + part, numRuns: 250 },
    );
  },
);

it.each(parts)('carência: cada mês de uma vida, parte %i', { timeout: 240_000 }, (part) => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const { least, most } = carencia(life).total;
      expect([least, most]).toEqual(carenciaByLaw(life));
    }),
    { seed: seed + part, numRuns: 250 },
  );
});
