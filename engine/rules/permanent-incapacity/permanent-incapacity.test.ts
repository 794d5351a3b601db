import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { knownFigures } from '../figures.ts';
import { prove } from '../proof/prove.ts';
import type { IncapacityAnswers } from './answers.ts';
import { permanentIncapacity } from './permanent-incapacity.ts';
import { anyAnswers } from './proof/any-answers.ts';
import { cases } from './proof/cases.ts';

const figures = knownFigures(isoDate('2026-11-22'));

describe('aposentadoria por incapacidade permanente', () => {
  prove(cases, (answers, on) => permanentIncapacity(answers, knownFigures(on)));
});

describe('para quaisquer respostas', () => {
  forAny(anyAnswers)('entre o mínimo e o teto; os 25% são um quarto a mais', (answers) => {
    const { main, others } = permanentIncapacity(answers, figures);
    for (const { cents, withHelp } of [main, ...others]) {
      if (cents === undefined) continue;
      expect(cents).toBeGreaterThanOrEqual(figures.minimumWage);
      expect(cents).toBeLessThanOrEqual(figures.ceiling);
      expect(Math.abs((withHelp ?? 0) * 4 - cents * 5)).toBeLessThanOrEqual(2);
    }
  });

  forAny(
    anyAnswers,
    fc.nat(20),
    fc.nat(500_000),
  )(
    'mais tempo ou média maior nunca diminui; a causa do trabalho dá o mesmo ou mais até 100%',
    (answers, more, cents) => {
      const { time = { years: 0, months: 0, days: 0 }, known } = answers;
      const mean = known && 'mean' in known ? known.mean : 300_000;
      const value = (changed: Partial<IncapacityAnswers>) =>
        permanentIncapacity(
          { ...answers, isSpecial: false, time, known: { mean }, ...changed },
          figures,
        ).main;
      const base = value({});
      expect(value({ time: { ...time, years: time.years + more } }).cents).toBeGreaterThanOrEqual(
        base.cents ?? 0,
      );
      expect(value({ known: { mean: mean + cents } }).cents).toBeGreaterThanOrEqual(
        base.cents ?? 0,
      );
      if ((base.percent ?? 0) <= 100)
        expect(value({ cause: 'work', isOwnAccount: false }).cents).toBeGreaterThanOrEqual(
          base.cents ?? 0,
        );
    },
  );
});
