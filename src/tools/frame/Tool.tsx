import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { ErrorSummary, type FieldError } from '#components/form/ErrorSummary.tsx';
import { printPart } from '#components/printing/print-part.ts';
import type { IsoDate } from '#law/date.ts';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { todayInBrasilia } from '#words/typed-date.ts';
import { QuestionList } from '../questions/QuestionList.tsx';
import { anyQuestions, type Questions } from '../questions/question.ts';
import { readAnswers } from '../questions/read.ts';
import { hasCheck, recount } from '../questions/recount.ts';
import { useTold } from '../questions/use-told.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import { ResultStage } from './ResultStage.tsx';
import type { Shown } from './shown.ts';
import styles from './tool.module.css';
import type { ToolSetting } from './tool-setting.ts';
import { useStages } from './use-stages.ts';

/** All that makes a tool: what it asks, how the rules take it, and what is shown then. */
export interface ToolDescription<Told, Answers> {
  /** Heading of the questions. */
  title?: string;
  submitLabel?: string;
  questions: Questions<Told>;
  answersFrom: (told: Told, today: IsoDate) => Answers;
  /** Answers that cannot be so together. */
  contradictions?: (answers: Answers) => readonly FieldError[];
  /** Fetches the result: its rules and words come apart from the questions. */
  loadResult: () => Promise<ComponentType<Shown<Told, Answers>>>;
}

interface Props<Told, Answers> {
  tool: ToolDescription<Told, Answers>;
  setting: ToolSetting;
}

/** Ask, check, result: the way through every tool. The questions stay in the page, hidden. */
function Stages<Told, Answers>({ tool, setting }: Props<Told, Answers>) {
  const { questions, answersFrom, contradictions, loadResult } = tool;
  const form = useRef<HTMLFormElement>(null);
  const at = useTold(form, questions);
  const stages = useStages<Pick<Shown<Told, Answers>, 'told' | 'answers' | 'today' | 'recounted'>>(
    hasCheck(questions),
  );
  const { stage, answers: read, errors, step, heading, round } = stages;

  const loaded = useRef<ComponentType<Shown<Told, Answers>>>(undefined);
  const load = useCallback(async () => {
    loaded.current ??= await loadResult();
    return loaded.current;
  }, [loadResult]);
  // The script comes when a first control is used: time enough until the result is asked for.
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);

  const submit = () => {
    const today = todayInBrasilia(new Date());
    const data = new FormData(form.current ?? undefined);
    const reading = readAnswers(questions, data, today);
    if (reading.errors.length > 0) return stages.submit({ errors: reading.errors });
    // Without errors, all that the questions call for is told.
    const told = reading.told as Told;
    const answers = answersFrom(told, today);
    const faults = contradictions?.(answers) ?? [];
    if (faults.length > 0) return stages.submit({ errors: faults });
    const recounted = recount(questions, told, today);
    stages.submit({ answers: { told, answers, today, recounted } });
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
          submit();
        }}
      >
        {/* Back from the check or the result, and after clearing, the focus comes here. */}
        <h2 ref={stage === 'ask' ? heading : null} tabIndex={-1}>
          {tool.title ?? 'Responda aqui'}
        </h2>
        {errors.length > 0 && <ErrorSummary errors={errors} attempt={step} />}
        {/* Cleared, the questions are drawn anew: lists are empty again, follow-ups forgotten. */}
        <div key={round} className={styles.stack}>
          <QuestionList questions={anyQuestions(questions)} at={at} errors={errors} />
        </div>
        <p className={styles.buttons}>
          <ActButton type="submit">{tool.submitLabel ?? 'Conferir as respostas'}</ActButton>
        </p>
      </form>
      {stage === 'check' && read && (
        <CheckAnswers
          answers={read.recounted}
          heading={heading}
          onChange={stages.change}
          onConfirm={stages.confirm}
        />
      )}
      {stage === 'result' && read && (
        <>
          <ResultStage
            load={load}
            loaded={loaded.current}
            shown={{ ...read, heading, onChange: stages.change, setting }}
          />
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

/** A tool, from its description. A failure in it leaves the page, its rule and its sources at work. */
export const Tool = <Told, Answers>({ tool, setting }: Props<Told, Answers>) => (
  <FailureBoundary fallback={<FailureNotice {...setting} />}>
    <Stages tool={tool} setting={setting} />
  </FailureBoundary>
);
