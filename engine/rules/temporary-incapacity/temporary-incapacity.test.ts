import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { knownFigures } from '../figures.ts';
import { facts, money, yesNo } from '../proof/facts.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import type { TemporaryIncapacityAnswers } from './answers.ts';
import { everyTemporaryCitation, temporaryIncapacity } from './temporary-incapacity.ts';

const cases = readCases(
  `${import.meta.dirname}/proof`,
  facts<TemporaryIncapacityAnswers>({
    isSpecial: ['campo em família', yesNo, 'needed'],
    lastTwelve: ['média dos últimos 12', money],
    mean: ['média de todas', money],
  }),
);

const cents = fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: undefined });

const anyAnswers: fc.Arbitrary<TemporaryIncapacityAnswers> = fc.record({
  isSpecial: fc.constantFrom(false, false, false, true),
  lastTwelve: cents,
  mean: cents,
});

const figures = knownFigures(isoDate('2026-11-22'));

describe('auxílio por incapacidade temporária', () => {
  prove(cases, (answers, on) => temporaryIncapacity(answers, knownFigures(on)));
});

describe('para quaisquer respostas', () => {
  forAny(anyAnswers)('do mínimo a 91% do teto, e até a média dos últimos 12', (answers) => {
    const { least, most = 0 } = temporaryIncapacity(answers, figures);
    expect(least).toBeGreaterThanOrEqual(figures.minimumWage);
    expect(most).toBeGreaterThanOrEqual(least);
    expect(most).toBeLessThanOrEqual(Math.round(figures.ceiling * 0.91));
    if (answers.lastTwelve !== undefined)
      expect(most).toBeLessThanOrEqual(Math.max(answers.lastTwelve, figures.minimumWage));
  });

  forAny(
    anyAnswers,
    fc.nat(1_500_000),
    fc.nat(1_500_000),
  )(
    'saber mais só estreita: o valor certo fica entre o que era o menos e o mais',
    (answers, mean, lastTwelve) => {
      const { least, most = 0 } = temporaryIncapacity(answers, figures);
      const all = temporaryIncapacity(
        {
          ...answers,
          mean: answers.mean ?? mean,
          lastTwelve: answers.lastTwelve ?? lastTwelve,
        },
        figures,
      );
      expect(all.least).toBe(all.most);
      expect(all.least).toBeGreaterThanOrEqual(least);
      expect(all.least).toBeLessThanOrEqual(most);
    },
  );

  forAny(anyAnswers)('cita só o que está na lista', (answers) => {
    const { citations } = temporaryIncapacity(answers, figures);
    expect(everyTemporaryCitation).toEqual(expect.arrayContaining([...citations]));
  });
});
