import type { Shown } from '../frame/shown.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { questions, type Told } from './questions.ts';

/** The lines of the message: the answers; money only if ticked. */
export const chatLines = ({ recounted }: Pick<Shown<Told, unknown>, 'recounted'>): ChatLine[] =>
  answerLines(recounted, (id) => id === questions.baseCents.id || id === questions.isLowIncome.id);
