import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { Sentence } from '../sentences/Sentence.tsx';
import type { Counted } from './claimed-words.ts';
import { oldAgeTexts } from './old-age-words.ts';
import type { Outlook } from './outlook.ts';
import { toldInOneLine } from './result-words.ts';
import { ifOfTheLand, type RuralRule, ruralReason } from './rural-words.ts';
import { stepsOf } from './steps.ts';
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

interface Besides {
  readonly counted: Counted | undefined;
  readonly rural: RuralRule | undefined;
  /** What else may come sooner. */
  readonly asides: readonly (string | undefined)[];
}

/** The soonest day, or what hangs on the degree; what was told; what to do. */
export function answerOf(
  outlook: Outlook,
  answers: RetirementAnswers,
  { verdict, decides }: Said,
  { counted, rural, asides }: Besides,
): Answer {
  const besides = counted?.note ?? (counted && rural && ifOfTheLand(answers));
  const notes = [
    ...asides,
    outlook.oldAgeRule && oldAgeTexts[outlook.oldAgeRule],
    rural?.isOwn ? ruralReason(answers) : besides,
  ];
  return {
    verdict,
    decides: decides.length > 0 && decides.map((line) => <span key={line}>{line}</span>),
    reason: (
      <>
        <p>{toldInOneLine(answers)}</p>
        {notes.map(
          (note) =>
            note && (
              <p key={note}>
                <Sentence>{note}</Sentence>
              </p>
            ),
        )}
      </>
    ),
    steps: stepsOf(outlook, answers, counted, rural),
    // Where one can be asked for today, days to come are no part of the answer.
    picture: !counted?.ask && outlook.canAsk !== 'now' && daysInLine(outlook, answers),
  };
}
