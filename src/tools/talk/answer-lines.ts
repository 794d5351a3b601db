import type { CheckedAnswer } from '../questions/recount.ts';
import type { ChatLine } from './TakeToChat.tsx';

/** A line that tells of health or money: it goes along only where the visitor ticks it. */
export const ifTicked = (id: string, text: string): ChatLine => ({ id, text, isSensitive: true });

/** What was told, a line of the message for each. */
export const answerLines = (recounted: readonly CheckedAnswer[]): ChatLine[] =>
  recounted.map(({ question, answer, fieldId, isSensitive }) => ({
    id: fieldId,
    text: `${question}: ${answer}.`,
    isSensitive,
  }));
