import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { daysBetween } from '../calendar.ts';
import { knownFigures } from '../figures.ts';
import { type MaternityAnswers, maternityEvents, motherKinds } from './answers.ts';
import { mostDaysBefore } from './kinds.ts';
import { maternityPay } from './maternity-pay.ts';

const start = isoDate('2013-10-25');

/** Whatever may be told, for tests; the day up to 2040, and often near the law of the stay. */
const anyAnswers: fc.Arbitrary<MaternityAnswers> = fc
  .record({
    event: fc.constantFrom('birth', ...maternityEvents),
    kind: fc.constantFrom(...motherKinds),
    day: fc.oneof(
      fc.integer({ min: 0, max: 9_500 }).map((days) => addDays(start, days)),
      fc.integer({ min: -3, max: 3 }).map((days) => addDays(isoDate('2025-09-30'), days)),
    ),
    before: fc.constantFrom('atBirth', undefined, 1, 10, 27, mostDaysBefore),
    stay: fc.constantFrom('none', 'stillThere', undefined, 0, 14, 15, 16, 41, 200),
    payCents: fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: undefined }),
    months: fc.option(fc.integer({ min: 0, max: 15 }), { nil: undefined }),
  })
  .map(({ before, stay, ...told }) => ({
    ...told,
    leave: typeof before === 'number' ? addDays(told.day, -before) : before,
    stay: typeof stay === 'number' ? { discharge: addDays(told.day, stay) } : stay,
  })) as fc.Arbitrary<MaternityAnswers>;

const today = isoDate('2026-11-22');
const figures = knownFigures(today);

forAny(anyAnswers)('cada período tem os dias que diz, e nenhum é menor que o da lei', (answers) => {
  const { period, others } = maternityPay(answers, figures, today);
  const least = answers.event === 'abortion' ? 14 : 120;
  for (const { from, until, days } of [period, ...others]) {
    expect(daysBetween(from, until) + 1).toBe(days);
    expect(days).toBeGreaterThanOrEqual(least);
    expect(from <= answers.day && from >= addDays(answers.day, -28)).toBe(true);
  }
});

forAny(anyAnswers, fc.integer({ min: 0, max: 300 }))(
  'uma alta depois nunca encurta',
  (answers, days) => {
    const until = (count: number) => {
      const stay = { discharge: addDays(answers.day, count) };
      const { period, others } = maternityPay({ ...answers, stay }, figures, today);
      return (
        [period, ...others]
          .map((one) => one.until)
          .sort()
          .at(-1) ?? ''
      );
    };
    expect(until(days + 1) >= until(days)).toBe(true);
  },
);

forAny(
  anyAnswers,
  fc.nat(1_500_000),
  fc.nat(3),
)('mais salário ou mais meses nunca diminuem o mês', (answers, more, months) => {
  const month = (payCents: number, count: number) =>
    maternityPay({ ...answers, payCents, months: count }, figures, today).pay.least ?? 0;
  const [pay, count] = [answers.payCents ?? 1, answers.months ?? 0];
  expect(month(pay + more, count)).toBeGreaterThanOrEqual(month(pay, count));
  expect(month(pay, count + months)).toBeGreaterThanOrEqual(month(pay, count));
});

forAny(anyAnswers)('o INSS paga o mínimo ou mais; na regra do art. 73, até o teto', (answers) => {
  const { pay, payer } = maternityPay(answers, figures, today);
  if (payer === 'inss') expect(pay.least).toBeGreaterThanOrEqual(figures.minimumWage);
  if (pay.basis !== 'fullPay') expect(pay.most).toBeLessThanOrEqual(figures.ceiling);
  expect((pay.least ?? 0) <= (pay.most ?? Number.POSITIVE_INFINITY)).toBe(true);
});
