import { type ReactNode, type RefObject, useRef } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { printPart } from '#components/printing/print-part.ts';
import type { CheckedAnswer } from '../questions/recount.ts';
import { type Asked, asked } from './asked.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import styles from './tool.module.css';
import { useFormValues } from './use-form-values.ts';
import type { Reading, useStages } from './use-stages.ts';

/** What a result is shown with. */
export interface ShownResult {
  /** Takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the questions, to the control with this id when given. */
  onChange: (fieldId?: string) => void;
}

interface Props<Answers> {
  stages: ReturnType<typeof useStages<Answers>>;
  /** Heading of the questions. */
  title?: string;
  /** The questions. They stay in the page, hidden, so that nothing typed is lost. */
  questions: (asked: Asked) => ReactNode;
  submitLabel?: string;
  read: (form: HTMLFormElement) => Reading<Answers>;
  /** The answers in words, each with the control to change it; left out in tools that show no check. */
  recount?: (answers: Answers) => readonly CheckedAnswer[];
  result: (answers: Answers, shown: ShownResult) => ReactNode;
}

/** Ask, check, result: the frame every tool shares. */
export function ToolStages<Answers>({
  stages,
  title = 'Responda aqui',
  questions,
  submitLabel = 'Conferir as respostas',
  read,
  recount,
  result,
}: Props<Answers>) {
  const form = useRef<HTMLFormElement>(null);
  const values = useFormValues(form);
  const { stage, answers, errors, step, heading, round } = stages;
  return (
    <>
      <form
        ref={form}
        // Sent before the script has taken over, a plain form would put the answers in the address.
        method="dialog"
        className={styles.questions}
        noValidate
        autoComplete="off"
        hidden={stage !== 'ask'}
        onSubmit={(event) => {
          event.preventDefault();
          stages.submit(read(event.currentTarget));
        }}
      >
        {/* Back from the check or the result, and after clearing, the focus comes here. */}
        <h2 ref={stage === 'ask' ? heading : null} tabIndex={-1}>
          {title}
        </h2>
        {errors.length > 0 && <ErrorSummary errors={errors} attempt={step} />}
        {/* Cleared, the questions are drawn anew: lists are empty again, follow-ups forgotten. */}
        <div key={round} className={styles.stack}>
          {questions(asked(values, errors))}
        </div>
        <p className={styles.buttons}>
          <ActButton type="submit">{submitLabel}</ActButton>
        </p>
      </form>
      {stage === 'check' && answers !== undefined && recount && (
        <CheckAnswers
          answers={recount(answers)}
          heading={heading}
          onChange={stages.change}
          onConfirm={stages.confirm}
        />
      )}
      {stage === 'result' && answers !== undefined && (
        <>
          {result(answers, { heading, onChange: stages.change })}
          <p className={styles.buttons} data-not-printed>
            <ActButton onClick={() => printPart()}>Imprimir o resultado</ActButton>
            <button type="button" className={styles.quiet} onClick={() => stages.change()}>
              Mudar as respostas
            </button>
            <button
              type="button"
              className={styles.quiet}
              onClick={() => stages.clear(form.current)}
            >
              Limpar tudo
            </button>
          </p>
        </>
      )}
    </>
  );
}
