import { isoDate } from '#law/date.ts';
import type { MaternityAnswers } from './answers.ts';
import type { Condition } from './period.ts';

/** A worked case with the figures of 2026: days and a month in cents. */
export interface MaternityCase {
  readonly title: string;
  readonly answers: MaternityAnswers;
  readonly days: number;
  readonly from: string;
  readonly until: string;
  readonly others?: readonly (readonly [Condition, from: string, until: string])[];
  readonly month: number | undefined;
  readonly total?: number;
  /** Section of the legal fact base, or the arithmetic. */
  readonly source: string;
}

const ownAccount: MaternityAnswers = {
  event: 'birth',
  kind: 'ownAccount',
  day: isoDate('2026-03-01'),
  leave: 'atBirth',
  stay: 'none',
  payCents: 162_100,
  months: 12,
};

const plain = { days: 120, from: '2026-03-01', until: '2026-06-28' } as const;

export const cases: readonly MaternityCase[] = [
  {
    title: '12 × 1.621: um salário mínimo, 120 dias',
    answers: ownAccount,
    ...plain,
    month: 162_100,
    total: 648_400,
    source: 'law-facts-2, 0 e 1.3; 31 + 30 + 31 dias de março a maio, e 28 de junho',
  },
  {
    title: '12 × 4.000',
    answers: { ...ownAccount, payCents: 400_000 },
    ...plain,
    month: 400_000,
    total: 1_600_000,
    source: 'law-facts-2, 1.3',
  },
  {
    title: '3 × 3.000 em 15 meses: 750, elevado a um salário mínimo',
    answers: { ...ownAccount, payCents: 300_000, months: 3 },
    ...plain,
    month: 162_100,
    source: 'law-facts-2, 1.3',
  },
  {
    title: '9 × 3.000: 2.250, porque se divide por 12',
    answers: { ...ownAccount, kind: 'unemployed', payCents: 300_000, months: 9 },
    ...plain,
    month: 225_000,
    source: 'law-facts-2, 1.3: o divisor é 12 também com menos meses',
  },
  {
    title: 'acima do teto: contribuição e valor param nele',
    answers: { ...ownAccount, payCents: 1_200_000 },
    ...plain,
    month: 847_555,
    source: 'law-facts-2, 1.3: teto de 8.475,55',
  },
  {
    title: 'MEI sem complemento: um salário mínimo',
    answers: { ...ownAccount, kind: 'mei', payCents: undefined, months: undefined },
    ...plain,
    month: 162_100,
    source: 'law-facts-2, 1.3',
  },
  {
    title: 'segurada especial: um salário mínimo',
    answers: { ...ownAccount, kind: 'special', payCents: undefined, months: undefined },
    ...plain,
    month: 162_100,
    source: 'law-facts-2, 1.3: art. 39, parágrafo único',
  },
  {
    title: 'empregada: o salário inteiro, também acima do teto',
    answers: { ...ownAccount, kind: 'employee', payCents: 1_200_000 },
    ...plain,
    month: 1_200_000,
    source: 'law-facts-2, 1.3: art. 72, § 1º',
  },
  {
    title: 'aborto não criminoso: 14 dias',
    answers: { ...ownAccount, event: 'abortion' },
    days: 14,
    from: '2026-03-01',
    until: '2026-03-14',
    month: 162_100,
    total: 75_647,
    source: 'law-facts-2, 0 e 1.4: 756,47',
  },
  {
    title: 'natimorto: 120 dias',
    answers: { ...ownAccount, event: 'stillbirth' },
    ...plain,
    month: 162_100,
    source: 'law-facts-2, 1.4',
  },
  {
    title: 'parou 28 dias antes: 120 dias contados de lá',
    answers: { ...ownAccount, leave: isoDate('2026-02-01') },
    days: 120,
    from: '2026-02-01',
    until: '2026-05-31',
    month: 162_100,
    source: 'law-facts-2, 1.4: 28 + 31 + 30 + 31 dias',
  },
  {
    title: 'natimorto, e parou 20 dias antes: 120 dias contados de lá',
    answers: {
      ...ownAccount,
      event: 'stillbirth',
      day: isoDate('2026-09-21'),
      leave: isoDate('2026-09-01'),
    },
    days: 120,
    from: '2026-09-01',
    until: '2026-12-29',
    month: 162_100,
    source: 'law-facts-2, 1.4: IN 128, art. 358, I; 30 + 31 + 30 + 29 dias',
  },
  {
    title: 'não se sabe quando para: no parto, ou até 28 dias antes',
    answers: { ...ownAccount, leave: undefined },
    ...plain,
    others: [['earlyLeave', '2026-02-01', '2026-05-31']],
    month: 162_100,
    source: 'law-facts-2, 1.4',
  },
  {
    title: 'desempregada: só do parto em diante',
    answers: { ...ownAccount, kind: 'unemployed', leave: undefined },
    ...plain,
    month: 162_100,
    source: 'law-facts-2, 1.4: no período de graça, só a partir do parto',
  },
  {
    title: 'bebê teve alta em 10/04/2026: até 120 dias depois dela',
    answers: { ...ownAccount, stay: { discharge: isoDate('2026-04-10') } },
    days: 161,
    from: '2026-03-01',
    until: '2026-08-08',
    month: 162_100,
    source: 'law-facts-2, 1.4: 41 dias até a alta e 120 depois (20 + 31 + 30 + 31 + 8)',
  },
  {
    title: 'o mesmo, com 10 dias pagos antes do parto: 110 depois da alta',
    answers: {
      ...ownAccount,
      leave: isoDate('2026-02-19'),
      stay: { discharge: isoDate('2026-04-10') },
    },
    days: 161,
    from: '2026-02-19',
    until: '2026-07-29',
    month: 162_100,
    source: 'Lei 8.213/1991, art. 71, § 3º: desconta-se o que foi pago antes do parto',
  },
  {
    title: 'alta 14 dias depois do parto: só se a internação começou antes dele',
    answers: { ...ownAccount, stay: { discharge: isoDate('2026-03-15') } },
    ...plain,
    others: [['stayFromBefore', '2026-03-01', '2026-07-13']],
    month: 162_100,
    source:
      'Lei 8.213/1991, art. 71, § 3º: mais de duas semanas; 16 + 30 + 31 + 30 + 13 dias depois',
  },
  {
    title: 'internação antes da Lei 15.222/2025: só como possibilidade',
    answers: {
      ...ownAccount,
      day: isoDate('2025-09-28'),
      stay: { discharge: isoDate('2025-10-20') },
    },
    days: 120,
    from: '2025-09-28',
    until: '2026-01-25',
    others: [['stay', '2025-09-28', '2026-02-17']],
    month: 162_100,
    source: 'law-facts-2, 1.4: antes de 30/09/2025, STF, ADI 6.327',
  },
];
