import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { todayInBrasilia } from '#words/typed-date.ts';
import { useStage } from './use-stage.ts';

interface AnyStage {
  readonly at: string;
  /** Nothing was read, and why; or what was read is forgotten. */
  readonly fault?: unknown;
  readonly isGone?: boolean;
}

interface Reading<Outcome> {
  /** Undefined when it was stopped. */
  readonly outcome: Promise<Outcome | undefined>;
  readonly stop: () => void;
}

/**
 * The way from a paper to what it says. It is kept in this memory alone, not even in the tab's history: a
 * page that is loaded anew has forgotten it, and says so.
 * @param name by which the history knows the stages that the tab's Back leaves
 */
export function useReader<Stage extends AnyStage, Paper>(name: string) {
  const [stage, setStage] = useState({ at: 'start' } as Stage);
  const paper = useRef<Paper>(undefined);
  const reading = useRef<Reading<unknown>>(undefined);
  const typed = useRef('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => todayInBrasilia(new Date()));
  useStage(stage.at === 'read' ? 'result' : undefined);

  useEffect(() => {
    const kept = (state: unknown) => (state as Record<string, Stage['at']> | null)?.[name];
    const goTo = (at: Stage['at'] | undefined) => {
      reading.current?.stop();
      const isGone = at === 'read' && !paper.current;
      setStage((isGone ? { at: 'start', isGone } : { at: at ?? 'start' }) as Stage);
    };
    const onPop = ({ state }: PopStateEvent) => goTo(kept(state));
    // A press that waited for the program may have been read before this runs.
    if (kept(history.state)) goTo(kept(history.state));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage brings its own heading
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [stage.at, stage.fault ?? stage.isGone]);

  /** To a stage with an entry of its own in the tab's history. */
  const enter = (at: Stage['at']) => {
    history.pushState({ [name]: at }, '');
    setStage({ at } as Stage);
    scrollTo({ top: 0 });
  };
  return {
    stage,
    setStage,
    today,
    heading,
    typed,
    paper: paper.current,
    enter,
    show: (read: Paper) => {
      paper.current = read;
      enter('read');
    },
    /** Goes on with what comes of a reading; back to the start where it is stopped. */
    watch: async <Outcome>(begun: Reading<Outcome>, take: (outcome: Outcome) => void) => {
      reading.current = begun;
      const outcome = await begun.outcome;
      // Another has begun since.
      if (reading.current !== begun) return;
      reading.current = undefined;
      if (outcome) take(outcome);
      else setStage({ at: 'start' } as Stage);
    },
    stop: () => reading.current?.stop(),
    clear: () => {
      paper.current = undefined;
      typed.current = '';
      history.back();
    },
  };
}
