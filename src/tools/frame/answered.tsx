import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import type { Questions } from '../questions/question.ts';
import { recount } from '../questions/recount.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import type { Answered, ResultPart, ToShow } from './shown.ts';

// What comes once everything is answered: it is fetched while the visitor answers.

/** The answers of a tool, to be checked; those that cannot be so together lead back at once. */
const checkOf =
  <Told, Answers>(
    questions: Questions<Told>,
    { answersFrom, contradictions }: ResultPart<Told, Answers>,
  ): ComponentType<ToShow<Told>> =>
  ({ told, today, heading, onChange, onConfirm, onRefuse, setting }) => {
    const faults = useMemo(() => contradictions?.(answersFrom(told, today)) ?? [], [told, today]);
    // Before anything of the check is drawn.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is another with each step
    useLayoutEffect(() => {
      if (faults.length > 0) onRefuse(faults);
    }, [faults]);
    return (
      <CheckAnswers
        answers={recount(questions, told, today, setting.wage)}
        heading={heading}
        onChange={onChange}
        onConfirm={onConfirm}
      />
    );
  };

/** The result of a tool, with the answers in words. */
export const resultOf =
  <Told, Answers>(
    questions: Questions<Told>,
    { answersFrom, View }: ResultPart<Told, Answers>,
  ): ComponentType<ToShow<Told>> =>
  (shown) => {
    const { told, today, setting } = shown;
    const answers = useMemo(() => answersFrom(told, today), [told, today]);
    const recounted = recount(questions, told, today, setting.wage);
    return <View {...shown} answers={answers} recounted={recounted} />;
  };

/** The check or the result, the rules and words of which come apart from the questions. */
export const answeredOf = <Told, Answers>(
  questions: Questions<Told>,
  part: ResultPart<Told, Answers>,
): Answered<Told> => {
  const [Check, Result] = [checkOf(questions, part), resultOf(questions, part)];
  return ({ place, ...shown }) =>
    place === 'check' ? <Check {...shown} /> : <Result {...shown} />;
};
