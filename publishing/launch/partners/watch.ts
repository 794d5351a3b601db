import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPracticeFolder, loadPractice } from '#texts/load/practice.ts';
import { addressesIn, faultsOfPage } from './partner-page.ts';

// `npm run partners`: opens each page of parceiros.txt as its visitors do; code 1 where a tool is lost.
const folder = process.env.PRACTICE_FOLDER ?? defaultPracticeFolder;
const file = join(folder, 'parceiros.txt');
const pages = existsSync(file) ? addressesIn(readFileSync(file, 'utf8')) : [];
const { origin } = new URL(loadPractice(folder).siteAddress);

/** Longer than anybody waits for a page. */
const patience = 20_000;
const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(patience) });

const failed = (error: unknown): string[] => [
  `a página não abre (${error instanceof Error ? error.message : String(error)})`,
];

for (const page of pages) {
  const faults = await faultsOfPage(page, origin, ask).catch(failed);
  console.log(`${faults.length === 0 ? 'APARECE' : 'FALTA'}  ${page}`);
  for (const fault of faults) console.log(`         ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
console.log(`${pages.length} páginas em ${file}`);
