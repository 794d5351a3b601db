import type { AppealResult } from '#rules/appeal-deadline/appeal.ts';
import { shortDate } from '#words/dates.ts';
import type { ChatLine } from '../frame/TakeToChat.tsx';
import type { Told } from './questions.ts';

type Counted = Extract<AppealResult, { daysLeft: number }>;

function deadlineLine(must: string, { situation, deadline }: Counted): string {
  const limit = shortDate(deadline.legalLimit);
  if (situation === 'pastDeadline')
    return `Pela conta do site, o prazo do recurso terminou em ${limit}.`;
  const until = situation === 'ok' ? `até ${shortDate(deadline.safeDay)}` : 'hoje';
  return `Pela conta do site, ${must} recorrer ${until} (limite: ${limit}).`;
}

/** The lines of the message: the day told, and the two that were counted from it. */
export const chatLines = ({ ciencia }: Told, counted: Counted | undefined): ChatLine[] => [
  {
    id: 'ciencia',
    text: `Soube da decisão em ${shortDate(ciencia)}.`,
    forOther: `A pessoa soube da decisão em ${shortDate(ciencia)}.`,
  },
  ...(counted
    ? [
        {
          id: 'prazo',
          text: deadlineLine('devo', counted),
          forOther: deadlineLine('a pessoa deve', counted),
        },
      ]
    : []),
];
