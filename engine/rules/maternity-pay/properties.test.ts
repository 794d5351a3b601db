import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { daysBetween } from '../calendar.ts';
import { knownFigures } from '../figures.ts';
import { maternityPay } from './maternity-pay.ts';
import { anyAnswers } from './proof/any-answers.ts';

const today = isoDate('2026-11-22');
const figures = knownFigures(today);

describe('para quaisquer respostas', () => {
  it('cada período tem os dias que diz, e nenhum é menor que o da lei', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { period, others } = maternityPay(answers, figures, today);
        const least = answers.event === 'abortion' ? 14 : 120;
        for (const { from, until, days } of [period, ...others]) {
          expect(daysBetween(from, until) + 1).toBe(days);
          expect(days).toBeGreaterThanOrEqual(least);
          expect(from <= answers.day && from >= addDays(answers.day, -28)).toBe(true);
        }
      }),
    );
  });

  it('uma alta mais tarde, com a mesma saída, nunca encurta', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 0, max: 300 }), (answers, days) => {
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
      }),
    );
  });

  it('mais salário ou mais meses nunca diminuem o mês', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(1_500_000), fc.nat(3), (answers, more, months) => {
        const month = (payCents: number, count: number) =>
          maternityPay({ ...answers, payCents, months: count }, figures, today).pay.least ?? 0;
        const [pay, count] = [answers.payCents ?? 1, answers.months ?? 0];
        expect(month(pay + more, count)).toBeGreaterThanOrEqual(month(pay, count));
        expect(month(pay, count + months)).toBeGreaterThanOrEqual(month(pay, count));
      }),
    );
  });

  it('o que o INSS paga fica entre o mínimo e, na regra do art. 73, o teto', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { pay, payer } = maternityPay(answers, figures, today);
        if (payer === 'inss') expect(pay.least).toBeGreaterThanOrEqual(figures.minimumWage);
        if (pay.basis !== 'fullPay') expect(pay.most).toBeLessThanOrEqual(figures.ceiling);
        expect((pay.least ?? 0) <= (pay.most ?? Number.POSITIVE_INFINITY)).toBe(true);
      }),
    );
  });
});
