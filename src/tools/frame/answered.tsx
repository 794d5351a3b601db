import type { ComponentType } from 'react';
import type { Questions } from '../questions/question.ts';
import { recount } from '../questions/recount.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import type { Shown, ToShow } from './shown.ts';

// What comes once everything is answered: it is fetched while the visitor answers.

/** The answers of a tool, to be checked. */
export const checkOf =
  <Told, Answers>(questions: Questions<Told>): ComponentType<ToShow<Told, Answers>> =>
  ({ told, today, heading, onChange, onConfirm }) => (
    <CheckAnswers
      answers={recount(questions, told, today)}
      heading={heading}
      onChange={onChange}
      onConfirm={onConfirm}
    />
  );

/** The result of a tool, with the answers in words. */
export const resultOf =
  <Told, Answers>(
    questions: Questions<Told>,
    View: ComponentType<Shown<Told, Answers>>,
  ): ComponentType<ToShow<Told, Answers>> =>
  (shown) => <View {...shown} recounted={recount(questions, shown.told, shown.today)} />;
