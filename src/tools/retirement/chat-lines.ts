import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { shortDate } from '#words/dates.ts';
import type { ChatLine } from '../frame/TakeToChat.tsx';
import { fields } from './fields.ts';
import { toldLength } from './lengths.ts';
import type { DatedRule, Outlook } from './outlook.ts';
import { degreeNames, recount } from './recount.ts';
import { isOfHealth, ruleNames } from './rule-names.ts';

const dayLine = ({ rule, day, restsOnCarencia }: DatedRule): string =>
  `Pela conta do site, “${ruleNames[rule.id]}”: ${shortDate(day)}${restsOnCarencia ? ', falta conferir a carência' : ''}.`;

const healthFields: readonly string[] = [fields.disability, fields.disabilityTime];

/** The lines of the message: the answers and the soonest day; what tells of health only if ticked. */
export function chatLines(answers: RetirementAnswers, { dated }: Outlook): ChatLine[] {
  const { birthDate, disability } = answers;
  const told = recount(answers)
    .filter(({ fieldId }) => !healthFields.includes(fieldId) && fieldId !== fields.birth)
    .filter(({ fieldId }) => fieldId !== fields.teacher || answers.teaching !== undefined)
    .map(({ question, answer, fieldId }) => ({ id: fieldId, text: `${question}: ${answer}.` }));
  const lines: ChatLine[] = [
    {
      id: fields.birth,
      text: `Nascimento: ${shortDate(birthDate)}.`,
      forOther: `A pessoa nasceu em ${shortDate(birthDate)}.`,
    },
    ...told,
  ];
  const soonest = dated.find(({ rule }) => !isOfHealth(rule.id));
  if (soonest) lines.push({ id: 'data', text: dayLine(soonest) });
  if (disability !== undefined && disability !== 'none') {
    const degree = disability.degree ? degreeNames[disability.degree] : 'não sei o grau';
    lines.push({
      id: fields.disability,
      text: `Deficiência: ${degree}. Tempo com ela: ${toldLength(disability.time)}.`,
      // Here “ela” would be the person.
      forOther: `Deficiência da pessoa: ${degree}. Tempo com a deficiência: ${toldLength(disability.time)}.`,
      isSensitive: true,
    });
    const ofHealth = dated.find(({ rule }) => isOfHealth(rule.id));
    if (ofHealth)
      lines.push({ id: 'data-deficiencia', text: dayLine(ofHealth), isSensitive: true });
  }
  return lines;
}
