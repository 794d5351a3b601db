import { facts, money, oneOf, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { ContributionAnswers } from '../answers.ts';

export const cases = readCases(
  import.meta.dirname,
  facts<ContributionAnswers>({
    occupation: [
      'ocupação',
      oneOf({
        'por conta própria': 'ownAccount',
        'serviço a empresa': 'company',
        MEI: 'mei',
        'nenhuma paga': 'none',
        empregado: 'employee',
        'campo em família': 'special',
      }),
      'needed',
    ],
    activity: ['atividade', oneOf({ comércio: 'trade', serviços: 'services', 'os dois': 'both' })],
    isLowIncome: ['baixa renda', yesNo],
    baseCents: ['sobre', money],
  }),
);
