import { type IsoDate, yearOf } from '#law/date.ts';
import { daysPerYear } from '#rules/legal-days.ts';
import type { Disability, RetirementAnswers } from '#rules/retirement/answers.ts';
import { contribution, disabilityTime, teaching } from '#rules/retirement/requirements.ts';
import type { RetirementCriterion, RuleId } from '#rules/retirement/result.ts';
import { lengthInWords } from '../questions/lengths.ts';

const degrees = { mild: 'leve', moderate: 'moderada', severe: 'grave' } as const;

/** "93 pontos" */
const points = (legalDays: number): string => `${legalDays / daysPerYear}\u00a0pontos`;

/** What a requirement that rises asks this year and in the year in which it would be met. */
function rising(
  { required, requiredWhenMet, metOn }: RetirementCriterion,
  today: IsoDate,
  inWords: (legalDays: number) => string,
): string {
  const now = `${inWords(required ?? 0)} em ${yearOf(today)}`;
  return metOn === undefined || requiredWhenMet === undefined || requiredWhenMet === required
    ? now
    : `${now}, ${inWords(requiredWhenMet)} em ${yearOf(metOn)}`;
}

function withToll({ required, toll }: RetirementCriterion, base: number, what: string): string {
  if (required === undefined) return `${lengthInWords(base)} ${what}, mais o pedágio`;
  return toll === 0 || toll === undefined
    ? `${lengthInWords(required)} ${what}, sem pedágio`
    : `${lengthInWords(required)} ${what}: ${lengthInWords(base)} e o pedágio de ${lengthInWords(toll)}`;
}

function timeWithDisability(
  rule: RuleId,
  { required }: RetirementCriterion,
  { sex, disability }: RetirementAnswers,
): string {
  const degree = (disability as Disability | undefined)?.degree;
  if (rule === 'disabilityByAge')
    return `${lengthInWords(required ?? 0)} de contribuição com a deficiência`;
  if (required === undefined || degree === undefined) {
    const [severe, moderate, mild] = (['severe', 'moderate', 'mild'] as const).map(
      (each) => disabilityTime[each].time[sex] / daysPerYear,
    );
    return `${severe} anos de tempo (grave), ${moderate} (moderada) ou ${mild} (leve)`;
  }
  return `${lengthInWords(required)} com deficiência ${degrees[degree]}`;
}

/** What the rule asks, in words. */
export function asksInWords(
  rule: RuleId,
  criterion: RetirementCriterion,
  answers: RetirementAnswers,
): string {
  const { sex, referenceDate } = answers;
  const length = lengthInWords(criterion.required ?? 0);
  switch (criterion.id) {
    case 'insuredUntilReform':
      return 'Entrada no INSS até 13/11/2019';
    case 'insuredAfterReform':
      return 'Entrada no INSS depois de 13/11/2019';
    case 'age':
      return rule === 'progressiveAge' || rule === 'teacherProgressiveAge'
        ? `Idade: ${rising(criterion, referenceDate, lengthInWords)}`
        : `Idade: ${length}`;
    case 'contribution':
      return `${length} de contribuição`;
    case 'teaching':
      return `${length} só no magistério da educação básica`;
    case 'points':
      return `Idade mais tempo, 1 ponto por ano: ${rising(criterion, referenceDate, points)}`;
    case 'timeAtReform':
      return `${criterion.isMoreThan ? 'Mais de ' : ''}${length} de contribuição em 13/11/2019`;
    case 'teachingAtReform':
      return `${length} só no magistério da educação básica, em 13/11/2019`;
    case 'carenciaAtReform':
      return `${criterion.required} meses de carência em 13/11/2019`;
    case 'contributionWithToll':
      return withToll(criterion, contribution[sex], 'de contribuição');
    case 'teachingWithToll':
      return withToll(criterion, teaching[sex], 'de magistério');
    case 'disability':
      return 'Deficiência, avaliada pelo INSS';
    case 'disabilityTime':
      return timeWithDisability(rule, criterion, answers);
    case 'carencia':
      return `${criterion.required} meses de carência`;
  }
}
