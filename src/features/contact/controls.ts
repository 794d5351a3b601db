import type { ContactAnswers } from '#chat/contact-message.ts';
import { keysOf, mapValues } from '#law/keyed.ts';
import { forOtherId } from '#site/contact/ForWhomField.tsx';
import { fieldIds } from './validate.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `typedIds`: those of the controls that always stand in the form. */
const { isForOther, time, otherTime, ...typedIds } = fieldIds;

const controlOf = (form: HTMLFormElement, id: string): Control | null =>
  form.querySelector<Control>(`#${id}`);

/** What stands in the controls now, typed before or after the script arrived; the fields of the time are drawn last. */
export function readAnswers(form: HTMLFormElement): ContactAnswers {
  const typedIn = (id: string) => controlOf(form, id)?.value ?? '';
  // No part of the form, so that a plain sending leaves it out.
  const forOther = document.querySelector<HTMLInputElement>(`#${forOtherId(isForOther)}`);
  const times = controlOf(form, time)
    ? { time: typedIn(time), otherTime: typedIn(otherTime) }
    : keptDraft();
  return {
    ...mapValues(typedIds, typedIn),
    time: times?.time ?? '',
    otherTime: times?.otherTime ?? '',
    isForOther: forOther?.checked ?? false,
  };
}

/** Puts back what was being written when the page was left or dropped; for whom, the tab remembers itself. */
export function restore(form: HTMLFormElement, draft: ContactAnswers): void {
  for (const key of keysOf(typedIds)) {
    const control = controlOf(form, typedIds[key]);
    if (control && control.value === '') control.value = draft[key] ?? '';
  }
}

// The tab's own history holds what is being written, so that it is still there after Back, and on a
// page that the phone has dropped. It goes nowhere, and vanishes with the tab.

/** What was being written on this page. */
export const keptDraft = (): ContactAnswers | undefined =>
  (history.state as { draft?: ContactAnswers } | null)?.draft;

/** Keeps what is being written with this page in the history of the tab; undefined forgets it. */
export function keepDraft(draft: ContactAnswers | undefined): void {
  history.replaceState({ ...history.state, draft }, '');
}
