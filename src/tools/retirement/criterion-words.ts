import { type IsoDate, yearOf } from '#law/date.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import { daysPerYear, legalDaysSince } from '#rules/legal-days.ts';
import type { Degree, RetirementAnswers } from '#rules/retirement/answers.ts';
import { contribution, disabilityTime, teaching } from '#rules/retirement/requirements.ts';
import type { CriterionId, RetirementCriterion, RetirementRule } from '#rules/retirement/result.ts';
import { shortDate } from '#words/dates.ts';
import { lengthInWords, monthsInWords } from '../questions/lengths.ts';
import type { ResultWords } from '../sentences/result-words.ts';

/** All that a sentence on what a rule asks may hang on. */
interface Known {
  rule: RetirementRule;
  criterion: RetirementCriterion;
  answers: RetirementAnswers;
}

type Of = Pick<Known, 'criterion'>;

const is =
  (...ids: CriterionId[]) =>
  ({ criterion: { id } }: Of): boolean =>
    ids.includes(id);

const has =
  (...ids: CriterionId[]) =>
  ({ criterion }: Of): boolean =>
    criterion.verdict !== 'unknown' && ids.includes(criterion.id);

const ofFullPlan = is(
  'contribution',
  'points',
  'timeAtReform',
  'contributionWithToll',
  'disabilityTime',
);

/** Only how many months were of MEI or of the plans of 5 % or 11 % is missing. */
const isPlanUntold = ({ criterion, answers }: Known): boolean =>
  criterion.verdict === 'unknown' &&
  answers.reducedPlanMonths === 'unknown' &&
  answers.time !== undefined &&
  ofFullPlan({ criterion });

const lacks =
  (...ids: CriterionId[]) =>
  (known: Known): boolean =>
    known.criterion.verdict === 'unknown' && is(...ids)(known) && !isPlanUntold(known);

const isToll = is('contributionWithToll', 'teachingWithToll');
const isRequired = ({ criterion: { required } }: Of) => required !== undefined;

const wasInsured = ({ answers }: Known) => answers.firstInsured === 'untilReform';
const isEntry = has('insuredUntilReform', 'insuredAfterReform');
const isConverted = ({ criterion }: Of) => criterion.converted !== undefined;
const hasSomeTime = has(
  'age',
  'contribution',
  'teaching',
  'contributionWithToll',
  'teachingWithToll',
  'disabilityTime',
);

const degreeOf = ({ answers: { disability } }: Known): Degree | undefined =>
  typeof disability === 'object' ? disability.degree : undefined;
const isOfAge = ({ rule }: Known) => rule.id === 'disabilityByAge';
const isOfDegree = (known: Known) => isRequired(known) && degreeOf(known) !== undefined;

/** "93 pontos" */
const points = (legalDays: number): string => `${legalDays / daysPerYear}\u00a0pontos`;

/** What a requirement that rises asks this year and in the year in which it would be met. */
function rising(
  { rule: { comparedOn }, criterion: { required, requiredWhenMet, metOn } }: Known,
  inWords: (legalDays: number) => string,
): string {
  const now = `${inWords(required ?? 0)} em ${yearOf(comparedOn)}`;
  return metOn === undefined || requiredWhenMet === undefined || requiredWhenMet === required
    ? now
    : `${now}, ${inWords(requiredWhenMet)} em ${yearOf(metOn)}`;
}

/** Before the toll. */
const baseOf = ({ criterion, answers: { sex } }: Known): number =>
  (criterion.id === 'teachingWithToll' ? teaching : contribution)[sex];

function askedOf(known: Known): string {
  const { rule, criterion } = known;
  const { id, unit, required = isToll(known) ? baseOf(known) : 0 } = criterion;
  if (id === 'points') return rising(known, points);
  if (id === 'age' && (rule.id === 'progressiveAge' || rule.id === 'teacherProgressiveAge'))
    return rising(known, lengthInWords);
  return unit === 'contributions' ? String(required) : lengthInWords(required);
}

/** The day on which what is missing is there, where one is. */
const dayOf = ({ criterion: { verdict, unit, missing, metOn } }: Of): IsoDate | undefined =>
  verdict !== 'unknown' && unit !== 'fact' && missing ? metOn : undefined;

/** The time until the day: what points and rising ages lack today would tell another. */
function missingOf(known: Known): string {
  const { criterion, answers } = known;
  if (is('carencia')(known)) return monthsInWords(criterion.missing);
  const day = dayOf(known) ?? answers.referenceDate;
  return lengthInWords(legalDaysSince(answers.referenceDate)(dayNumberOf(day)));
}

const lacksOne = (known: Known): boolean => /^1\u00a0/.test(missingOf(known));

const yearsOf =
  (degree: Degree) =>
  ({ answers: { sex } }: Known): string =>
    String(disabilityTime[degree].time[sex] / daysPerYear);

/** What each rule asks, and what the person has of it. */
export const criterionWords = {
  figures: {
    pedido: askedOf,
    'de-que': ({ criterion: { id } }) =>
      id === 'teachingWithToll' ? 'de magistério' : 'de contribuição',
    base: (known) => lengthInWords(baseOf(known)),
    pedagio: ({ criterion: { toll = 0 } }) => lengthInWords(toll),
    grave: yearsOf('severe'),
    moderada: yearsOf('moderate'),
    leve: yearsOf('mild'),
    grau: (known, written) => written('words', degreeOf(known) ?? ''),
    quando: ({ rule: { comparedOn }, answers }) =>
      comparedOn === answers.referenceDate ? 'hoje' : `em ${shortDate(comparedOn)}`,
    tempo: ({ criterion: { told = 0 } }) => lengthInWords(told),
    meses: ({ criterion: { told = 0 } }) => monthsInWords(told),
    convertido: ({ criterion: { converted = 0 } }) => lengthInWords(converted),
    quanto: missingOf,
    dia: (known) => shortDate(dayOf(known) ?? known.answers.referenceDate),
  },
  parts: {
    account: {
      'pede.entrada-ate-a-reforma': is('insuredUntilReform'),
      'pede.entrada-depois': is('insuredAfterReform'),
      'pede.idade': is('age'),
      'pede.tempo': is('contribution'),
      'pede.magisterio': is('teaching'),
      'pede.pontos': is('points'),
      'pede.tempo-na-reforma': (known) => is('timeAtReform')(known) && !known.criterion.isMoreThan,
      'pede.mais-que-na-reforma': (known) =>
        is('timeAtReform')(known) && known.criterion.isMoreThan,
      'pede.magisterio-na-reforma': is('teachingAtReform'),
      'pede.carencia-na-reforma': is('carenciaAtReform'),
      'pede.pedagio': (known) => isToll(known) && !isRequired(known),
      'pede.sem-pedagio': (known) => isToll(known) && isRequired(known) && !known.criterion.toll,
      'pede.pedagio-contado': (known) => isToll(known) && isRequired(known) && known.criterion.toll,
      'pede.deficiencia': is('disability'),
      'pede.deficiencia-por-idade': (known) => is('disabilityTime')(known) && isOfAge(known),
      'pede.deficiencia-por-grau': (known) =>
        is('disabilityTime')(known) && !isOfAge(known) && !isOfDegree(known),
      'pede.deficiencia-com-grau': (known) =>
        is('disabilityTime')(known) && !isOfAge(known) && isOfDegree(known),
      'pede.carencia': is('carencia'),
      'tem.entrada-ate-a-reforma': (known) => isEntry(known) && wasInsured(known),
      'tem.entrada-depois': (known) => isEntry(known) && !wasInsured(known),
      'tem.nenhuma-deficiencia': (known) =>
        has('disability')(known) && known.answers.disability === 'none',
      'tem.deficiencia': (known) => has('disability')(known) && known.answers.disability !== 'none',
      'tem.carencia': has('carencia'),
      'tem.pontos': has('points'),
      'tem.tempo-na-reforma': has('timeAtReform', 'teachingAtReform'),
      'tem.carencia-na-reforma': has('carenciaAtReform'),
      'tem.tempo': hasSomeTime,
      'tem.convertido': (known) => hasSomeTime(known) && isConverted(known),
      'tem.exatamente': ({ criterion: { missing, metOn, required, told } }) =>
        missing && metOn === undefined && required === told,
      'tem.falta-um': (known) => dayOf(known) && lacksOne(known),
      'tem.faltam': (known) => dayOf(known) && !lacksOne(known),
      'nao-disse.plano-reduzido': isPlanUntold,
      'nao-disse.entrada': lacks('insuredUntilReform', 'insuredAfterReform'),
      'nao-disse.nascimento': lacks('age'),
      'nao-disse.tempo': lacks('contribution', 'points'),
      'nao-disse.magisterio': lacks('teaching'),
      'nao-disse.tempo-na-reforma': lacks('timeAtReform'),
      'nao-disse.magisterio-na-reforma': lacks('teachingAtReform'),
      'nao-disse.carencia-na-reforma': lacks('carenciaAtReform'),
      'nao-disse.tempo-do-pedagio': lacks('contributionWithToll'),
      'nao-disse.magisterio-do-pedagio': lacks('teachingWithToll'),
      'nao-disse.deficiencia': lacks('disability'),
      'nao-disse.tempo-com-deficiencia': lacks('disabilityTime'),
      'nao-disse.carencia': lacks('carencia'),
    },
  },
} as const satisfies ResultWords<Known>;
