import type { IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { shortDate } from '#words/dates.ts';
import { ifTicked } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { dateWords } from './words.ts';

/** The days that help whoever answers; none of them tells who writes. */
const toldDays = ['der', 'decided', 'dueBy', 'dcb', 'appointment'] as const;

interface Said {
  kind: string;
  benefit: string | undefined;
  reasons: readonly string[];
  known: IsoDate | undefined;
}

/** The lines of the message: kind, days, and what tells of health or income only if it is ticked. */
export function chatLines({ dates }: LetterRead, said: Said): ChatLine[] {
  const days = dates.filter(({ what }) => toldDays.some((one) => one === what));
  return [
    { id: 'tipo', text: `O papel: ${said.kind}` },
    ...days.map(({ what, day }, index) => ({
      id: `dia-${index + 1}`,
      text: `${dateWords[what]}: ${shortDate(day)}.`,
    })),
    ...(said.known ? [{ id: 'soube', text: `Soube em ${shortDate(said.known)}.` }] : []),
    ...(said.benefit ? [ifTicked('beneficio', `Benefício: ${said.benefit}.`)] : []),
    ...said.reasons.map((reason, index) => ifTicked(`motivo-${index + 1}`, `Motivo: ${reason}.`)),
  ];
}
