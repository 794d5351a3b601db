import { shortDate } from '#words/dates.ts';
import type { Shown } from '../frame/shown.ts';
import { toldLength } from '../questions/lengths.ts';
import { answerLines, ifTicked } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { Case } from './case-of.ts';
import {
  betterInShort,
  claimedInShort,
  disabilityInShort,
  openInShort,
  openToCheck,
  ruleInShort,
  soonestAndBetter,
} from './in-short.ts';
import { isOfHealth } from './outlook.ts';
import { degreeNames, questions, type Told } from './questions.ts';
import { say } from './say.ts';

/** The lines of the message: the answers, the days, what is open; what tells of health only if ticked. */
export function chatLines(
  { told, recounted, today }: Pick<Shown<Told, unknown>, 'told' | 'recounted' | 'today'>,
  known: Case,
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
  const dated = known.outlook.dated.filter(({ rule }) => !isOfHealth(rule.id));
  const [soonest, better] = soonestAndBetter({ dated }, today);
  if (soonest) {
    const pays = better ? ` ${betterInShort(better, today)}` : '';
    const text = say('message', 'data', { regra: ruleInShort(soonest, today) });
    lines.push({ id: 'data', text: text + pays });
  }
  const open = [...claimedInShort(known), ...openInShort(known)];
  lines.push(...openToCheck(open).map((text) => ({ id: 'em-aberto', text })));
  if (disability !== undefined && disability !== 'none') {
    const degree = disability === 'noDegree' ? 'não sei o grau' : degreeNames[disability];
    const time = toldLength(disabilityTime);
    lines.push({
      ...ifTicked(questions.disability.id, `Deficiência: ${degree}. Tempo com ela: ${time}.`),
      // Here “ela” would be the person.
      forOther: `Deficiência da pessoa: ${degree}. Tempo com a deficiência: ${time}.`,
    });
    const ofHealth = disabilityInShort(known);
    if (ofHealth.length > 0)
      lines.push(
        ifTicked(
          'data-deficiencia',
          say('message', 'deficiencia', { 'o-que': ofHealth.join('; ') }),
        ),
      );
  }
  return lines;
}
