import type { PermanentIncapacity } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import type { Shown } from '../frame/shown.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { questions, type Told } from './questions.ts';
import { readingInWords } from './wording.ts';

/** All the rest tells of health or of money. */
const harmless: readonly string[] = [questions.isSpecial.id, questions.sex.id, questions.time.id];

/** The lines of the message: health and money only if ticked. */
export const chatLines = (
  { recounted }: Pick<Shown<Told, unknown>, 'recounted'>,
  result: PermanentIncapacity,
): ChatLine[] => [
  ...answerLines(recounted, (id) => !harmless.includes(id)),
  {
    id: 'valor-da-conta',
    text: `Pela conta do site: ${readingInWords(result.main)}.`,
    isSensitive: true,
  },
];
