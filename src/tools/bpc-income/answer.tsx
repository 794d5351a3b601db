import type { Answer } from '../result/AnswerCard.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { healthInWords } from './health-words.ts';
import { LimitBars } from './LimitBars.tsx';
import { sayOf } from './say.ts';
import { type Known, keepsByOtherSum, mayFitByHealth } from './when.ts';

/** The income compared with the limit, in words; the two figures; why; what to do. */
export function answerOf(known: Known): Answer {
  const { result } = known;
  const say = sayOf(known);
  const said = saidAnswer(say);
  const health = healthInWords(known);
  return {
    ...said,
    verdict: [
      say.first('answer'),
      // Never of who has the BPC, who is judged by another sum.
      mayFitByHealth(result) && !keepsByOtherSum(result) && say.one('answer', 'gastos-podem'),
    ]
      .filter(Boolean)
      .join(' '),
    reason: (
      <>
        {said.reason}
        {health.length > 0 && <p>{health.join(' ')}</p>}
        {keepsByOtherSum(result) || <LimitBars known={known} />}
      </>
    ),
  };
}
