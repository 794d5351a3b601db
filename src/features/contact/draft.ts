import type { ContactAnswers } from '#chat/contact-message.ts';

// The tab's own history holds what is being written, so that it is still there after Back, and on a
// page that the phone has dropped. It goes nowhere, and vanishes with the tab.

/** What was being written on this page. */
export const keptDraft = (): ContactAnswers | undefined =>
  (history.state as { draft?: ContactAnswers } | null)?.draft;

/** Keeps what is being written with this page in the history of the tab; undefined forgets it. */
export function keepDraft(draft: ContactAnswers | undefined): void {
  history.replaceState({ ...history.state, draft }, '');
}
