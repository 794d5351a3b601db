import type { ContactAnswers } from '#chat/contact-message.ts';
import { forOtherId } from '#site/contact/ForWhomField.tsx';
import { fieldIds } from './validate.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, id: string): Control | null =>
  form.querySelector<Control>(`#${id}`);

/** What stands in the controls now, typed before or after the script arrived; the fields of the time are drawn last. */
export const readAnswers = (form: HTMLFormElement): ContactAnswers => {
  const typedIn = (id: string) => controlOf(form, id)?.value ?? '';
  // No part of the form, so that a plain sending leaves it out.
  const forOther = document.querySelector<HTMLInputElement>(`#${forOtherId(fieldIds.isForOther)}`);
  const times = controlOf(form, fieldIds.time)
    ? { time: typedIn(fieldIds.time), otherTime: typedIn(fieldIds.otherTime) }
    : keptDraft();
  return {
    name: typedIn(fieldIds.name),
    phone: typedIn(fieldIds.phone),
    subject: typedIn(fieldIds.subject),
    situation: typedIn(fieldIds.situation),
    person: typedIn(fieldIds.person),
    benefit: typedIn(fieldIds.benefit),
    known: typedIn(fieldIds.known),
    time: times?.time ?? '',
    otherTime: times?.otherTime ?? '',
    isForOther: forOther?.checked ?? false,
  };
};

/** Puts back what was being written when the page was left or dropped; for whom, the tab remembers itself. */
export function restore(form: HTMLFormElement, draft: ContactAnswers): void {
  for (const key of [
    'name',
    'phone',
    'subject',
    'situation',
    'person',
    'benefit',
    'known',
  ] as const) {
    const control = controlOf(form, fieldIds[key]);
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
