import type { MaternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import type { Shown } from '../frame/shown.ts';
import { answerLines } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { questions, type Told } from './questions.ts';
import { spanInWords } from './wording.ts';

/** Health and money are nobody's business until she says so. */
const alwaysPrivate: readonly string[] = [
  questions.stay.id,
  questions.discharge.id,
  questions.payCents.id,
  questions.months.id,
];

/** The lines of the message: the answers and the days; a loss, illness and money only if ticked. */
export function chatLines(
  { told, recounted }: Pick<Shown<Told, unknown>, 'told' | 'recounted'>,
  { period }: MaternityPay,
): ChatLine[] {
  const isLoss = told.event === 'stillbirth' || told.event === 'abortion';
  const isSensitive = (id: string) =>
    alwaysPrivate.includes(id) || (isLoss && [questions.event.id, questions.day.id].includes(id));
  const days: ChatLine = {
    id: 'dias',
    text: `Pela conta do site, o pagamento vai ${spanInWords(period)}.`,
    isSensitive: isLoss,
  };
  return [...answerLines(recounted, isSensitive), days];
}
