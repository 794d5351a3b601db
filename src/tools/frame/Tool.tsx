import { type ComponentType, useCallback, useEffect, useMemo, useRef } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { IsoDate } from '#law/date.ts';
import { FailureNotice } from '#site/FailureNotice.tsx';
import type { Questions } from '../questions/question.ts';
import { Ask } from './Ask.tsx';
import { lookAt } from './flow.ts';
import { ResultStage } from './ResultStage.tsx';
import type { Shown, ToShow } from './shown.ts';
import styles from './tool.module.css';
import type { ToolSetting } from './tool-setting.ts';
import { useStage } from './use-stage.ts';
import { useVisit } from './use-visit.ts';

/** All that makes a tool: what it asks, how the rules take it, and what is shown then. */
export interface ToolDescription<Told, Answers> {
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

/** The way through every tool: one question after the other, the answers to check, the result. */
function Stages<Told, Answers>({ tool, setting }: Props<Told, Answers>) {
  const { questions, answersFrom, contradictions, loadResult } = tool;
  const { wage } = setting;
  const asking = useMemo(
    () => ({
      questions,
      wage,
      faultsOf: (told: Told, today: IsoDate) => contradictions?.(answersFrom(told, today)) ?? [],
    }),
    [questions, wage, answersFrom, contradictions],
  );
  const way = useVisit(asking);
  const { visit, today, heading } = way;
  const { place, typed } = visit;
  useStage(place === 'result' ? 'result' : way.depth > 0 ? 'asking' : undefined);

  const check = useRef<ComponentType<ToShow<Told, Answers>>>(undefined);
  const result = useRef<ComponentType<ToShow<Told, Answers>>>(undefined);
  const loadCheck = useCallback(async () => {
    const { checkOf } = await import('./answered.tsx');
    check.current ??= checkOf(questions);
    return check.current;
  }, [questions]);
  const load = useCallback(async () => {
    const [{ resultOf }, View] = await Promise.all([import('./answered.tsx'), loadResult()]);
    result.current ??= resultOf(questions, View);
    return result.current;
  }, [questions, loadResult]);
  // The script comes when a first control is used: time enough until they are asked for.
  useEffect(() => {
    for (const part of [loadCheck, load]) part().catch(() => undefined);
  }, [loadCheck, load]);

  const read = useMemo(() => {
    if (place !== 'check' && place !== 'result') return undefined;
    // Without errors, all that the questions call for is told.
    const told = lookAt(asking, typed, today).told as Told;
    return { told, answers: answersFrom(told, today) };
  }, [asking, answersFrom, place, typed, today]);

  return (
    <div ref={way.top} className={styles.tool}>
      {typeof place === 'object' && <Ask asking={asking} way={way} />}
      {typeof place === 'string' && read && (
        <ResultStage
          key={place}
          load={place === 'check' ? loadCheck : load}
          loaded={place === 'check' ? check.current : result.current}
          shown={{
            ...read,
            today,
            heading,
            onChange: way.change,
            onConfirm: way.confirm,
            onClear: way.clear,
            setting,
          }}
        />
      )}
    </div>
  );
}

/** A tool, from its description. A failure in it leaves the page, its rule and its sources at work. */
export const Tool = <Told, Answers>({ tool, setting }: Props<Told, Answers>) => (
  <FailureBoundary fallback={<FailureNotice {...setting} />}>
    <Stages tool={tool} setting={setting} />
  </FailureBoundary>
);
