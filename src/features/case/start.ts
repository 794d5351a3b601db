import program from './meu-caso.ts?worker&url';

const acts = document.querySelector<HTMLElement>('[data-case-acts]');
const failure = document.querySelector<HTMLElement>('[data-failure]');

/** Another one each time that it did not come, as in `form-program/start.ts`. */
let address = program;

/** What is typed needs the program only on paper and in a file; until it is pressed for, nothing is said. */
const start = () =>
  import(/* @vite-ignore */ address).catch(() => {
    address += '?';
  });

/** Whether the tab holds answers: the key of site/case-facts.ts, whose bundle comes with the program. */
function remembers(): boolean {
  try {
    return 'caso' in sessionStorage;
  } catch {
    return false;
  }
}

if (acts) {
  acts.hidden = false;
  // The program takes the presses over, and this one is pressed again.
  acts.onclick = async ({ target }) => {
    if (failure) failure.hidden = true;
    const arrived = await start();
    if (arrived) (target as HTMLElement).click();
    else if (failure) failure.hidden = false;
  };
  addEventListener('focusin', start, { once: true });
  // Answers were laid ready (site/handed.ts, whose bundle brings React along), or the tab remembers some.
  if (location.hash === '#do-extrato' || remembers()) start();
}
