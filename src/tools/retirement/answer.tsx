import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import type { Case } from './case-words.ts';
import type { Outlook } from './outlook.ts';
import { sayCase } from './say.ts';
import { Timeline } from './Timeline.tsx';

/** The days side by side; all on one, there is nothing to compare. */
export const daysInLine = ({ dated }: Outlook, { referenceDate }: RetirementAnswers) =>
  dated.some(({ day }) => day !== dated[0]?.day) && (
    <Timeline today={referenceDate} dated={dated} />
  );

interface Said {
  readonly verdict: string;
  readonly decides: readonly string[];
}

/** The soonest day, or what hangs on the degree; what was told; what to do. */
export function answerOf(known: Case, { verdict, decides }: Said): Answer {
  const { all } = sayCase(known);
  const { outlook, answers, isMetWithIt } = known;
  const step = (part: 'first' | 'second' | 'third') => all(part)[0] ?? '';
  return {
    verdict,
    decides: decides.length > 0 && decides.map((line) => <span key={line}>{line}</span>),
    reason: <Paragraphs of={all('reason')} />,
    steps: [step('first'), step('second'), step('third')],
    // Where one can be asked for today, days to come are no part of the answer.
    picture: !isMetWithIt && outlook.canAsk !== 'now' && daysInLine(outlook, answers),
  };
}
