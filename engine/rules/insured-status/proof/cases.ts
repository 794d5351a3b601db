import { z } from 'zod';
import { count, day, facts, oneOf, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { Happening, InsuredAnswers, PaidMonths } from '../answers.ts';

const paid = facts<PaidMonths>({
  least: ['ao menos', count, 'needed'],
  // Undefined where nothing limits it.
  most: ['no máximo', count as z.ZodType<number | undefined>],
});

export const events = {
  parou: 'stopped',
  'segue pagando': 'stillPaying',
  'segue recebendo': 'stillReceiving',
  'auxílio acabou': 'benefitEnded',
  'isolamento acabou': 'isolationEnded',
  'saiu da prisão': 'released',
  'saiu do serviço militar': 'leftArmy',
} as const;

export const insuredKinds = {
  empregado: 'employee',
  doméstico: 'domestic',
  avulso: 'avulso',
  'por conta própria': 'ownAccount',
  especial: 'special',
  facultativo: 'facultativo',
} as const;

export const unemployments = {
  'seguro-desemprego': 'insurance',
  'outra prova': 'otherProof',
  'sem prova': 'noProof',
  não: 'none',
} as const;

const happening = {
  event: ['evento', oneOf(events), 'needed'],
  kind: ['segurado', oneOf(insuredKinds)],
  month: ['mês', day],
} as const;

export const told = facts<InsuredAnswers>({
  ...happening,
  others: ['também', z.array(facts<Happening>(happening))],
  paid: ['pagas', paid, 'needed'],
  lostSince: ['perdeu depois', yesNo, 'needed'],
  unemployment: ['desemprego', oneOf(unemployments)],
});

export const cases = readCases(import.meta.dirname, told);
