import { shortDate } from '#words/dates.ts';
import type { Shown } from '../frame/shown.ts';
import { toldLength } from '../questions/lengths.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { DatedRule, Outlook } from './outlook.ts';
import { degreeNames, questions, type Told } from './questions.ts';
import { isOfHealth, ruleNames } from './rule-names.ts';

const dayLine = ({ rule, day, restsOnCarencia }: DatedRule): string =>
  `Pela conta do site, “${ruleNames[rule.id]}”: ${shortDate(day)}${restsOnCarencia ? ', falta conferir a carência' : ''}.`;

/** The lines of the message: the answers and the soonest day; what tells of health only if ticked. */
export function chatLines(
  { told, recounted }: Pick<Shown<Told, unknown>, 'told' | 'recounted'>,
  { dated }: Outlook,
): ChatLine[] {
  const { birthDate, disability, disabilityTime } = told;
  const inOtherWords = [
    questions.birthDate.id,
    questions.disability.id,
    questions.disabilityTime.id,
    ...(told.reducedPlanMonths === 0 ? [questions.reducedPlanMonths.id] : []),
    ...(told.isTeacher ? [] : [questions.isTeacher.id]),
  ];
  const others = answerLines(recounted.filter(({ fieldId }) => !inOtherWords.includes(fieldId)));
  const lines: ChatLine[] = [
    {
      id: questions.birthDate.id,
      text: `Nascimento: ${shortDate(birthDate)}.`,
      forOther: `A pessoa nasceu em ${shortDate(birthDate)}.`,
    },
    ...others,
  ];
  const soonest = dated.find(({ rule }) => !isOfHealth(rule.id));
  if (soonest) lines.push({ id: 'data', text: dayLine(soonest) });
  if (disability !== undefined && disability !== 'none') {
    const degree = disability === 'noDegree' ? 'não sei o grau' : degreeNames[disability];
    lines.push({
      id: questions.disability.id,
      text: `Deficiência: ${degree}. Tempo com ela: ${toldLength(disabilityTime)}.`,
      // Here “ela” would be the person.
      forOther: `Deficiência da pessoa: ${degree}. Tempo com a deficiência: ${toldLength(disabilityTime)}.`,
      isSensitive: true,
    });
    const ofHealth = dated.find(({ rule }) => isOfHealth(rule.id));
    if (ofHealth)
      lines.push({ id: 'data-deficiencia', text: dayLine(ofHealth), isSensitive: true });
  }
  return lines;
}
