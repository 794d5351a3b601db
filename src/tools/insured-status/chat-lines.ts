import type { LastEvent } from '#rules/insured-status/answers.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { shortDate } from '#words/dates.ts';
import type { Shown } from '../frame/shown.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { questions, type Told } from './questions.ts';

/** What these tell of the person is nobody's business until they say so. */
const sensitiveEvents: readonly LastEvent[] = ['released', 'isolationEnded', 'benefitEnded'];

function coverLine({ standing, sure, possible }: InsuredStatus): ChatLine {
  const until = shortDate(sure.until);
  const furthest = possible.at(-1);
  const more = furthest ? `, e pode ir até ${shortDate(furthest.until)}` : '';
  const verb = standing === 'covered' ? 'vai' : 'foi';
  return {
    id: 'protecao',
    text:
      standing === 'current'
        ? `Pela conta do site, se parar agora, a proteção vai até ${until}.`
        : `Pela conta do site, a proteção ${verb} até ${until}${more}.`,
  };
}

/** The lines of the message: the answers and the day; illness and prison only if ticked. */
export function chatLines(
  { told, recounted }: Pick<Shown<Told, unknown>, 'told' | 'recounted'>,
  status: InsuredStatus,
): ChatLine[] {
  const isPrivate = sensitiveEvents.includes(told.event);
  const sensitive = [
    questions.illness.id,
    ...(isPrivate ? [questions.event.id, questions.month.id] : []),
  ];
  return [...answerLines(recounted, (id) => sensitive.includes(id)), coverLine(status)];
}
