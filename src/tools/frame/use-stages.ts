import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import { useErrorTitle } from '#components/form/use-error-title.ts';

/** Where the visitor stands in a tool. */
type Stage = 'ask' | 'check' | 'result';

/** What reading a form gives: answers, or what keeps them from being read. */
type Outcome<Answers> = { answers: Answers } | { errors: readonly FieldError[] };

interface State<Answers> {
  stage: Stage;
  answers?: Answers;
  errors: readonly FieldError[];
  /** Counts the steps, so that focus moves each time. */
  step: number;
  /** Counts the clearings. */
  round: number;
}

/**
 * The way through a tool: ask, check (when there are more than three questions), result. Answers
 * live in this memory and in the controls themselves, nowhere else.
 * @param hasCheck whether the answers are shown for checking before the result
 */
export function useStages<Answers>(hasCheck: boolean) {
  const [state, setState] = useState<State<Answers>>({
    stage: 'ask',
    errors: [],
    step: 0,
    round: 0,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useErrorTitle(state.errors.length > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus to its heading
  useEffect(() => {
    if (state.step > 0 && state.errors.length === 0) heading.current?.focus();
  }, [state.step]);

  const go = (next: Partial<State<Answers>>) =>
    setState((current) => ({ ...current, errors: [], ...next, step: current.step + 1 }));

  return {
    ...state,
    /** Goes to the heading of the stage that has just opened. */
    heading,
    submit: (outcome: Outcome<Answers>) =>
      'errors' in outcome
        ? go({ errors: outcome.errors })
        : go({ answers: outcome.answers, stage: hasCheck ? 'check' : 'result' }),
    confirm: () => go({ stage: 'result' }),
    /** Back to the questions, to the control with this id when given. */
    change: (fieldId?: string) => {
      go({ stage: 'ask' });
      // After React has shown the form again.
      if (fieldId) requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
    },
    clear: (form: HTMLFormElement | null) => {
      form?.reset();
      go({ stage: 'ask', answers: undefined, round: state.round + 1 });
    },
  };
}
