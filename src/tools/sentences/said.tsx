import type { Answer } from '../result/AnswerCard.tsx';
import type { Sayer } from './result-words.ts';
import { Sentence } from './Sentence.tsx';

const drawn = (text: string | undefined) => text !== undefined && <Sentence>{text}</Sentence>;

/** The card of an answer, from the sentences of its parts. */
export function saidAnswer({ all, first }: Sayer<object>): Answer {
  const reasons = all('reason');
  return {
    verdict: drawn(first('answer')),
    decides: drawn(first('decides')),
    reason: reasons.length > 0 && (
      <p>
        <Sentence>{reasons.join(' ')}</Sentence>
      </p>
    ),
    steps: [first('first') ?? '', first('second') ?? '', first('third') ?? ''],
  };
}
