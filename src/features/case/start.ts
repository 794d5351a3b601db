import program from './meu-caso.ts?worker&url';

const acts = document.querySelector<HTMLElement>('[data-case-acts]');

/** What is typed needs the program only on paper and in a file. */
const start = () => import(/* @vite-ignore */ program);

if (acts) {
  acts.hidden = false;
  // The program takes the presses over, and this one is pressed again.
  acts.onclick = ({ target }) => start().then(() => (target as HTMLElement).click());
  addEventListener('focusin', start, { once: true });
}
