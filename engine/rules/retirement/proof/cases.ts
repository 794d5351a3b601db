import { z } from 'zod';
import { count, day, facts, oneOf, time } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { Disability, RetirementAnswers, Teaching } from '../answers.ts';

const teaching = facts<Teaching>({
  time: ['tempo', time],
  timeAtReform: ['tempo em 2019', time],
});

const disability = facts<Disability>({
  degree: ['grau', oneOf({ leve: 'mild', moderado: 'moderate', grave: 'severe' })],
  time: ['tempo', time],
});

const months = z.union([count, oneOf({ 'não sabe quantos': 'unknown' })]);

/** The answers in words, but for the day, which is that of the case. */
export const told = facts<Omit<RetirementAnswers, 'referenceDate'>>({
  sex: ['sexo', oneOf({ mulher: 'woman', homem: 'man' }), 'needed'],
  birthDate: ['nascimento', day, 'needed'],
  firstInsured: [
    'filiação',
    oneOf({ 'até a reforma': 'untilReform', 'depois da reforma': 'afterReform' }),
  ],
  time: ['tempo', time],
  timeAtReform: ['tempo em 2019', time],
  reducedPlanMonths: ['meses de MEI, 5% ou 11%', months],
  reducedPlanMonthsAtReform: ['desses, até 2019', months],
  lastContribution: ['última contribuição', day],
  carenciaMonths: ['carência', count],
  carenciaToCheck: ['carência a conferir', count],
  teaching: ['magistério', teaching],
  disability: ['deficiência', z.union([oneOf({ nenhuma: 'none' }), disability])],
});

export const cases = readCases(import.meta.dirname, told).map(({ facts: answers, ...one }) => ({
  ...one,
  facts: { ...answers, referenceDate: one.on },
}));
