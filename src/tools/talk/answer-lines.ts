import type { CheckedAnswer } from '../questions/recount.ts';
import type { ChatLine } from './TakeToChat.tsx';

/** What was told, a line of the message for each. */
export const answerLines = (recounted: readonly CheckedAnswer[]): ChatLine[] =>
  recounted.map(({ question, answer, fieldId, isSensitive }) => ({
    id: fieldId,
    text: `${question}: ${answer}.`,
    isSensitive,
  }));
