import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import { useErrorTitle } from '#components/form/use-error-title.ts';
import { forgetCase } from '#site/case-facts.ts';
import { handedPlace } from '#site/handed.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { hasCheck } from '../questions/asked.ts';
import { anyQuestions } from '../questions/question.ts';
import { answered, dated, fillIn, type Typed, typedIn } from '../questions/typed.ts';
import {
  type Asking,
  moved,
  type Outcome,
  onward,
  refused,
  settled,
  startOf,
  toControl,
  type Visit,
  withoutSomebody,
  withSomebody,
} from './flow.ts';
import { type Entry, entryOf, keep } from './visit-history.ts';

interface State extends Entry {
  readonly errors: readonly FieldError[];
  /** What follows from the answer before. */
  readonly note?: string | undefined;
  /** What "Limpar tudo" took away, until something is answered. */
  readonly cleared?: Visit | undefined;
  /** Counts the steps, so that the focus moves each time. */
  readonly step: number;
}

/**
 * The way through a tool, one question after the other. The answers live in this memory and in the
 * tab's own history, so that Back, and a page that the phone has dropped, keep them: nowhere else.
 */
export function useVisit<Told>(asking: Asking<Told>) {
  const [state, setState] = useState<State>(() => ({
    visit: startOf(anyQuestions(asking.questions)),
    depth: 0,
    errors: [],
    step: 0,
  }));
  const { visit, depth, errors, step } = state;
  // Read once: what is typed while the program starts is kept in the same place.
  const [dropped] = useState(() =>
    typeof history === 'object' ? entryOf(history.state) : undefined,
  );
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayInBrasilia(new Date());
  useErrorTitle(errors.length > 0);

  // For what is called by the browser, after other renders.
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    const show = (entry: Entry) => {
      const visit = settled(asking, entry.visit, todayInBrasilia(new Date()));
      // At once: Back or Forward may be pressed again before the next render.
      latest.current = { ...latest.current, visit, depth: entry.depth };
      setState(({ step }) => ({ visit, depth: entry.depth, errors: [], step: step + 1 }));
    };
    if (dropped) show(dropped);
    else if (location.hash === handedPlace)
      import('./take-handed.ts').then(({ takeHanded }) => {
        const visit = takeHanded(asking, todayInBrasilia(new Date()));
        history.replaceState(null, '', location.pathname);
        if (!visit) return;
        keep({ visit, depth: 0 }, 'replaceState');
        show({ visit, depth: 0 });
      });
    // What a link has answered is part of the visit from here on, and not of the address.
    else if (location.hash) history.replaceState(null, '', location.pathname);
    const onPop = (event: PopStateEvent) => {
      const { visit, depth } = latest.current;
      const start = { visit: startOf(anyQuestions(asking.questions)), depth: 0 };
      const entry = entryOf(event.state) ?? start;
      const isBack = entry.depth < depth;
      const day = todayInBrasilia(new Date());
      const now = { visit: moved(asking, visit, entry.visit, isBack, day), depth: entry.depth };
      keep(now, 'replaceState');
      show(now);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [asking, dropped]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen gets what was typed into it
  useLayoutEffect(() => {
    if (form.current) fillIn(form.current, visit.typed);
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus to its heading
  useEffect(() => {
    if (step === 0 || errors.length > 0) return;
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const goTo = ({ visit, errors = [], note }: Outcome) => {
    const entry = { visit, depth: depth + 1 };
    keep(entry, 'pushState');
    setState({ ...entry, errors, note, step: step + 1 });
    // All is answered.
    if (typeof visit.place === 'string')
      import('./carried.ts').then(
        ({ remember }) => remember(asking, visit.typed, today),
        () => undefined,
      );
  };
  /** In the same place: what is shown there has changed. */
  const stay = (visit: Visit, errors: readonly FieldError[] = []) => {
    keep({ visit, depth }, 'replaceState');
    // What followed from the answer before holds while only this one is put right.
    const note = errors.length > 0 ? state.note : undefined;
    setState({ ...state, visit, errors, note, cleared: undefined, step: step + 1 });
  };

  return {
    ...state,
    today,
    form,
    top,
    heading,
    goTo,
    /** The form has changed: it may be dropped and must come back. */
    onInput: () => {
      if (!form.current) return;
      const typed = typedIn(form.current, visit.typed);
      keep({ visit: { ...visit, typed }, depth }, 'replaceState');
      setState({ ...state, visit: { ...visit, typed } });
    },
    submit: (pressed: unknown) => {
      const typed: Typed = form.current
        ? dated(answered(form.current, visit.typed, pressed), today)
        : visit.typed;
      const outcome = onward(asking, visit, typed, today);
      if ('visit' in outcome) goTo(outcome);
      else stay({ ...visit, typed }, outcome.errors);
    },
    add: (screen: Parameters<typeof withSomebody>[2], kind?: string) => {
      const next = withSomebody(asking, visit, screen, kind, today);
      if (next.place === visit.place) stay(next);
      else goTo({ visit: next });
    },
    remove: (list: string, group: string) => stay(withoutSomebody(visit, list, group)),
    /** Answers that cannot be so together lead back to the question, in the place of the check. */
    refuse: (faults: readonly FieldError[]) => {
      const { visit: back, errors } = refused(asking, visit, faults, today);
      stay(back, errors);
    },
    confirm: () => goTo({ visit: { ...visit, place: 'result' } }),
    /** Back to the control with this id, or to all answers: where few were asked, to the first. */
    change: (fieldId?: string) => {
      if (fieldId) return goTo({ visit: toControl(asking, visit, fieldId, today) });
      const { place } = startOf(anyQuestions(asking.questions));
      const answers = hasCheck(asking.questions) ? 'check' : place;
      goTo({ visit: { ...visit, place: answers, isChanging: false } });
    },
    clear: () => {
      forgetCase();
      const start = startOf(anyQuestions(asking.questions));
      // Another entry in the place of those that lie ahead, which held the answers.
      const forget = () => {
        const entry = { visit: start, depth: 0 };
        keep(entry, 'replaceState');
        keep({ ...entry, depth: 1 }, 'pushState');
        setState({ ...entry, depth: 1, errors: [], cleared: visit, step: step + 1 });
      };
      if (depth === 0) return forget();
      latest.current = { ...state, visit: start };
      addEventListener('popstate', () => setTimeout(forget), { once: true });
      history.go(-depth);
    },
    undo: () => {
      if (state.cleared) goTo({ visit: state.cleared });
    },
  };
}
