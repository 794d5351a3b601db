import { type ReactNode, type RefObject, useRef } from 'react';
import { ActButton } from '../../../components/buttons/ActButton.tsx';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { CheckAnswers, type CheckedAnswer } from './CheckAnswers.tsx';
import styles from './tool.module.css';
import type { Reading, useStages } from './use-stages.ts';

interface Props<Answers> {
  stages: ReturnType<typeof useStages<Answers>>;
  /** Heading of the questions. */
  title?: string;
  /** The questions. They stay in the page, hidden, so that nothing typed is lost. */
  questions: ReactNode;
  submitLabel: string;
  read: (form: HTMLFormElement) => Reading<Answers>;
  /** The answers in words, each with the control to change it; left out in tools that show no check. */
  recount?: (answers: Answers) => readonly CheckedAnswer[];
  result: (answers: Answers, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
  /** Called when everything is cleared, for what the form itself does not hold. */
  onClear?: () => void;
}

/** Ask, check, result: the frame every tool shares. */
export function ToolStages<Answers>({
  stages,
  title = 'Responda aqui',
  questions,
  submitLabel,
  read,
  recount,
  result,
  onClear,
}: Props<Answers>) {
  const form = useRef<HTMLFormElement>(null);
  const { stage, answers, errors, step, heading } = stages;
  const clear = () => {
    stages.clear(form.current);
    onClear?.();
  };
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
        {questions}
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
          {result(answers, heading)}
          <p className={styles.buttons} data-not-printed>
            <ActButton onClick={() => printResult()}>Imprimir o resultado</ActButton>
            <button type="button" className={styles.quiet} onClick={() => stages.change()}>
              Mudar as respostas
            </button>
            <button type="button" className={styles.quiet} onClick={clear}>
              Limpar tudo
            </button>
          </p>
        </>
      )}
    </>
  );
}

/** Prints the result alone (see styles/print.css). */
function printResult(): void {
  document.documentElement.dataset.print = 'target';
  window.print();
  delete document.documentElement.dataset.print;
}
