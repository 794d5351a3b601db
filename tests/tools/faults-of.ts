import type { Questions } from '#tools/questions/question.ts';
import type { Typed } from '#tools/questions/typed.ts';
import { lookAt } from '#tools/visit/flow.ts';
import { testsDay, wage } from './result-page.tsx';
import { stepsOf, type Telling } from './steps.ts';

/** What a form of questions without lists holds of these answers. */
const typedOf = <Told>(questions: Questions<Told>, told: Telling<Told>): Typed =>
  stepsOf(questions, told).flatMap((step): Typed => {
    switch (step.does) {
      case 'answer':
      case 'choose':
        return [[step.name, step.value]];
      case 'type':
        return [[step.name, step.text]];
      case 'tick':
        return [[step.name, 'on']];
      case 'goOn':
        return [];
      default:
        throw new Error(`${step.question}: a list is not read here`);
    }
  });

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
