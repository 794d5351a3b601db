import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { knownFigures } from '../figures.ts';
import type { IncapacityAnswers } from './answers.ts';
import { anyAnswers } from './any-answers.ts';
import { cases } from './cases.ts';
import { permanentIncapacity } from './permanent-incapacity.ts';

const figures = knownFigures(isoDate('2026-11-22'));
const told: IncapacityAnswers = {
  isSpecial: false,
  cause: 'other',
  isOwnAccount: false,
  beganBefore: false,
  sex: 'woman',
  time: { years: 20, months: 0, days: 0 },
  known: { mean: 400_000 },
  needsHelp: false,
};
const resultOf = (more: Partial<IncapacityAnswers>) =>
  permanentIncapacity({ ...told, ...more }, figures);

describe('casos resolvidos', () => {
  it.each(cases)('$title', ({ answers, percent, cents, withHelp, others = [] }) => {
    const { main, ...result } = permanentIncapacity(answers, figures);
    expect([main.percent, main.cents]).toEqual([percent, cents]);
    if (withHelp) expect(main.withHelp).toBe(withHelp);
    expect(result.others.map((one) => [one.rule, one.cents])).toEqual(others);
  });
});

describe('os anos que aumentam, abaixo, no limite e acima', () => {
  it.each([
    ['woman', { years: 15, months: 0, days: 0 }, 60],
    ['woman', { years: 15, months: 11, days: 29 }, 60],
    ['woman', { years: 16, months: 0, days: 0 }, 62],
    ['man', { years: 19, months: 11, days: 29 }, 60],
    ['man', { years: 20, months: 11, days: 29 }, 60],
    ['man', { years: 21, months: 0, days: 0 }, 62],
    ['man', { years: 40, months: 0, days: 0 }, 100],
    ['man', { years: 41, months: 0, days: 0 }, 102],
  ] as const)('%s, %o: %i%%', (sex, time, percent) => {
    expect(resultOf({ sex, time }).main.percent).toBe(percent);
  });
});

describe('o mínimo e o teto', () => {
  it.each([
    [162_099, 162_100, 'raised'],
    [162_100, 162_100, undefined],
    [162_101, 162_101, undefined],
    [847_554, 847_554, undefined],
    [847_555, 847_555, undefined],
    [847_556, 847_555, 'capped'],
  ])('média de %i centavos, causa do trabalho: %i', (mean, cents, limit) => {
    expect(resultOf({ cause: 'work', known: { mean } }).main).toMatchObject({ cents, limit });
  });

  it.each([
    [162_099, 162_100],
    [162_100, 162_100],
    [162_101, 178_133],
  ])('auxílio de %i centavos: a média é de ao menos %i', (aid, mean) => {
    expect(resultOf({ known: { aid, isNew: true } })).toMatchObject({
      mean,
      main: { isLeast: true },
    });
  });
});

describe('o que não se sabe', () => {
  it('sem tempo não há percentual; sem média não há valor', () => {
    expect(resultOf({ time: undefined }).main).toMatchObject({
      percent: undefined,
      cents: undefined,
    });
    expect(resultOf({ known: undefined }).main).toMatchObject({ percent: 70, cents: undefined });
    expect(resultOf({ known: undefined, isSpecial: true }).main.cents).toBe(162_100);
  });

  it('auxílio de antes da reforma não mostra a média, e nada é “ao menos”', () => {
    expect(resultOf({ known: { aid: 273_000, isNew: false } })).toMatchObject({
      mean: undefined,
      main: { percent: 70, cents: undefined, isLeast: false },
    });
  });

  it.each([
    ['work', false, 'work', []],
    ['work', true, 'other', ['work']],
    ['work', undefined, 'other', ['work']],
    ['other', true, 'other', []],
    [undefined, undefined, 'other', ['work']],
  ] as const)('causa %s, por conta própria %s: vale %s', (cause, isOwnAccount, rule, open) => {
    const { main, others } = resultOf({ cause, isOwnAccount });
    expect([main.rule, others.map((other) => other.rule)]).toEqual([rule, open]);
  });

  it('a regra de antes da reforma é parte de outra média, também na causa do trabalho', () => {
    expect(resultOf({ cause: 'work', beganBefore: true }).others).toMatchObject([
      { rule: 'beforeReform', percent: 100, cents: undefined, withHelp: undefined },
    ]);
    expect(
      resultOf({ cause: undefined, beganBefore: true }).others.map(({ rule }) => rule),
    ).toEqual(['work', 'beforeReform']);
    expect(resultOf({ beganBefore: undefined }).others).toEqual([]);
  });

  it('diz de onde tira', () => {
    const labels = (more: Partial<IncapacityAnswers>) =>
      resultOf(more).citations.map((key) => citation(key).label);
    expect(labels({}).join()).toContain('STF, Tema 1300');
    expect(labels({ cause: 'work' })).toHaveLength(1);
    expect(labels({ isSpecial: true }).join()).toContain('art. 39');
  });
});

describe('para quaisquer respostas', () => {
  it('entre o mínimo e o teto; os 25% são um quarto a mais', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { main, others } = permanentIncapacity(answers, figures);
        for (const { cents, withHelp } of [main, ...others]) {
          if (cents === undefined) continue;
          expect(cents).toBeGreaterThanOrEqual(figures.minimumWage);
          expect(cents).toBeLessThanOrEqual(figures.ceiling);
          expect(Math.abs((withHelp ?? 0) * 4 - cents * 5)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('mais tempo ou média maior nunca diminui; a causa do trabalho dá o mesmo ou mais até 100%', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(20), fc.nat(500_000), (answers, more, cents) => {
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
      }),
    );
  });
});
