import type { IsoDate } from '#law/date.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import { legalDaysSince } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { CriterionId, RetirementCriterion } from '#rules/retirement/result.ts';
import { shortDate } from '#words/dates.ts';
import { lengthInWords, monthsInWords } from '../questions/lengths.ts';

const untold: Record<CriterionId, string> = {
  insuredUntilReform: 'veja no extrato (CNIS) quando você entrou.',
  insuredAfterReform: 'veja no extrato (CNIS) quando você entrou.',
  age: 'falta a data em que nasceu.',
  contribution: 'falta o tempo de hoje.',
  teaching: 'falta o tempo de magistério.',
  points: 'falta o tempo de hoje.',
  timeAtReform: 'falta o tempo em 13/11/2019.',
  teachingAtReform: 'falta o tempo de magistério em 13/11/2019.',
  carenciaAtReform: 'conte no extrato (CNIS) os meses pagos em dia até 13/11/2019.',
  contributionWithToll: 'falta o tempo de hoje ou o de 13/11/2019.',
  teachingWithToll: 'falta o tempo de magistério de hoje ou o de 13/11/2019.',
  disability: 'quem avalia é o INSS.',
  disabilityTime: 'falta o grau, o tempo com a deficiência ou o tempo de hoje.',
  carencia: 'conte no extrato (CNIS) os meses pagos em dia.',
};

function factInWords({ firstInsured, disability }: RetirementAnswers, id: CriterionId): string {
  if (id === 'disability')
    return disability === 'none'
      ? 'você informou que não tem deficiência.'
      : 'você informou uma deficiência. Quem avalia é o INSS.';
  return firstInsured === 'untilReform'
    ? 'você entrou até 13/11/2019.'
    : 'você entrou depois de 13/11/2019.';
}

function haveInWords({ id, told = 0, converted }: RetirementCriterion, when: string): string {
  if (id === 'carencia') return `${when}, ${monthsInWords(told)}.`;
  if (id === 'points') return `${when}, idade e tempo somam ${lengthInWords(told)}.`;
  if (id === 'timeAtReform' || id === 'teachingAtReform')
    return `em 13/11/2019, ${lengthInWords(told)}.`;
  if (id === 'carenciaAtReform') return `em 13/11/2019, ao menos ${monthsInWords(told)}.`;
  return converted === undefined
    ? `${when}, ${lengthInWords(told)}.`
    : `${when}, ${lengthInWords(told)}. Destes, ${lengthInWords(converted)} vêm do tempo sem deficiência, convertido.`;
}

const lacking = (amount: string): string =>
  /^1\u00a0/.test(amount) ? `Falta ${amount}` : `Faltam ${amount}`;

function missingInWords(criterion: RetirementCriterion, today: IsoDate): string {
  const { id, missing = 0, required, told, metOn } = criterion;
  if (missing === 0) return '';
  if (metOn === undefined) return required === told ? ' Exatamente esse tempo não basta.' : '';
  // The time until the day: what points and rising ages lack today would tell another.
  const wait = legalDaysSince(today)(dayNumberOf(metOn));
  const amount = id === 'carencia' ? monthsInWords(missing) : lengthInWords(wait);
  return ` ${lacking(amount)}: chega em ${shortDate(metOn)}.`;
}

const ofFullPlan: readonly CriterionId[] = [
  'contribution',
  'points',
  'timeAtReform',
  'contributionWithToll',
  'disabilityTime',
];

/**
 * What was told, what is missing, and the day on which it would be met.
 * @param on the day on which the rule was compared: today, or that of a right kept since.
 */
export function toldInWords(
  criterion: RetirementCriterion,
  answers: RetirementAnswers,
  on: IsoDate = answers.referenceDate,
): string {
  if (criterion.verdict === 'unknown') {
    const isPlanUnknown = answers.reducedPlanMonths === 'unknown' && answers.time !== undefined;
    return isPlanUnknown && ofFullPlan.includes(criterion.id)
      ? 'falta saber quantos meses foram de MEI, 5% ou 11%.'
      : untold[criterion.id];
  }
  if (criterion.unit === 'fact') return factInWords(answers, criterion.id);
  const when = on === answers.referenceDate ? 'hoje' : `em ${shortDate(on)}`;
  return haveInWords(criterion, when) + missingInWords(criterion, answers.referenceDate);
}
