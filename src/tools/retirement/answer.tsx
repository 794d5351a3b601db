import type { Answer } from '../result/AnswerCard.tsx';
import { Paragraphs } from '../sentences/Sentence.tsx';
import type { Case } from './case-of.ts';
import { sayCase } from './say.ts';
import { Timeline } from './Timeline.tsx';

/** The days side by side; all on one, there is nothing to compare. */
export const daysInLine = ({ outlook: { dated }, answers }: Case) =>
  dated.some(({ day }) => day !== dated[0]?.day) && (
    <Timeline today={answers.referenceDate} dated={dated} />
  );

/** By what was told, or only with the claimed time. */
export const canAskToday = ({ outlook, counted }: Case): boolean =>
  outlook.canAsk === 'now' || counted?.isMet === true;

interface Said {
  readonly verdict: string;
  readonly decides: readonly string[];
}

/** The soonest day, or what hangs on the degree; what was told; what to do. */
export function answerOf(known: Case, { verdict, decides }: Said): Answer {
  const { all } = sayCase(known);
  const step = (part: 'first' | 'second' | 'third') => all(part)[0] ?? '';
  return {
    verdict,
    decides: decides.length > 0 && decides.map((line) => <span key={line}>{line}</span>),
    reason: <Paragraphs of={all('reason')} />,
    steps: [step('first'), step('second'), step('third')],
    // Where one can be asked for today, days to come are no part of the answer.
    picture: !canAskToday(known) && daysInLine(known),
  };
}
