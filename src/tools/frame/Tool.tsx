import { type ComponentProps, useCallback, useEffect, useMemo, useRef } from 'react';
import { guarded } from '#site/guarded.tsx';
import type { Questions } from '../questions/question.ts';
import { Ask } from '../visit/Ask.tsx';
import { lookAt } from '../visit/flow.ts';
import { useVisit } from '../visit/use-visit.ts';
import { Fetched } from './Fetched.tsx';
import type { Answered, ResultPart } from './shown.ts';
import styles from './tool.module.css';
import type { ToolSetting } from './tool-setting.ts';
import { useStage } from './use-stage.ts';

/** All that makes a tool: what it asks, how the rules take it, and what is shown then. */
interface ToolDescription<Told, Answers> {
  questions: Questions<Told>;
  loadResult: () => Promise<ResultPart<Told, Answers>>;
}

// The answers are kept in the visit, and found again; it helps where the same part would not come again.
const reload = () => location.reload();

interface Props<Told, Answers> {
  tool: ToolDescription<Told, Answers>;
  setting: ToolSetting;
}

/** The way through every tool: one question after the other, the answers to check, the result. */
function Stages<Told, Answers>({ tool, setting }: Props<Told, Answers>) {
  const { questions, loadResult } = tool;
  const { wage } = setting;
  const asking = useMemo(() => ({ questions, wage }), [questions, wage]);
  const way = useVisit(asking);
  const { visit, today, heading } = way;
  const { place, typed } = visit;
  useStage(
    place === 'result' ? 'result' : way.depth + visit.seen.length > 0 ? 'asking' : undefined,
  );

  const view = useRef<Answered<Told>>(undefined);
  const load = useCallback(async () => {
    const [{ answeredOf }, part] = await Promise.all([import('./answered.tsx'), loadResult()]);
    view.current ??= answeredOf(questions, part);
    return view.current;
  }, [questions, loadResult]);
  // The script comes when a first control is used: time enough until they are asked for.
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);

  const told = useMemo(
    // Without errors, all that the questions call for is told.
    () => (typeof place === 'string' ? (lookAt(asking, typed, today).told as Told) : undefined),
    [asking, place, typed, today],
  );

  return (
    <div ref={way.top} className={styles.tool}>
      {typeof place === 'object' && <Ask asking={asking} way={way} />}
      {typeof place === 'string' && told && (
        <Fetched<Omit<ComponentProps<Answered<Told>>, 'setting'>>
          key={place}
          load={load}
          loaded={view.current}
          shown={{
            place,
            told,
            today,
            heading,
            onChange: way.change,
            onConfirm: way.confirm,
            onRefuse: way.refuse,
            onClear: way.clear,
          }}
          setting={setting}
          heading={heading}
          onRetry={reload}
          // The heading of the result takes the place of the one that says to wait.
          waiting={
            <h2 ref={heading} tabIndex={-1}>
              Fazendo a conta
            </h2>
          }
        />
      )}
    </div>
  );
}

/** A tool, from its description. */
export const toolOf = <Told, Answers>(tool: ToolDescription<Told, Answers>) =>
  guarded(({ setting }: { setting: ToolSetting }) => <Stages tool={tool} setting={setting} />);
