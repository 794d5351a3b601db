import { answerLines } from '../frame/answer-lines.ts';
import type { Shown } from '../frame/shown.ts';
import type { ChatLine } from '../frame/TakeToChat.tsx';
import { questions, type Told } from './questions.ts';

/** The lines of the message: the answers; money only if ticked. */
export const chatLines = ({ recounted }: Pick<Shown<Told, unknown>, 'recounted'>): ChatLine[] =>
  answerLines(recounted, (id) => id === questions.baseCents.id || id === questions.isLowIncome.id);
