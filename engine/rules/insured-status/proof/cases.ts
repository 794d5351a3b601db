import { z } from 'zod';
import { count, day, facts, oneOf, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { Happening, InsuredAnswers, PaidMonths } from '../answers.ts';

const paid = facts<PaidMonths>({
  least: ['ao menos', count, 'needed'],
  // Undefined where nothing limits it.
  most: ['no máximo', count as z.ZodType<number | undefined>],
});

const event = oneOf({
  parou: 'stopped',
  'segue pagando': 'stillPaying',
  'auxílio acabou': 'benefitEnded',
  'isolamento acabou': 'isolationEnded',
  'saiu da prisão': 'released',
  'saiu do serviço militar': 'leftArmy',
});

const kind = oneOf({
  empregado: 'employee',
  'por conta própria': 'ownAccount',
  especial: 'special',
  facultativo: 'facultativo',
});

export const cases = readCases(
  import.meta.dirname,
  facts<InsuredAnswers>({
    event: ['evento', event, 'needed'],
    kind: ['segurado', kind],
    month: ['mês', day],
    others: [
      'também',
      z.array(
        facts<Happening>({
          event: ['evento', event, 'needed'],
          kind: ['segurado', kind],
          month: ['mês', day],
        }),
      ),
    ],
    paid: ['pagas', paid, 'needed'],
    lostSince: ['perdeu depois', yesNo, 'needed'],
    unemployment: [
      'desemprego',
      oneOf({ 'seguro-desemprego': 'insurance', 'outra prova': 'otherProof', não: 'none' }),
    ],
  }),
);
