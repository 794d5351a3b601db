import type { IsoDate } from '#law/date.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CalendarButton } from '../result/CalendarButton.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { CoverBand } from './CoverBand.tsx';
import type { Say } from './say.ts';

function reminder({ event, sure }: InsuredStatus, say: Say) {
  const [summary = '', ...lines] = say.all('calendar');
  return (
    <CalendarButton
      events={[
        {
          name: 'protecao-inss',
          countedFrom: event,
          safeDay: sure.until,
          summary,
          description: lines.join('\n'),
        },
      ]}
    />
  );
}

/** The safe day, how far it may reach, and what to do. */
export const answerOf = (status: InsuredStatus, say: Say, today: IsoDate): Answer => ({
  ...saidAnswer(say),
  reason: <Paragraphs of={say.all('reason')} />,
  calendar: status.standing === 'covered' && reminder(status, say),
  picture: <CoverBand status={status} today={today} />,
});
