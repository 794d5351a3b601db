import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOfEvent, figuresOn, knownFigures } from '../figures.ts';
import { prove } from '../proof/prove.ts';
import { totalOf } from './amount.ts';
import { maternityPay } from './maternity-pay.ts';
import { cases } from './proof/cases.ts';

describe('salário-maternidade', () => {
  prove(cases, (answers, on) => {
    const result = maternityPay(answers, figuresOfEvent(answers.day, on), on);
    return { ...result, total: totalOf(result.pay.least ?? 0, result.period.days) };
  });
});

it('num dia de que não há valor, os últimos que se conhecem', () => {
  expect(totalOf(162_100, 180)).toBe(972_600);
  expect(figuresOn(isoDate('1990-01-01'))).toBeUndefined();
  expect(knownFigures(isoDate('1990-01-01'))).toMatchObject({ isCurrent: false });
  expect(knownFigures(isoDate('2026-11-22')).isCurrent).toBe(true);
});
