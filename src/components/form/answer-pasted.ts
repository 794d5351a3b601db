/** One of the answers that stand hidden in the form, and its element, to be filled in. */
type Answer = readonly [kind: string, fill?: (element: HTMLElement) => void];

/**
 * Shows the answer to what was pasted into the form of `PastedText`, on the device.
 * @param answerTo from the text and what it is compared with
 */
export function answerPasted<Known>(answerTo: (text: string, known: Known) => Answer): void {
  const form = document.querySelector<HTMLFormElement>('[data-pasted]');
  if (!form) return;
  const known: Known = JSON.parse(form.dataset.pasted ?? '');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [kind, fill] = answerTo(form.querySelector('textarea')?.value ?? '', known);
    for (const answer of form.querySelectorAll<HTMLElement>('[data-answer]')) {
      answer.hidden = answer.dataset.answer !== kind;
      if (answer.hidden) continue;
      fill?.(answer);
      const title = answer.querySelector('h3');
      title?.focus();
      title?.scrollIntoView();
    }
  });
}
