import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { knownFigures } from '../figures.ts';
import { facts, money, oneOf, time, yesNo } from '../proof/facts.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import type { IncapacityAnswers } from './answers.ts';
import { permanentIncapacity } from './permanent-incapacity.ts';

const known = z.union([
  z.strictObject({ média: money }).transform((told) => ({ mean: told.média })),
  z
    .strictObject({ auxílio: money, 'depois da reforma': yesNo })
    .transform((told) => ({ aid: told.auxílio, isNew: told['depois da reforma'] })),
]);

const cases = readCases(
  `${import.meta.dirname}/proof`,
  facts<IncapacityAnswers>({
    isSpecial: ['campo em família', yesNo, 'needed'],
    cause: ['causa', oneOf({ trabalho: 'work', outra: 'other' })],
    isOwnAccount: ['por conta própria', yesNo],
    beganBefore: ['começou antes da reforma', yesNo],
    sex: ['sexo', oneOf({ mulher: 'woman', homem: 'man' })],
    time: ['tempo', time],
    known: ['sabe', known],
    needsHelp: ['precisa de ajuda', yesNo],
  }),
);

/** Whatever may be told, for tests; times often near the years that raise the share. */
const anyAnswers: fc.Arbitrary<IncapacityAnswers> = fc.record({
  isSpecial: fc.constantFrom(false, false, false, true),
  cause: fc.constantFrom<IncapacityAnswers['cause']>('work', 'other', 'other', undefined),
  isOwnAccount: fc.constantFrom(true, false, undefined),
  beganBefore: fc.constantFrom(true, false, undefined),
  sex: fc.constantFrom<IncapacityAnswers['sex']>('woman', 'man'),
  time: fc.option(
    fc.record({
      years: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 14, max: 22 })),
      months: fc.integer({ min: 0, max: 11 }),
      days: fc.integer({ min: 0, max: 29 }),
    }),
    { nil: undefined },
  ),
  known: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 1_500_000 }).map((mean) => ({ mean })),
      fc.record({ aid: fc.integer({ min: 1, max: 1_000_000 }), isNew: fc.boolean() }),
    ),
    { nil: undefined },
  ),
  needsHelp: fc.constantFrom(true, false, undefined),
});

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
