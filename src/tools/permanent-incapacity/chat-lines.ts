import type { PermanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import type { Shown } from '../frame/shown.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { Told } from './questions.ts';
import { readingInWords } from './wording.ts';

/** The lines of the message: health and money only if ticked. */
export const chatLines = (
  { recounted }: Pick<Shown<Told, unknown>, 'recounted'>,
  result: PermanentIncapacity,
): ChatLine[] => [
  ...answerLines(recounted),
  {
    id: 'valor-da-conta',
    text: `Pela conta do site: ${readingInWords(result.main)}.`,
    isSensitive: true,
  },
];
