import siglas from '../indicators/siglas.ts?worker&url';
import numero from '../safety/numero.ts?worker&url';
import procura from '../search/procura.ts?worker&url';

/** The programs of the forms that are no islands; one script for all, so that it stands in the page. */
const programs: Readonly<Record<string, string>> = { numero, procura, siglas };

const form = document.querySelector<HTMLFormElement>('[data-program]');
const failure = form?.parentElement?.querySelector<HTMLElement>('[data-load-failure]');

/**
 * Makes the address another one each time that its program did not come: some browsers keep a failure until
 * the page is left. Written in each script that fetches one: shared, it would be a file more to fetch.
 */
let again = '';

/** Fetches the program, and sends the form again once it is there: it answers then. */
async function start({ type }: { type: string }): Promise<void> {
  if (!form || !failure) return;
  // Shown again, it is announced again: each use gets an answer.
  failure.hidden = true;
  try {
    await import(/* @vite-ignore */ programs[form.dataset.program as string] + again);
    form.removeEventListener('focusin', start);
    form.removeEventListener('submit', start);
    if (type === 'submit') form.requestSubmit();
  } catch {
    again += '?';
    failure.hidden = false;
  }
}

if (form) {
  form.addEventListener('focusin', start);
  form.addEventListener('submit', start);
  // Come back to, or come to by the link that leads into the field.
  if (history.state?.asked || form.contains(document.activeElement)) start({ type: 'return' });
}
