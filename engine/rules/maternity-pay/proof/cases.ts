import { z } from 'zod';
import { count, day, facts, money, oneOf } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { MaternityAnswers } from '../answers.ts';

const discharge = z.strictObject({ alta: day }).transform((stay) => ({ discharge: stay.alta }));

export const cases = readCases(
  import.meta.dirname,
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
