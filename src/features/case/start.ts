import { programFetcher } from '#components/failure/program-fetcher.ts';
import program from './meu-caso.ts?worker&url';

const acts = document.querySelector<HTMLElement>('[data-case-acts]');
const failure = document.querySelector<HTMLElement>('[data-failure]');

const fetchProgram = programFetcher(program);

/** What is typed needs the program only on paper and in a file; until it is pressed for, nothing is said. */
const start = () => fetchProgram().catch(() => {});

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
}
