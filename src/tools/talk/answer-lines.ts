import type { CheckedAnswer } from '../questions/recount.ts';
import type { ChatLine } from './TakeToChat.tsx';

/** What was told, a line of the message for each; `isSensitive` judges by the id of its field. */
export const answerLines = (
  recounted: readonly CheckedAnswer[],
  isSensitive: (fieldId: string) => boolean = () => false,
): ChatLine[] =>
  recounted.map(({ question, answer, fieldId }) => ({
    id: fieldId,
    text: `${question}: ${answer}.`,
    isSensitive: isSensitive(fieldId),
  }));
