import { isoDate } from '#law/date.ts';
import type { PensionAnswers } from './answers.ts';

/** From, until (null: no day fixed), percentage, monthly total in cents, who shares. */
export type Row = readonly [string, string | null, number, number | null, string];

interface PensionCase {
  title: string;
  /** Section of the legal base, or the arithmetic written out. */
  source: string;
  answers: PensionAnswers;
  asTold: readonly Row[];
  /** Absent where nothing is unknown. */
  ifConfirmed?: readonly Row[];
}

/** Day of the calculation of every case: the figures are those of 2026. */
export const on = isoDate('2026-11-20');

const death = isoDate('2026-10-01');

/** Everything told about the deceased, asked for in time. */
const inTime = {
  death,
  request: isoDate('2026-10-10'),
  insured: true,
  contributions: true,
  accident: false,
  formerPartnerWithAlimony: false,
} as const;

const married = { kind: 'spouse', union: true, condition: 'none' } as const;

/** Turned 46 before the death of most cases: for life by both tables. */
const spouse46 = { ...married, birth: isoDate('1980-01-15') } as const;

const child = (birth: string) =>
  ({ kind: 'child', birth: isoDate(birth), condition: 'none', emancipated: false }) as const;

export const cases: readonly PensionCase[] = [
  {
    title: 'base de R$ 3.000, um dependente: R$ 1.800',
    source: 'law-facts 4, test vectors: 50% + 10% = 60%; 300000 × 0,6 = 180000',
    answers: { ...inTime, partner: spouse46, baseCents: 300_000 },
    asTold: [['2026-10-01', null, 60, 180_000, 'partner']],
  },
  {
    title: 'base de R$ 3.000, três dependentes: R$ 2.400, e menos quando cada filho faz 21 anos',
    source:
      'law-facts 4, test vectors: 50% + 3 × 10% = 80% = 240000; as cotas não passam: 70% = 210000, 60% = 180000',
    answers: {
      ...inTime,
      partner: spouse46,
      children: [child('2006-05-20'), child('2014-08-02')],
      baseCents: 300_000,
    },
    asTold: [
      ['2026-10-01', '2027-05-20', 80, 240_000, 'partner+child-0+child-1'],
      ['2027-05-20', '2035-08-02', 70, 210_000, 'partner+child-1'],
      ['2035-08-02', null, 60, 180_000, 'partner'],
    ],
  },
  {
    title: 'base de R$ 3.000, seis dependentes: 100% também quando restam cinco, 90% com quatro',
    source:
      'law-facts 4, test vectors (5 ou mais: 3.000) e EC 103, art. 23, § 1º: 100% enquanto restarem 5',
    answers: {
      ...inTime,
      partner: spouse46,
      children: ['2006-05-20', '2008-05-20', '2010-05-20', '2012-05-20', '2014-05-20'].map(child),
      baseCents: 300_000,
    },
    asTold: [
      ['2026-10-01', '2027-05-20', 100, 300_000, 'partner+child-0+child-1+child-2+child-3+child-4'],
      ['2027-05-20', '2029-05-20', 100, 300_000, 'partner+child-1+child-2+child-3+child-4'],
      ['2029-05-20', '2031-05-20', 90, 270_000, 'partner+child-2+child-3+child-4'],
      ['2031-05-20', '2033-05-20', 80, 240_000, 'partner+child-3+child-4'],
      ['2033-05-20', '2035-05-20', 70, 210_000, 'partner+child-4'],
      ['2035-05-20', null, 60, 180_000, 'partner'],
    ],
  },
  {
    title: 'base de R$ 2.000, um dependente: R$ 1.200 sobe para o salário mínimo',
    source: 'law-facts 4, test vectors: 200000 × 0,6 = 120000 < 162100 (salário mínimo de 2026)',
    answers: { ...inTime, partner: spouse46, baseCents: 200_000 },
    asTold: [['2026-10-01', null, 60, 162_100, 'partner']],
  },
  {
    title: 'base acima do teto é limitada ao teto de 2026',
    source: 'law-facts 0 e 3.3: teto 847555; 847555 × 0,6 = 508533',
    answers: { ...inTime, partner: spouse46, baseCents: 1_000_000 },
    asTold: [['2026-10-01', null, 60, 508_533, 'partner']],
  },
  {
    title: 'filho de 25 anos com deficiência grave e viúva: 100% enquanto durar a deficiência',
    source: 'law-facts 4: EC 103, art. 23, § 2º; 2 dependentes seriam 70%',
    answers: {
      ...inTime,
      partner: spouse46,
      children: [{ ...child('2001-02-03'), condition: 'invalidOrSevere' }],
      baseCents: 300_000,
    },
    asTold: [['2026-10-01', null, 100, 300_000, 'partner+child-0']],
  },
  {
    title: 'viúva inválida de 30 anos: enquanto durar a invalidez, no mínimo 10 anos',
    source: 'law-facts 4: art. 77, § 2º, V, a; 30 anos na linha 28 a 30; 100% pelo art. 23, § 2º',
    answers: {
      ...inTime,
      partner: { ...married, birth: isoDate('1996-06-06'), condition: 'invalidOrSevere' },
      baseCents: 300_000,
    },
    asTold: [['2026-10-01', null, 100, 300_000, 'partner']],
  },
  {
    title: 'menos de 18 contribuições: 4 meses',
    source: 'law-facts 4: menos de 18 contribuições; 01/10/2026 + 4 meses = 01/02/2027',
    answers: { ...inTime, contributions: false, partner: spouse46, baseCents: 300_000 },
    asTold: [['2026-10-01', '2027-02-01', 60, 180_000, 'partner']],
  },
  {
    title: '18 contribuições ou mais: vale a tabela',
    source: 'law-facts 4: 18 contribuições e 2 anos de união; 46 anos na linha 45+',
    answers: { ...inTime, partner: spouse46 },
    asTold: [['2026-10-01', null, 60, null, 'partner']],
  },
  {
    title: 'casamento de menos de 2 anos: 4 meses',
    source: 'law-facts 4: art. 77, § 2º, V, b; 01/10/2026 + 4 meses = 01/02/2027',
    answers: { ...inTime, partner: { ...spouse46, union: false } },
    asTold: [['2026-10-01', '2027-02-01', 60, null, 'partner']],
  },
  {
    title: 'acidente, sem contribuições e um mês de união: vale a tabela',
    source: 'law-facts 4: art. 77, § 2º-A; 22 anos na linha 22 a 27: 6 anos, até 01/10/2032',
    answers: {
      ...inTime,
      contributions: false,
      accident: true,
      partner: {
        kind: 'spouse',
        birth: isoDate('2004-09-30'),
        union: false,
        condition: 'none',
      },
    },
    asTold: [['2026-10-01', '2032-10-01', 60, null, 'partner']],
  },
  {
    title: 'morte em 31/12/2020, viúva de 44 anos: para toda a vida pela tabela antiga',
    source: 'law-facts 4: tabela até 31/12/2020, linha 44+; 31/12/1976 faz 44 anos nesse dia',
    answers: {
      ...inTime,
      death: isoDate('2020-12-31'),
      request: isoDate('2021-01-10'),
      partner: { ...married, birth: isoDate('1976-12-31') },
    },
    asTold: [['2020-12-31', null, 60, null, 'partner']],
  },
  {
    title: 'morte em 01/01/2021, viúva de 44 anos: 20 anos pela tabela nova',
    source: 'law-facts 4: tabela desde 01/01/2021, linha 42 a 44: 20 anos, até 01/01/2041',
    answers: {
      ...inTime,
      death: isoDate('2021-01-01'),
      request: isoDate('2021-01-10'),
      partner: { ...married, birth: isoDate('1976-12-31') },
    },
    asTold: [['2021-01-01', '2041-01-01', 60, null, 'partner']],
  },
  {
    title: 'morte no dia da reforma, 13/11/2019: regra nova de valor e tabela antiga',
    source: 'law-facts 4: 43 anos na linha 41 a 43: 20 anos, até 13/11/2039; 60%',
    answers: {
      ...inTime,
      death: isoDate('2019-11-13'),
      request: isoDate('2019-12-01'),
      partner: { ...married, birth: isoDate('1976-01-01') },
      baseCents: 300_000,
    },
    asTold: [['2019-11-13', '2039-11-13', 60, 180_000, 'partner']],
  },
  {
    title: 'pedido no 90º dia: desde a morte',
    source: 'law-facts 4: 01/08/2026 + 90 dias = 30/10/2026',
    answers: {
      ...inTime,
      death: isoDate('2026-08-01'),
      request: isoDate('2026-10-30'),
      partner: spouse46,
    },
    asTold: [['2026-08-01', null, 60, null, 'partner']],
  },
  {
    title: 'pedido no 91º dia: só desde o pedido',
    source: 'law-facts 4: 01/08/2026 + 91 dias = 31/10/2026; perdem-se só os atrasados',
    answers: {
      ...inTime,
      death: isoDate('2026-08-01'),
      request: isoDate('2026-10-31'),
      partner: spouse46,
    },
    asTold: [['2026-10-31', null, 60, null, 'partner']],
  },
  {
    title: 'filho de 10 anos, pedido no 180º dia: desde a morte',
    source: 'law-facts 4: 01/05/2026 + 180 dias = 28/10/2026; 21 anos em 03/03/2037',
    answers: {
      ...inTime,
      death: isoDate('2026-05-01'),
      request: isoDate('2026-10-28'),
      children: [child('2016-03-03')],
    },
    asTold: [['2026-05-01', '2037-03-03', 60, null, 'child-0']],
  },
  {
    title: 'filho de 10 anos, pedido no 181º dia: só desde o pedido (STJ, Tema 1.421)',
    source: 'law-facts 4: 01/05/2026 + 181 dias = 29/10/2026',
    answers: {
      ...inTime,
      death: isoDate('2026-05-01'),
      request: isoDate('2026-10-29'),
      children: [child('2016-03-03')],
    },
    asTold: [['2026-10-29', '2037-03-03', 60, null, 'child-0']],
  },
  {
    title:
      'mãe e filho de 10 anos, pedido no 120º dia: o filho desde a morte, a mãe desde o pedido',
    source:
      'law-facts 4: 90 e 180 dias; art. 76: o que se habilita depois recebe do próprio pedido; 29/08/2026 é o dia 120',
    answers: {
      ...inTime,
      death: isoDate('2026-05-01'),
      request: isoDate('2026-08-29'),
      partner: spouse46,
      children: [child('2016-03-03')],
      baseCents: 300_000,
    },
    asTold: [
      ['2026-05-01', '2026-08-29', 60, 180_000, 'child-0'],
      ['2026-08-29', '2037-03-03', 70, 210_000, 'partner+child-0'],
      ['2037-03-03', null, 60, 180_000, 'partner'],
    ],
  },
  {
    title: 'parte de 4 meses pedida no 137º dia: já terminou, nada resta a pagar',
    source: 'law-facts 4: 4 meses contados da morte terminam em 01/09/2026; pedido em 15/09/2026',
    answers: {
      ...inTime,
      death: isoDate('2026-05-01'),
      request: isoDate('2026-09-15'),
      contributions: false,
      partner: spouse46,
    },
    asTold: [],
  },
  {
    title: 'pai e mãe que dependiam, sem ninguém da 1ª classe: 70%',
    source: 'law-facts 4: classe 2, dependência provada; 50% + 2 × 10%',
    answers: {
      ...inTime,
      parents: [
        { dependent: true, condition: 'none' },
        { dependent: true, condition: 'none' },
      ],
    },
    asTold: [['2026-10-01', null, 70, null, 'parent-0+parent-1']],
  },
  {
    title: 'viúva afasta os pais, mesmo dependentes',
    source: 'law-facts 4: art. 16, § 1º',
    answers: {
      ...inTime,
      partner: spouse46,
      parents: [{ dependent: true, condition: 'none' }],
    },
    asTold: [['2026-10-01', null, 60, null, 'partner']],
  },
  {
    title: 'irmã de 18 anos que dependia: até os 21',
    source: 'law-facts 4: classe 3; 05/05/2008 + 21 anos = 05/05/2029',
    answers: {
      ...inTime,
      siblings: [
        { birth: isoDate('2008-05-05'), dependent: true, emancipated: false, condition: 'none' },
      ],
    },
    asTold: [['2026-10-01', '2029-05-05', 60, null, 'sibling-0']],
  },
  {
    title: 'menor sob guarda: ninguém é certo; se confirmado, até os 21',
    source: 'law-facts 4: depende da data da morte e do STF (Tema 1271); 07/07/2016 + 21 anos',
    answers: { ...inTime, children: [{ ...child('2016-07-07'), kind: 'guarda' }] },
    asTold: [],
    ifConfirmed: [['2026-10-01', '2037-07-07', 60, null, 'child-0']],
  },
  {
    title: 'não se sabe quantas contribuições: 4 meses ou a tabela',
    source: 'law-facts 4: 4 meses até 01/02/2027; 46 anos na linha 45+',
    answers: { ...inTime, contributions: undefined, partner: spouse46 },
    asTold: [['2026-10-01', '2027-02-01', 60, null, 'partner']],
    ifConfirmed: [['2026-10-01', null, 60, null, 'partner']],
  },
  {
    title: 'filho que nasce depois da morte divide: desde o nascimento ou desde a morte',
    source: 'tools-review 4: 50% + 2 × 10% = 70% = 210000; antes dele 60% = 180000',
    answers: {
      ...inTime,
      death: isoDate('2026-03-10'),
      request: isoDate('2026-03-20'),
      partner: spouse46,
      children: [child('2026-09-01')],
      baseCents: 300_000,
    },
    asTold: [
      ['2026-03-10', '2026-09-01', 60, 180_000, 'partner'],
      ['2026-09-01', '2047-09-01', 70, 210_000, 'partner+child-0'],
      ['2047-09-01', null, 60, 180_000, 'partner'],
    ],
    ifConfirmed: [
      ['2026-03-10', '2047-09-01', 70, 210_000, 'partner+child-0'],
      ['2047-09-01', null, 60, 180_000, 'partner'],
    ],
  },
  {
    title: 'filho nascido no dia 300 depois da morte divide; no dia 301 precisa de análise',
    source: '10/03/2025 + 300 dias = 04/01/2026; Código Civil, art. 1.597, II',
    answers: {
      ...inTime,
      death: isoDate('2025-03-10'),
      request: isoDate('2025-03-20'),
      children: [child('2026-01-04'), child('2026-01-05')],
    },
    asTold: [['2026-01-04', '2047-01-04', 60, null, 'child-0']],
    ifConfirmed: [['2025-03-10', '2047-01-04', 60, null, 'child-0']],
  },
  {
    title: 'sem cobertura do INSS não há valor, só como seria a divisão',
    source: 'law-facts 4: Lei 8.213, arts. 74 e 102, § 2º',
    answers: { ...inTime, insured: false, partner: spouse46, baseCents: 300_000 },
    asTold: [['2026-10-01', null, 60, null, 'partner']],
  },
  {
    title: 'quatro meses que cairiam em 31 de fevereiro terminam em 1º de março',
    source: '31/10/2026 + 4 meses; dia que não existe passa ao seguinte',
    answers: {
      ...inTime,
      death: isoDate('2026-10-31'),
      request: isoDate('2026-11-10'),
      contributions: false,
      partner: spouse46,
    },
    asTold: [['2026-10-31', '2027-03-01', 60, null, 'partner']],
  },
  {
    title: 'filho nascido em 29 de fevereiro faz 21 anos em 1º de março',
    source: '29/02/2012 + 21 anos; 2033 não é bissexto',
    answers: { ...inTime, children: [child('2012-02-29')] },
    asTold: [['2026-10-01', '2033-03-01', 60, null, 'child-0']],
  },
];
