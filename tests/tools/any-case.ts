import { addDays, type IsoDate } from '#law/date.ts';
import type { ResultPart } from '#tools/frame/shown.ts';
import type { Questions } from '#tools/questions/question.ts';
import { anyTold } from './any-told.ts';
import { testsDay } from './result-page.tsx';

/** Somebody who answers anything, and what the rules take it for. */
export interface AnyCase<Told, Answers> {
  told: Told;
  answers: Answers;
  today: IsoDate;
}

/** So many, always the same; none whose answers cannot be so together. */
export const anyCases = <Told, Answers>(
  questions: Questions<Told>,
  {
    answersFrom,
    contradictions,
  }: Pick<ResultPart<Told, Answers>, 'answersFrom' | 'contradictions'>,
  count: number,
): AnyCase<Told, Answers>[] =>
  Array.from({ length: count }, (_, seed) => {
    const today = addDays(testsDay, ((seed + 1) % 5) * 60);
    for (let next = seed + 1; ; next += 100 * count) {
      const told = anyTold(questions, next, today);
      const answers = answersFrom(told, today);
      if (!contradictions?.(answers).length) return { told, answers, today };
    }
  });
