import { isoDate } from '#law/date.ts';
import type { InsuredAnswers } from './answers.ts';
import type { Reading } from './insured-status.ts';

/** A worked case: what was told, and until when the cover reaches. */
export interface InsuredCase {
  readonly title: string;
  readonly answers: InsuredAnswers;
  readonly lastMonth: string;
  readonly until: string;
  readonly untilIfMoved: string;
  /** Each way in which it may reach further: what has to hold, and until when. */
  readonly possible: readonly (readonly [Reading['ifHold'], until: string])[];
  /** Section of the legal fact base, or the arithmetic. */
  readonly source: string;
}

/** At most 120 contributions, no unemployment told of. */
const plain: InsuredAnswers = {
  event: 'stopped',
  kind: 'employee',
  paid: { least: 0, most: 120 },
  lostSince: false,
  unemployment: 'none',
};

const employee: InsuredAnswers = { ...plain, month: isoDate('2025-03-10') };
const long = { least: 121, most: undefined } as const;
const unsaid = { least: 0, most: undefined } as const;

export const cases: readonly InsuredCase[] = [
  {
    title: 'G1: empregado, saiu em 10/03/2025, até 120 contribuições, sem prova de desemprego',
    answers: employee,
    lastMonth: '2026-03-01',
    until: '2026-05-15',
    untilIfMoved: '2026-05-15',
    possible: [],
    source: 'law-facts-3, 9.1, G1: 04/2026 vence na sexta-feira, 15/05/2026',
  },
  {
    title: 'G2: o mesmo, com seguro-desemprego',
    answers: { ...employee, unemployment: 'insurance' },
    lastMonth: '2027-03-01',
    until: '2027-05-15',
    untilIfMoved: '2027-05-17',
    possible: [],
    source: 'law-facts-3, 9.1, G2: 15/05/2027 é sábado',
  },
  {
    title: 'G3: o mesmo, com mais de 120 contribuições e seguro-desemprego',
    answers: { ...employee, paid: long, unemployment: 'insurance' },
    lastMonth: '2028-03-01',
    until: '2028-05-15',
    untilIfMoved: '2028-05-15',
    possible: [],
    source: 'law-facts-3, 9.1, G3: 15/05/2028 é segunda-feira',
  },
  {
    title: 'G4: facultativo, último mês 12/2025',
    answers: { ...plain, kind: 'facultativo', month: isoDate('2025-12-01') },
    lastMonth: '2026-06-01',
    until: '2026-08-15',
    untilIfMoved: '2026-08-17',
    possible: [],
    source: 'law-facts-3, 9.1, G4: 15/08/2026 é sábado',
  },
  {
    title: 'G5: auxílio acabou em 30/06/2025, não voltou',
    answers: { ...plain, event: 'benefitEnded', month: isoDate('2025-06-30') },
    lastMonth: '2026-06-01',
    until: '2026-08-15',
    untilIfMoved: '2026-08-17',
    possible: [],
    source: 'law-facts-3, 9.1, G5',
  },
  {
    title: 'G6: MEI, último mês pago 01/2026, parou',
    answers: { ...plain, kind: 'ownAccount', month: isoDate('2026-01-01') },
    lastMonth: '2027-01-01',
    until: '2027-03-15',
    untilIfMoved: '2027-03-15',
    possible: [],
    source: 'law-facts-3, 9.1, G6: 15/03/2027 é segunda-feira',
  },
  {
    title: 'G7: saiu da prisão em 05/05/2026',
    answers: { ...plain, event: 'released', kind: undefined, month: isoDate('2026-05-05') },
    lastMonth: '2027-05-01',
    until: '2027-07-15',
    untilIfMoved: '2027-07-15',
    possible: [],
    source: 'law-facts-3, 9.1, G7: 15/07/2027 é quinta-feira',
  },
  {
    title: 'G8: militar, saiu em 28/02/2026',
    answers: { ...plain, event: 'leftArmy', kind: undefined, month: isoDate('2026-02-28') },
    lastMonth: '2026-05-01',
    until: '2026-07-15',
    untilIfMoved: '2026-07-15',
    possible: [],
    source: 'law-facts-3, 9.1, G8: 15/07/2026 é quarta-feira',
  },
  {
    title: 'isolamento obrigatório acabou em 11/2025: doze meses, e 15/01/2027 é sexta-feira',
    answers: { ...plain, event: 'isolationEnded', kind: undefined, month: isoDate('2025-11-20') },
    lastMonth: '2026-11-01',
    until: '2027-01-15',
    untilIfMoved: '2027-01-15',
    possible: [],
    source: 'Lei 8.213/1991, art. 15, III; 11/2025 + 12 = 11/2026; 12/2026 vence em 15/01/2027',
  },
  {
    title: 'desemprego com outra prova: o INSS pode não aceitar, a data segura fica a menor',
    answers: { ...employee, unemployment: 'otherProof' },
    lastMonth: '2026-03-01',
    until: '2026-05-15',
    untilIfMoved: '2026-05-15',
    possible: [[['unemployment'], '2027-05-15']],
    source: 'law-facts-3, 9.1: STJ, Tema 1.360; TNU, Súmula 27',
  },
  {
    title: 'nada sabido: cada um por si leva a 24 meses, os dois a 36',
    answers: { ...employee, paid: unsaid, unemployment: undefined },
    lastMonth: '2026-03-01',
    until: '2026-05-15',
    untilIfMoved: '2026-05-15',
    possible: [
      [['moreThan120'], '2027-05-15'],
      [['unemployment'], '2027-05-15'],
      [['moreThan120', 'unemployment'], '2028-05-15'],
    ],
    source: 'Lei 8.213/1991, art. 15, §§ 1º e 2º',
  },
  {
    title: 'mais de 120, mas perdeu a proteção depois: em aberto no STJ',
    answers: { ...employee, paid: long, lostSince: true },
    lastMonth: '2026-03-01',
    until: '2026-05-15',
    untilIfMoved: '2026-05-15',
    possible: [[['moreThan120'], '2027-05-15']],
    source: 'law-facts-3, 9.1: STJ, Tema 1.352, sem tese',
  },
  {
    title: 'por conta própria, com mais de 120 e sem trabalho: outra prova o INSS pode não aceitar',
    answers: { ...employee, kind: 'ownAccount', paid: long, unemployment: 'otherProof' },
    lastMonth: '2027-03-01',
    until: '2027-05-15',
    untilIfMoved: '2027-05-17',
    possible: [[['unemployment'], '2028-05-15']],
    source: 'law-facts-4, 0.6: todas as categorias; law-facts-3, 9.1: STJ, Tema 1.360',
  },
  {
    title: 'MEI, último mês pago 01/2026, com seguro-desemprego: 24 meses',
    answers: {
      ...plain,
      kind: 'ownAccount',
      month: isoDate('2026-01-01'),
      unemployment: 'insurance',
    },
    lastMonth: '2028-01-01',
    until: '2028-03-15',
    untilIfMoved: '2028-03-15',
    possible: [],
    source: 'law-facts-4, 0.6: IN 128/2022, art. 184, § 10; 15/03/2028 é quarta-feira',
  },
  {
    title: 'segurado especial com seguro-desemprego: também',
    answers: { ...employee, kind: 'special', unemployment: 'insurance' },
    lastMonth: '2027-03-01',
    until: '2027-05-15',
    untilIfMoved: '2027-05-17',
    possible: [],
    source: 'law-facts-4, 0.6: IN 128/2022, art. 184, § 10; 15/05/2027 é sábado',
  },
  {
    title: 'segurado especial com mais de 120: os 12 meses a mais são possíveis, não certos',
    answers: { ...employee, kind: 'special', paid: long },
    lastMonth: '2026-03-01',
    until: '2026-05-15',
    untilIfMoved: '2026-05-15',
    possible: [[['moreThan120'], '2027-05-15']],
    source: 'Lei 8.213/1991, art. 15, § 1º: fala em contribuições pagas',
  },
  {
    title:
      'depois de auxílio, com mais de 120 e desemprego: os acréscimos são possíveis, não certos',
    answers: {
      ...plain,
      event: 'benefitEnded',
      month: isoDate('2025-06-30'),
      paid: long,
      unemployment: 'insurance',
    },
    lastMonth: '2026-06-01',
    until: '2026-08-15',
    untilIfMoved: '2026-08-17',
    possible: [
      [['moreThan120'], '2027-08-15'],
      [['unemployment'], '2027-08-15'],
      [['moreThan120', 'unemployment'], '2028-08-15'],
    ],
    source: 'law-facts-3, 9.1: a tabela não dá acréscimo depois de benefício',
  },
  {
    title: 'facultativo depois de auxílio: seis meses seguros, doze possíveis',
    answers: {
      ...plain,
      event: 'benefitEnded',
      kind: 'facultativo',
      month: isoDate('2025-06-30'),
    },
    lastMonth: '2025-12-01',
    until: '2026-02-15',
    untilIfMoved: '2026-02-16',
    possible: [[['termAfterBenefit'], '2026-08-15']],
    source: 'Lei 8.213/1991, art. 15, VI; Decreto 3.048/1999, art. 13, II',
  },
  {
    title: 'vencimento em feriado nacional que cai no fim de semana: 15/11/2026, domingo',
    answers: { ...plain, month: isoDate('2025-09-30') },
    lastMonth: '2026-09-01',
    until: '2026-11-15',
    untilIfMoved: '2026-11-16',
    possible: [],
    source: 'law-facts-3, 2.2: 15/11/2026 é domingo e feriado, passa para segunda, 16/11',
  },
  {
    title: 'vencimento em feriado nacional no meio da semana: 15/11/2027, segunda-feira',
    answers: { ...plain, month: isoDate('2026-09-30') },
    lastMonth: '2027-09-01',
    until: '2027-11-15',
    untilIfMoved: '2027-11-16',
    possible: [],
    source: '15/11/2027 é segunda-feira, Proclamação da República',
  },
  {
    title: 'vencimento na Sexta-feira Santa, 15/04/2022: não passa aqui',
    answers: { ...plain, month: isoDate('2021-02-26') },
    lastMonth: '2022-02-01',
    until: '2022-04-15',
    untilIfMoved: '2022-04-15',
    possible: [],
    source: 'nenhuma lei federal fez da Sexta-feira Santa feriado nacional',
  },
  {
    title: 'fim de mês: saiu em 31/01/2026',
    answers: { ...plain, month: isoDate('2026-01-31') },
    lastMonth: '2027-01-01',
    until: '2027-03-15',
    untilIfMoved: '2027-03-15',
    possible: [],
    source: 'o mesmo que G6: conta o mês, e não o dia',
  },
];
