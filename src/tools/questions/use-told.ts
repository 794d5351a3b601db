import { type RefObject, useEffect, useState } from 'react';
import { todayInBrasilia } from '#words/typed-date.ts';
import { type AnyAt, outside, type Questions } from './question.ts';
import { readAnswers } from './read.ts';

/**
 * What the form tells so far, kept up to date as it is filled, also what was there before the script
 * came: for questions that hang on others. What is wrong with it does not matter here.
 */
export function useTold<Told>(
  form: RefObject<HTMLFormElement | null>,
  questions: Questions<Told>,
): AnyAt {
  const [at, setAt] = useState(() => outside(todayInBrasilia(new Date())));
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => {
      const today = todayInBrasilia(new Date());
      const { told } = readAnswers(questions, new FormData(current), today);
      setAt({ ...outside(today), told: told as AnyAt['told'] });
    };
    // Before the controls are emptied.
    const forget = () => setAt(outside(todayInBrasilia(new Date())));
    look();
    current.addEventListener('input', look);
    current.addEventListener('reset', forget);
    // Groups of controls come and go without an input event.
    const watcher = new MutationObserver(look);
    watcher.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('input', look);
      current.removeEventListener('reset', forget);
      watcher.disconnect();
    };
  }, [form, questions]);
  return at;
}
