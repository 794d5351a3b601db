import { type RefObject, useEffect, useState } from 'react';
import type { FormValues } from './form-shape.ts';

/**
 * What the form around an element holds, kept up to date as it is typed, also what was typed before
 * the script came.
 */
export function useFormValues(inside: RefObject<HTMLElement | null>): FormValues {
  const [values, setValues] = useState<FormValues>({});
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const look = () => setValues(Object.fromEntries(new FormData(form)));
    // Before the controls are emptied.
    const forget = () => setValues({});
    look();
    form.addEventListener('input', look);
    form.addEventListener('reset', forget);
    // Rows come and go without an input event.
    const watcher = new MutationObserver(look);
    watcher.observe(form, { childList: true, subtree: true });
    return () => {
      form.removeEventListener('input', look);
      form.removeEventListener('reset', forget);
      watcher.disconnect();
    };
  }, [inside]);
  return values;
}
