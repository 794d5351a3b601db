import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { salaryCorrection } from '#law/salary-correction.ts';
import { benefitAverage } from '#rules/benefit-average/benefit-average.ts';
import { anyLife } from '#rules/contribution-time/proof/any-life.ts';
import { countLife } from './count-life.ts';
import { coverInWords } from './wording.ts';

const anyDay = fc.oneof(
  fc.constant('2026-11-22'),
  fc
    .tuple(fc.integer({ min: 2010, max: 2040 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-28`),
);

it('nenhuma vida, em nenhum dia, pede um valor da lei que não está anotado', () => {
  fc.assert(
    fc.property(anyLife, anyDay, (told, day) => {
      const life = { ...told, today: isoDate(day) };
      const { time, carencia, cover } = countLife(life);
      coverInWords(cover);
      benefitAverage(
        {
          life,
          sex: 'woman',
          time: time.today.least.legalDays,
          carenciaMonths: carencia.total.least,
          figures: { minimumWage: 162_100, ceiling: 847_555 },
          isOldTableAccepted: true,
        },
        { ...salaryCorrection, isChecked: true },
      );
    }),
    { numRuns: 200 },
  );
});

it('quem só tem trabalho no campo não ouve que está sem proteção, nem sem carência', () => {
  const field = {
    id: 'a',
    kind: 'special',
    from: isoDate('2015-01-01'),
    standing: 'counts',
    months: [],
  } as const;
  const { cover, carencia, time } = countLife({
    today: isoDate('2026-11-22'),
    spells: [field],
    consolidated: new Map(),
  });
  expect(coverInWords(cover)).toContain('não sei');
  expect(cover.mayReach).toBe('today');
  expect(carencia.rural.length).toBe(143);
  expect(time.leftOut).toMatchObject([{ why: 'rural' }]);
  expect(time.today.most.legalDays).toBe(0);
});
