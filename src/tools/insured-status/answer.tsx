import type { IsoDate } from '#law/date.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { SaidReminder } from '../sentences/SaidReminder.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { CoverBand } from './CoverBand.tsx';
import type { Say } from './say.ts';

/** The safe day, how far it may reach, and what to do. */
export const answerOf = (status: InsuredStatus, say: Say, today: IsoDate): Answer => ({
  ...saidAnswer(say),
  reason: <Paragraphs of={say.all('reason')} />,
  calendar: status.standing === 'covered' && (
    <SaidReminder
      name="protecao-inss"
      countedFrom={status.event}
      safeDay={status.sure.until}
      say={say}
    />
  ),
  picture: <CoverBand status={status} today={today} />,
});
