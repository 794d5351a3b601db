import { type RefObject, useEffect, useState } from 'react';

/** What the controls hold at this moment, by name. */
export type FormValues = Readonly<Record<string, string>>;

/** What the controls of the form hold. No tool takes files, so every value is a text. */
export const valuesIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(new FormData(form)) as FormValues;

/**
 * What the form holds, kept up to date as it is filled, also what was there before the script came:
 * for questions that hang on others.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>): FormValues {
  const [values, setValues] = useState<FormValues>({});
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => setValues(valuesIn(current));
    // Before the controls are emptied.
    const forget = () => setValues({});
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
  }, [form]);
  return values;
}
