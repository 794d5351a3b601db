import { isoDate } from '#law/date.ts';
import type { Verdict } from '../criterion.ts';
import type { YearsMonthsDays } from '../legal-days.ts';
import type { RetirementAnswers } from './answers.ts';
import type { CriterionId, RuleId } from './result.ts';

/** A worked case: the answers, and what one rule makes of them. */
export interface RetirementCase {
  readonly title: string;
  readonly answers: RetirementAnswers;
  readonly rule: RuleId;
  readonly verdict: Verdict;
  /** Day of the whole rule; null when closed or unknown. */
  readonly metOn: string | null;
  /** Since when it is met, where a right is kept from before the reference date. */
  readonly metSince?: string;
  /** Days of single criteria, where they explain that of the rule. */
  readonly criteria?: Partial<Record<CriterionId, string | null>>;
  readonly percentToday?: number;
  readonly percentWhenMet?: number;
  /** Section of the legal fact base, or the arithmetic. */
  readonly source: string;
}

/** 20 November 2026: the day the legal fact base was checked. */
const referenceDate = isoDate('2026-11-20');

/** So much time, as written in the CNIS. */
export const timeOf = (years: number, months = 0, days = 0): YearsMonthsDays => ({
  years,
  months,
  days,
});

type Told = Omit<RetirementAnswers, 'referenceDate' | 'sex' | 'birthDate'>;

const person =
  (sex: RetirementAnswers['sex']) =>
  (birthDate: string, told: Told): RetirementAnswers => ({
    referenceDate,
    sex,
    birthDate: isoDate(birthDate),
    firstInsured: 'untilReform',
    carenciaMonths: 180,
    ...told,
  });

const woman = person('woman');
const man = person('man');

const amountVectors: readonly RetirementCase[] = [
  {
    title: 'mulher com 22 anos: 74%',
    answers: woman('1960-01-10', { time: timeOf(22) }),
    rule: 'ageUntilReform',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 74,
    percentWhenMet: 74,
    source: 'law-facts 3.3: 60 + 2 × (22 − 15)',
  },
  {
    title: 'mulher com 15 anos: 60%',
    answers: woman('1960-01-10', { time: timeOf(15) }),
    rule: 'ageUntilReform',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 60,
    percentWhenMet: 60,
    source: 'law-facts 3.3',
  },
  {
    title: 'homem com 22 anos: 64%',
    answers: man('1960-01-10', { time: timeOf(22) }),
    rule: 'ageUntilReform',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 64,
    percentWhenMet: 64,
    source: 'law-facts 3.3: 60 + 2 × (22 − 20)',
  },
  {
    title: 'homem com 15 anos: 60%',
    answers: man('1960-01-10', { time: timeOf(15) }),
    rule: 'ageUntilReform',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 60,
    percentWhenMet: 60,
    source: 'law-facts 3.3: de 15 a 20 anos, 60%',
  },
  {
    title: 'homem com 40 anos: 100%',
    answers: man('1960-01-10', { time: timeOf(40) }),
    rule: 'points',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 100,
    percentWhenMet: 100,
    source: 'law-facts 3.3: 60 + 2 × (40 − 20); pontos: 66a10m10d + 40a',
  },
  {
    title: 'homem com 45 anos: 110%, o coeficiente não para em 100',
    answers: man('1960-01-10', { time: timeOf(45) }),
    rule: 'progressiveAge',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 110,
    percentWhenMet: 110,
    source: 'law-facts 3.3: 60 + 2 × (45 − 20)',
  },
];

const byAge: readonly RetirementCase[] = [
  {
    title: 'mulher: faltam idade, um ano de contribuição e doze meses de carência',
    answers: woman('1965-03-15', { time: timeOf(14), carenciaMonths: 168 }),
    rule: 'ageUntilReform',
    verdict: 'unmet',
    metOn: '2027-11-20',
    criteria: { age: '2027-03-15', contribution: '2027-11-20', carencia: '2027-11-20' },
    percentToday: 60,
    percentWhenMet: 60,
    source: 'law-facts 3.1: 15/03/1965 + 62 anos; 20/11/2026 + 1 ano; 180 − 168 = 12 meses',
  },
  {
    title: 'homem filiado até a reforma: bastam 15 anos',
    answers: man('1962-01-10', { time: timeOf(16, 2), carenciaMonths: 194 }),
    rule: 'ageUntilReform',
    verdict: 'unmet',
    metOn: '2027-01-10',
    criteria: { contribution: '2026-11-20', age: '2027-01-10' },
    source: 'law-facts 3.1: 10/01/1962 + 65 anos',
  },
  {
    title: 'homem filiado depois da reforma: são 20 anos',
    answers: man('1962-01-10', {
      firstInsured: 'afterReform',
      time: timeOf(6),
      carenciaMonths: 72,
    }),
    rule: 'ageAfterReform',
    verdict: 'unmet',
    metOn: '2040-11-20',
    criteria: { age: '2027-01-10', carencia: '2035-11-20', contribution: '2040-11-20' },
    percentToday: 60,
    percentWhenMet: 60,
    source: 'law-facts 3.1: 20 − 6 = 14 anos; 180 − 72 = 108 meses, 9 anos',
  },
  {
    title: 'mulher filiada depois da reforma: 62 anos e 15 de contribuição',
    answers: woman('1972-02-29', {
      firstInsured: 'afterReform',
      time: timeOf(5, 11, 29),
      carenciaMonths: 71,
    }),
    rule: 'ageAfterReform',
    verdict: 'unmet',
    metOn: '2035-12-20',
    criteria: { age: '2034-03-01', contribution: '2035-11-21', carencia: '2035-12-20' },
    source:
      'law-facts 3.1: 29/02/1972 + 62 anos, sem 29/02 em 2034: 1º/03; faltam 9a0m1d; 109 meses',
  },
];

const rising: readonly RetirementCase[] = [
  {
    title: 'pontos: a virada do ano pede um ponto a mais',
    answers: woman('1966-08-20', { time: timeOf(32, 3) }),
    rule: 'points',
    verdict: 'unmet',
    metOn: '2027-08-20',
    criteria: { contribution: '2026-11-20', points: '2027-08-20' },
    percentToday: 94,
    percentWhenMet: 96,
    source:
      'law-facts 3.2-A: hoje 60a3m + 32a3m = 92a6m, faltam 6 meses, 3 de espera: só em 20/02/2027, ' +
      'quando já são 94. Em 20/08/2027: 61a + 33a = 94',
  },
  {
    title: 'pontos em dezembro e os 30 anos em janeiro: os pontos mudam antes de valer',
    answers: woman('1963-10-20', { time: timeOf(29, 10) }),
    rule: 'points',
    verdict: 'unmet',
    metOn: '2027-06-04',
    criteria: { points: '2026-12-05', contribution: '2027-01-20' },
    source:
      'law-facts 3.2-A: hoje 63a1m + 29a10m = 92a11m; em 05/12/2026, 63a1m15d + 29a10m15d = 93. ' +
      'Em 20/01/2027 são 93a3m, e já se pedem 94; em 04/06/2027, 63a7m15d + 30a4m15d = 94',
  },
  {
    title: 'pontos: homem alcança o teto de 105',
    answers: man('1968-11-20', { time: timeOf(35) }),
    rule: 'points',
    verdict: 'unmet',
    metOn: '2032-11-20',
    criteria: { points: '2032-11-20' },
    source: 'law-facts 3.2-A: 58 + 35 = 93; faltam 12 para 105, 6 anos',
  },
  {
    title: 'pontos de professora: 25 anos de magistério e 88 pontos',
    answers: woman('1968-11-20', { time: timeOf(30), teaching: { time: timeOf(24, 11) } }),
    rule: 'teacherPoints',
    verdict: 'unmet',
    metOn: '2026-12-20',
    criteria: { points: '2026-11-20', teaching: '2026-12-20' },
    source: 'law-facts 3.2-A: 58 + 30 = 88; falta 1 mês de magistério, e 58a1m + 30a1m = 88a2m',
  },
  {
    title: 'idade progressiva: 59 anos e 6 meses no penúltimo dia do ano',
    answers: woman('1967-06-30', { time: timeOf(30) }),
    rule: 'progressiveAge',
    verdict: 'unmet',
    metOn: '2026-12-30',
    source: 'law-facts 3.2-A: 30/06/1967 + 59 anos e 6 meses',
  },
  {
    title: 'idade progressiva: um dia mais nova, são seis meses a mais',
    answers: woman('1967-07-01', { time: timeOf(30) }),
    rule: 'progressiveAge',
    verdict: 'unmet',
    metOn: '2027-07-01',
    source: 'law-facts 3.2-A: 59a6m seria em 1º/01/2027, quando já são 60; 01/07/1967 + 60 anos',
  },
  {
    title: 'idade progressiva: homem no limite de 65 anos',
    answers: man('1963-02-10', { time: timeOf(34) }),
    rule: 'progressiveAge',
    verdict: 'unmet',
    metOn: '2028-02-10',
    criteria: { age: '2028-02-10', contribution: '2027-11-20' },
    source: 'law-facts 3.2-A: 65 anos desde 2027; 10/02/1963 + 65 anos',
  },
];

const tolls: readonly RetirementCase[] = [
  {
    title: 'pedágio de 50%: exatamente 28 anos em 13/11/2019 não abre a regra',
    answers: woman('1968-01-10', { time: timeOf(34), timeAtReform: timeOf(28) }),
    rule: 'toll50',
    verdict: 'unmet',
    metOn: null,
    criteria: { timeAtReform: null, contributionWithToll: '2026-11-20' },
    source: 'law-facts 3.2: MAIS de 28',
  },
  {
    title: 'pedágio de 50%: 28 anos e um dia',
    answers: woman('1968-01-10', { time: timeOf(30, 11, 29), timeAtReform: timeOf(28, 0, 1) }),
    rule: 'toll50',
    verdict: 'unmet',
    metOn: '2026-11-21',
    source: 'law-facts 3.2: faltavam 1a11m29d, 719 dias; metade, 359,5, sobe a 360: 31 anos',
  },
  {
    title: 'pedágio de 50%: homem com 34 anos em 2019',
    answers: man('1966-01-10', { time: timeOf(35), timeAtReform: timeOf(34) }),
    rule: 'toll50',
    verdict: 'unmet',
    metOn: '2027-05-20',
    source: 'law-facts 3.2: faltava 1 ano; 35 anos e 6 meses',
  },
  {
    title: 'pedágio de 100%: o tempo vem antes da idade',
    answers: woman('1971-01-10', { time: timeOf(33), timeAtReform: timeOf(26) }),
    rule: 'toll100',
    verdict: 'unmet',
    metOn: '2028-01-10',
    criteria: { contributionWithToll: '2027-11-20', age: '2028-01-10' },
    source: 'law-facts 3.2: faltavam 4 anos, 30 + 4 = 34; 10/01/1971 + 57 anos',
  },
  {
    title: 'pedágio de 100%: professor, 55 anos e 30 de magistério',
    answers: man('1971-05-31', {
      time: timeOf(36),
      timeAtReform: timeOf(29),
      teaching: { time: timeOf(31), timeAtReform: timeOf(28, 9) },
    }),
    rule: 'teacherToll100',
    verdict: 'unmet',
    metOn: '2027-02-20',
    criteria: { age: '2026-11-20', teachingWithToll: '2027-02-20' },
    source: 'law-facts 3.2: faltavam 1a3m; 30 + 1a3m = 31a3m, faltam 3 meses',
  },
  {
    title: 'pedágio de 100% não existe para quem se filiou depois da reforma',
    answers: man('1960-05-31', { firstInsured: 'afterReform', time: timeOf(7) }),
    rule: 'toll100',
    verdict: 'unmet',
    metOn: null,
    criteria: { insuredUntilReform: null },
    source: 'law-facts 3.2: regras de transição só para quem se filiou antes',
  },
];

const disability: readonly RetirementCase[] = [
  {
    title: 'PcD por tempo: mulher, grau moderado, parte do tempo sem deficiência',
    answers: woman('1980-04-02', {
      time: timeOf(24),
      disability: { degree: 'moderate', time: timeOf(20) },
    }),
    rule: 'disabilityByTime',
    verdict: 'unmet',
    metOn: '2027-09-07',
    source: 'law-facts 6: 4a × 0,80 = 3a2m12d; 24a − 23a2m12d = 9m18d',
  },
  {
    title: 'PcD por tempo: homem, grau grave, 25 anos todos com deficiência',
    answers: man('1980-04-02', {
      time: timeOf(25),
      disability: { degree: 'severe', time: timeOf(25) },
    }),
    rule: 'disabilityByTime',
    verdict: 'met',
    metOn: '2026-11-20',
    source: 'law-facts 6: 25 anos',
  },
  {
    title: 'PcD por idade: a conversão não completa os 15 anos com deficiência',
    answers: man('1966-11-20', {
      time: timeOf(30),
      disability: { degree: 'mild', time: timeOf(14, 6) },
    }),
    rule: 'disabilityByAge',
    verdict: 'unmet',
    metOn: '2027-05-20',
    criteria: { age: '2026-11-20', contribution: '2026-11-20', disabilityTime: '2027-05-20' },
    percentToday: 100,
    percentWhenMet: 100,
    source: 'law-facts 6: 15a − 14a6m = 6 meses; 70 + 30, no máximo 100',
  },
  {
    title: 'PcD por idade: 15 anos dão 85%',
    answers: woman('1971-11-20', {
      time: timeOf(15),
      disability: { time: timeOf(15) },
    }),
    rule: 'disabilityByAge',
    verdict: 'met',
    metOn: '2026-11-20',
    percentToday: 85,
    percentWhenMet: 85,
    source: 'law-facts 6: 15 grupos de 12 contribuições, 85%; qualquer grau',
  },
];

/** The woman of tools-review 1, with so much time on the day. */
const bornIn1967 = (today: string, time: YearsMonthsDays): RetirementAnswers => ({
  ...woman('1967-06-10', { time, timeAtReform: timeOf(23), carenciaMonths: 300 }),
  referenceDate: isoDate(today),
});

const keptRights: readonly RetirementCase[] = [
  {
    title: 'aos 59 anos e 6 meses e um dia, com 30 anos e um dia: desde a véspera',
    answers: bornIn1967('2026-12-11', timeOf(30, 0, 1)),
    rule: 'progressiveAge',
    verdict: 'met',
    metOn: '2026-12-11',
    metSince: '2026-12-10',
    source: 'law-facts 3.2-A: 59a6m em 2026; 10/06/1967 + 59a6m = 10/12/2026, com 30 anos',
  },
  {
    title: 'a virada do ano não tira o que já se tinha, embora a idade pedida suba para 60',
    answers: bornIn1967('2027-01-10', timeOf(30, 1)),
    rule: 'progressiveAge',
    verdict: 'met',
    metOn: '2027-01-10',
    metSince: '2026-12-10',
    criteria: { age: '2026-12-10', contribution: '2026-12-10' },
    percentToday: 90,
    percentWhenMet: 90,
    source: 'law-facts 3.1: direito adquirido, Lei 8.213, art. 102, § 1º; 30a1m − 1m = 30 anos',
  },
  {
    title: 'quem parou de contribuir e diz quando também o mantém',
    answers: {
      ...bornIn1967('2028-02-29', timeOf(30, 0, 1)),
      lastContribution: isoDate('2026-12-11'),
    },
    rule: 'progressiveAge',
    verdict: 'met',
    metOn: '2028-02-29',
    metSince: '2026-12-10',
    source: 'law-facts 3.1: o tempo está todo até 11/12/2026',
  },
  {
    title: 'um dia a menos de contribuição, e o ano vira antes dos 30 anos',
    answers: { ...bornIn1967('2027-01-10', timeOf(30, 0, 9)), timeAtReform: timeOf(22, 10, 12) },
    rule: 'progressiveAge',
    verdict: 'unmet',
    metOn: '2027-06-10',
    source: 'law-facts 3.2-A: 30 anos só em 01/01/2027, quando já se pedem 60; 10/06/1967 + 60',
  },
  {
    title: 'pontos feitos em 31/12/2026 continuam feitos em 2027',
    answers: {
      ...woman('1963-12-31', { time: timeOf(30, 0, 2), carenciaMonths: 300 }),
      referenceDate: isoDate('2027-01-02'),
      timeAtReform: timeOf(22, 10, 10),
    },
    rule: 'points',
    verdict: 'met',
    metOn: '2027-01-02',
    metSince: '2026-12-31',
    source: 'law-facts 3.2-A: em 31/12/2026, 63 anos + 30 anos = 93 pontos',
  },
  {
    title: 'mulher com 31 anos em 13/11/2019: direito adquirido naquele dia',
    answers: woman('1966-02-01', {
      time: timeOf(38),
      timeAtReform: timeOf(31),
      carenciaMonths: 440,
    }),
    rule: 'acquiredTime',
    verdict: 'met',
    metOn: '2026-11-20',
    metSince: '2019-11-13',
    source: 'law-facts-2 5.1: 30 anos completos até 13/11/2019, sem idade; 440 − 84 ≥ 180',
  },
  {
    title: 'mulher com 30 anos exatos em 13/11/2019: bastam',
    answers: woman('1966-02-01', {
      time: timeOf(30),
      timeAtReform: timeOf(30),
      carenciaMonths: 360,
    }),
    rule: 'acquiredTime',
    verdict: 'met',
    metOn: '2026-11-20',
    metSince: '2019-11-13',
    source: 'law-facts-2 5.1: 30 anos, e não mais de 30',
  },
  {
    title: 'homem com um dia a menos de 35 anos em 13/11/2019: não',
    answers: man('1960-02-01', {
      time: timeOf(42),
      timeAtReform: timeOf(34, 11, 29),
      carenciaMonths: 500,
    }),
    rule: 'acquiredTime',
    verdict: 'unmet',
    metOn: null,
    source: 'law-facts-2 5.1: 35 anos até 13/11/2019; depois não se completa mais',
  },
  {
    title: 'sem o tempo de 2019, o de hoje basta: 38 anos menos os 7 que passaram',
    answers: woman('1966-02-01', { time: timeOf(38), carenciaMonths: 440 }),
    rule: 'acquiredTime',
    verdict: 'met',
    metOn: '2026-11-20',
    metSince: '2019-11-13',
    source: 'law-facts-2 5.1: 38a − 7a0m7d = 30a11m23d em 13/11/2019, no mínimo',
  },
  {
    title: 'professora com 25 anos de magistério em 13/11/2019',
    answers: woman('1970-02-01', {
      time: timeOf(32),
      timeAtReform: timeOf(25),
      teaching: { time: timeOf(32), timeAtReform: timeOf(25) },
      carenciaMonths: 380,
    }),
    rule: 'teacherAcquiredTime',
    verdict: 'met',
    metOn: '2026-11-20',
    metSince: '2019-11-13',
    source: 'law-facts-2 5.1: professores 25/30',
  },
];

/** law-review H4: 31 years, 7 of them as MEI. */
const sevenYearsAsMei = woman('1963-01-10', {
  time: timeOf(31),
  timeAtReform: timeOf(24),
  carenciaMonths: 372,
  reducedPlanMonths: 84,
  reducedPlanMonthsAtReform: 0,
});

const reducedPlans: readonly RetirementCase[] = [
  {
    title: 'sete anos como MEI não entram nos pontos: 24 anos completos',
    answers: sevenYearsAsMei,
    rule: 'points',
    verdict: 'unmet',
    metOn: '2032-11-20',
    criteria: { contribution: '2032-11-20' },
    source: 'law-facts-3 A, H4: Lei 8.213, art. 18, § 3º; 31 − 7 = 24; 20/11/2026 + 6 anos',
  },
  {
    title: 'sete anos como MEI entram na aposentadoria por idade',
    answers: sevenYearsAsMei,
    rule: 'ageUntilReform',
    verdict: 'met',
    metOn: '2026-11-20',
    metSince: '2025-01-10',
    percentToday: 92,
    percentWhenMet: 92,
    source: 'law-facts-3 A, H4: valem por idade; 10/01/1963 + 62; 60 + 2 × (31 − 15)',
  },
  {
    title: 'nem na idade que sobe',
    answers: sevenYearsAsMei,
    rule: 'progressiveAge',
    verdict: 'unmet',
    metOn: '2032-11-20',
    source: 'law-facts-3 A, H4: 30 anos completos em 20/11/2032, com 62 anos desde 2031',
  },
  {
    title: 'nem no pedágio de 100%',
    answers: sevenYearsAsMei,
    rule: 'toll100',
    verdict: 'unmet',
    metOn: '2038-11-20',
    source: 'law-facts-3 A, H4: 24 anos em 2019, faltavam 6: 36 anos; faltam 12 de 20/11/2026',
  },
  {
    title: 'meses de MEI de antes da reforma aumentam o pedágio',
    answers: {
      ...sevenYearsAsMei,
      timeAtReform: timeOf(29),
      reducedPlanMonths: 24,
      reducedPlanMonthsAtReform: 24,
    },
    rule: 'toll100',
    verdict: 'unmet',
    metOn: '2030-11-20',
    source: 'law-facts-3 A, H4: 29 − 2 = 27 anos em 2019: 33 anos; 31 − 2 = 29 hoje, faltam 4',
  },
  {
    title: 'nem no tempo da pessoa com deficiência, tirados de onde pesam mais',
    answers: {
      ...sevenYearsAsMei,
      disability: { degree: 'moderate', time: timeOf(31) },
    },
    rule: 'disabilityByTime',
    verdict: 'met',
    metOn: '2026-11-20',
    source: 'law-facts-3 A, H4; law-facts 6: 31 − 7 = 24 anos com deficiência moderada',
  },
];

export const cases: readonly RetirementCase[] = [
  ...amountVectors,
  ...byAge,
  ...rising,
  ...tolls,
  ...disability,
  ...keptRights,
  ...reducedPlans,
];
