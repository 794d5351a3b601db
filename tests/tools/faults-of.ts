import type { Questions } from '#tools/questions/question.ts';
import { lookAt } from '#tools/visit/flow.ts';
import { testsDay, wage } from './result-page.tsx';
import type { Telling } from './steps.ts';
import { typedOf } from './typed-of.ts';

/** What is wrong with these answers where somebody writes this into some of the controls. */
export const faultsOf = <Told>(
  questions: Questions<Told>,
  told: Telling<Told>,
  written: Readonly<Record<string, string>> = {},
) => {
  const others = typedOf(questions, told).filter(([name]) => !(name in written));
  return lookAt(
    { questions, ...(wage && { wage }) },
    [...others, ...Object.entries(written)],
    testsDay,
  ).errors;
};
