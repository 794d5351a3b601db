import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { salaryCorrection } from '#law/salary-correction.ts';
import { benefitAverage } from '#rules/benefit-average/benefit-average.ts';
import { anyLife } from '#rules/contribution-time/proof/any-life.ts';
import { paidFrom, spell } from '#rules/contribution-time/proof/lives.ts';
import { countLife } from './count-life.ts';
import { coverInWords, coverShown } from './wording.ts';

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

describe('facultativo de 5%, depois de um emprego até 03/2024', () => {
  const standing = (value: 'counts' | 'pending') =>
    countLife({
      today: isoDate('2026-11-22'),
      spells: [
        spell('a', 'employee', ['2012-02-01', '2024-03-31'], paidFrom('2019-11', 53, 600_000)),
        spell(
          'b',
          'facultativo',
          ['2026-01-01', '2026-06-30'],
          [
            ...paidFrom('2026-01', 6, 162_100, {
              plan: 'reduced',
              standing: value,
              paidOn: isoDate('2026-01-15'),
            }),
          ],
        ),
      ],
      consolidated: new Map(),
    }).cover;

  it('não validado: até onde vai com o desemprego provado, e o que a validação dá', () => {
    const cover = standing('pending');
    expect([cover.status?.sure.until, cover.mayReach]).toEqual(['2026-05-15', '2027-02-15']);
    expect(coverShown(cover, true)).toMatch(/15\/05\/2026 e 15\/05\/2027 \(com desemprego/);
  });

  it('o que o INSS aceitar vai mais longe: o desemprego não se diz disso', () => {
    const cover = standing('pending');
    const { status } = cover;
    if (!status) throw new Error('sem proteção');
    const short = { ...cover, status: { ...status, possible: [] } };
    expect(coverShown(short, true)).toMatch(/e 15\/02\/2027 \(se o INSS aceitar\)$/);
  });

  it('validado: o dia certo se diz também onde algo não foi lido', () => {
    const cover = standing('counts');
    expect(cover.mayReach).toBeUndefined();
    expect(coverShown(cover, true)).toMatch(/15\/02\/2027/);
  });

  it('sem o emprego: não se sabe, e pode ir até lá', () => {
    const { status, ...cover } = standing('pending');
    expect(coverShown({ ...cover, status: undefined }, true)).toMatch(/não sei.*15\/02\/2027/);
  });
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
