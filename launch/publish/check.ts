import { dayOfBuild } from '#content/day-of-build.ts';
import { eachOnce } from '#gates/fault.ts';
import { pageFaults } from '#gates/judge-pages.ts';
import { sourceFaults } from '#gates/judge-texts.ts';
import { staleReviews } from '#gates/legal-review/stale-reviews.ts';
import { faultsOf, makePages } from './make-pages.ts';
import { tellFaults } from './tell-faults.ts';

// `npm run check`: everything but the browser, for whoever writes; all there is to put right, at once.
const judged = { practiceFolder: process.env.PRACTICE_FOLDER, date: dayOfBuild() };
const inTexts = sourceFaults(judged);
const stopped = await makePages();
const inPages = stopped ? faultsOf(stopped) : await pageFaults(judged);
const faults = eachOnce([...inTexts, ...inPages, ...(stopped ? [] : staleReviews())]);

tellFaults(faults);
if (faults.length > 0) process.exit(1);
console.log('Nada a corrigir nos textos nem nas páginas. Veja o site com “npm run serve”.');
