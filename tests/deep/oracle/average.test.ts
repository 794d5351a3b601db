import fc from 'fast-check';
import { expect, it } from 'vitest';
import { salaryCorrection } from '#law/salary-correction.ts';
import { benefitAverage } from '#rules/benefit-average/benefit-average.ts';
import { anyLife } from '#rules/contribution-time/any-life.ts';
import { amountByLaw } from './average.ts';

// As oracle.test.ts: a second writing, and seeds that bring a difference back.
const seed = 20_261_122;
const rates = salaryCorrection.rates.slice(0, 384);
const floor = 162_100;
const top = 847_555;

it.each([0, 1, 2, 3])('média e valor, parte %i', { timeout: 240_000 }, (part) => {
  let estimated = 0;
  fc.assert(
    fc.property(
      anyLife,
      fc.record({
        isWoman: fc.boolean(),
        isWhole: fc.boolean(),
        time: fc.integer({ min: 0, max: 45 * 360 }),
        carencia: fc.integer({ min: 0, max: 400 }),
        minimumTime: fc.integer({ min: 0, max: 35 * 360 }),
      }),
      (life, { isWoman, isWhole, time, carencia, minimumTime }) => {
        const result = benefitAverage(
          {
            life,
            sex: isWoman ? 'woman' : 'man',
            time,
            carenciaMonths: carencia,
            figures: { minimumWage: floor, ceiling: top },
            isOldTableAccepted: true,
          },
          { ...salaryCorrection, rates, isChecked: true },
        );
        const found = amountByLaw({
          life,
          isWoman,
          isWhole,
          time,
          carencia,
          minimumTime,
          rates,
          floor,
          top,
        });
        expect(result.outcome).toBe(found ? 'estimated' : 'noSalaries');
        if (result.outcome !== 'estimated' || !found) return;
        estimated += 1;
        const formula = isWhole ? 'wholeMean' : 'shareOfMean';
        const { cents, leftOut } = result.estimateFor({ formula, minimumTime });
        expect(Math.abs(cents - found.cents)).toBeLessThanOrEqual(1);
        if (cents === found.cents) expect(leftOut).toHaveLength(found.leftOut);
      },
    ),
    { seed: seed + part, numRuns: 500 },
  );
  expect(estimated).toBeGreaterThan(200);
});
