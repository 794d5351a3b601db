import type { Fault } from '#gates/fault.ts';
import { lawFaults } from './law-faults.ts';
import { faultsOf, makePages, withdrawPages } from './make-pages.ts';
import { tellFaults } from './tell-faults.ts';

// The judging half of `npm run build`: the law's files and the texts first, in seconds; then the pages.
function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  withdrawPages();
  tellFaults(faults);
  process.exit(1);
}

// Whatever stops this build, the one before is not published in its place.
withdrawPages();
const inLaw = await lawFaults();
const { inPages, inTexts } = await import('./judge.ts');

const { stillWaiting, unreadFaults } = await import('../still-waiting.ts');

refuse([...inLaw, ...inTexts(), ...unreadFaults()]);
console.log('Textos conferidos. Montando as páginas: leva de meio a dois minutos.');
const stopped = await makePages();
refuse(stopped ? faultsOf(stopped) : []);
refuse(await inPages());
const waiting = stillWaiting();
if (waiting) console.log(waiting);
