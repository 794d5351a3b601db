import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isoDate } from '#law/date.ts';
import { figuresOfEvent, figuresOn, knownFigures } from '../figures.ts';
import { count, day, facts, money, oneOf } from '../proof/facts.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import { totalOf } from './amount.ts';
import type { MaternityAnswers } from './answers.ts';
import { maternityPay } from './maternity-pay.ts';

const discharge = z.strictObject({ alta: day }).transform((stay) => ({ discharge: stay.alta }));

const cases = readCases(
  `${import.meta.dirname}/proof`,
  facts<MaternityAnswers>({
    event: [
      'por',
      oneOf({ parto: 'birth', natimorto: 'stillbirth', adoção: 'adoption', aborto: 'abortion' }),
      'needed',
    ],
    kind: [
      'segurada',
      oneOf({
        empregada: 'employee',
        'empregada de MEI': 'ofMei',
        doméstica: 'domestic',
        avulsa: 'avulsa',
        'por conta própria': 'ownAccount',
        MEI: 'mei',
        facultativa: 'facultativa',
        especial: 'special',
        desempregada: 'unemployed',
      }),
      'needed',
    ],
    day: ['dia', day, 'needed'],
    leave: ['parou', z.union([oneOf({ 'no parto': 'atBirth' }), day])],
    stay: [
      'internação',
      z.union([oneOf({ nenhuma: 'none', 'ainda internado': 'stillThere' }), discharge]),
    ],
    payCents: ['valor', money],
    months: ['meses', count],
  }),
);

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
