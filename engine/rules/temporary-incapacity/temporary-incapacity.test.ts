import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { knownFigures } from '../figures.ts';
import { prove } from '../proof/prove.ts';
import { anyAnswers } from './proof/any-answers.ts';
import { cases } from './proof/cases.ts';
import { everyTemporaryCitation, temporaryIncapacity } from './temporary-incapacity.ts';

const figures = knownFigures(isoDate('2026-11-22'));

describe('auxílio por incapacidade temporária', () => {
  prove(cases, (answers, on) => temporaryIncapacity(answers, knownFigures(on)));
});

describe('para quaisquer respostas', () => {
  it('entre o mínimo e 91% do teto, e nunca mais que um salário mínimo além da média dos últimos 12', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { least, most = 0 } = temporaryIncapacity(answers, figures);
        expect(least).toBeGreaterThanOrEqual(figures.minimumWage);
        expect(most).toBeGreaterThanOrEqual(least);
        expect(most).toBeLessThanOrEqual(Math.round(figures.ceiling * 0.91));
        if (answers.lastTwelve !== undefined)
          expect(most).toBeLessThanOrEqual(Math.max(answers.lastTwelve, figures.minimumWage));
      }),
    );
  });

  it('saber mais só estreita: o valor certo fica entre o que era o menos e o mais', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(1_500_000), fc.nat(1_500_000), (answers, mean, lastTwelve) => {
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
      }),
    );
  });

  it('cita só o que está na lista', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { citations } = temporaryIncapacity(answers, figures);
        expect(everyTemporaryCitation).toEqual(expect.arrayContaining([...citations]));
      }),
    );
  });
});
