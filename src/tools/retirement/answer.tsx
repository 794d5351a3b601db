import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import type { Counted } from './claimed-words.tsx';
import type { Outlook } from './outlook.ts';
import { toldInOneLine } from './result-words.ts';
import { type RuralRule, ruralReason } from './rural-words.tsx';
import { stepsOf } from './steps.tsx';
import { Timeline } from './Timeline.tsx';

interface Said {
  readonly verdict: string;
  readonly decides: readonly string[];
}

interface Besides {
  readonly counted: Counted | undefined;
  readonly rural: RuralRule | undefined;
}

/** The soonest day, or what hangs on the degree; what was told; what to do. */
export function answerOf(
  outlook: Outlook,
  answers: RetirementAnswers,
  { verdict, decides }: Said,
  { counted, rural }: Besides,
): Answer {
  const { referenceDate } = answers;
  const { dated } = outlook;
  return {
    verdict,
    decides: decides.length > 0 && decides.map((line) => <span key={line}>{line}</span>),
    reason: (
      <>
        <p>{toldInOneLine(answers)}</p>
        {rural?.isOwn ? <p>{ruralReason(answers)}</p> : counted?.note && <p>{counted.note}</p>}
      </>
    ),
    steps: stepsOf(outlook, answers, counted, rural),
    // All on one day, there is nothing to compare.
    picture: dated.some(({ day }) => day !== dated[0]?.day) && (
      <Timeline today={referenceDate} dated={dated} />
    ),
  };
}
