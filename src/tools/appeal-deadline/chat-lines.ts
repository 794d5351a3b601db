import type { AppealDeadline } from '#rules/appeal-deadline/deadline.ts';
import { shortDate } from '#words/dates.ts';
import type { ChatLine } from '../frame/TakeToChat.tsx';
import type { Told } from './questions.ts';

const deadlineLine = (must: string, { safeDay, legalLimit }: AppealDeadline): string =>
  `Pela conta do site, ${must} recorrer até ${shortDate(safeDay)} (limite: ${shortDate(legalLimit)}).`;

/** The lines of the message: the day told, and the two that were counted from it. */
export const chatLines = ({ ciencia }: Told, deadline: AppealDeadline | undefined): ChatLine[] => [
  {
    id: 'ciencia',
    text: `Soube da decisão em ${shortDate(ciencia)}.`,
    forOther: `A pessoa soube da decisão em ${shortDate(ciencia)}.`,
  },
  ...(deadline
    ? [
        {
          id: 'prazo',
          text: deadlineLine('devo', deadline),
          forOther: deadlineLine('a pessoa deve', deadline),
        },
      ]
    : []),
];
