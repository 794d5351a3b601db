import program from './procura.ts?worker&url';

const form = document.querySelector<HTMLFormElement>('[data-search]');
const failure = form?.parentElement?.querySelector<HTMLElement>('[data-load-failure]');

/** Fetches the program, and sends the form again once it is there: it answers then. */
async function start({ type }: { type: string }): Promise<void> {
  if (!form || !failure) return;
  // Shown again, it is announced again: each use gets an answer.
  failure.hidden = true;
  try {
    await import(/* @vite-ignore */ program);
    form.removeEventListener('focusin', start);
    form.removeEventListener('submit', start);
    if (type === 'submit') form.requestSubmit();
  } catch {
    failure.hidden = false;
  }
}

if (form) {
  form.addEventListener('focusin', start);
  form.addEventListener('submit', start);
  // Come back to, or come to by the link that leads into the field.
  if (history.state?.asked || form.contains(document.activeElement)) start({ type: 'return' });
}
