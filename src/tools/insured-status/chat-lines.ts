import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { shortDate } from '#words/dates.ts';
import type { Shown } from '../frame/shown.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { Told } from './questions.ts';

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

/** The lines of the message: the answers and the day. */
export const chatLines = (
  { recounted }: Pick<Shown<Told, unknown>, 'recounted'>,
  status: InsuredStatus,
): ChatLine[] => [...answerLines(recounted), coverLine(status)];
