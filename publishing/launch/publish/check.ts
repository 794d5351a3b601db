import { eachOnce, type Fault } from '#gates/fault.ts';
import { lawFaults } from './law-faults.ts';
import { faultsOf, makePages, withdrawPages } from './make-pages.ts';
import { tellFaults } from './tell-faults.ts';

// `npm run check`: everything but the browser, for whoever writes; all there is to put right, at once. A
// program that starts it (the editor) is handed the list.
if (!process.send) console.log('Conferindo textos e páginas: leva um ou dois minutos.');
const inLaw = await lawFaults();
const { inPages, inTexts } = await import('./judge.ts');
const { stillWaiting } = await import('../still-waiting.ts');

interface Told {
  faults: Fault[];
  /** What waits before the site goes online, in a sentence. */
  waiting: string | undefined;
}

const found = inTexts();

async function ofPages(): Promise<Fault[]> {
  try {
    const stopped = await makePages();
    return stopped ? faultsOf(stopped) : await inPages();
  } catch (error) {
    // What the texts are blamed for already may end the making of the pages in a program's words.
    if (found.length === 0) throw error;
    return [];
  }
}

// Of faulty values no page is made.
const faults = eachOnce([...inLaw, ...found, ...(inLaw.length > 0 ? [] : await ofPages())]);

function tell(): void {
  tellFaults(faults);
  if (faults.length > 0) {
    withdrawPages();
    process.exit(1);
  }
  console.log('Nada a corrigir nos textos nem nas páginas. Veja o site com “npm run serve”.');
  if (waiting) console.log(waiting);
}

const waiting = inLaw.length > 0 ? undefined : stillWaiting();
if (process.send) process.send({ faults, waiting } satisfies Told, () => process.exit());
else tell();
