import { chromium } from '@playwright/test';
import { readingPath } from '#server/headers.ts';
import { findChromium, testFlags } from '../browser/find-chromium.ts';
import { serveSite } from '../browser/site-server.ts';
import { sampleOfKind } from './generate/variants.ts';

/**
 * `npm run cnis:speed`, of the build that is there: what the pages of an invented extract cost a
 * processor four times slower than this machine's, from the chosen file to the result. Chromium
 * slows pages down but not their workers, and a busy machine stretches every clock: so the
 * processor's own time is counted, of the process that holds both, and multiplied.
 */
const slower = 4;
const runs = 7;

async function fileOf(kind: string) {
  const sample = sampleOfKind(kind);
  return { pages: sample.marks.length, buffer: Buffer.from(await sample.file()) };
}

const { origin, server } = await serveSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: testFlags });
const devtools = await browser.newBrowserCDPSession();

/** Milliseconds of processor that all pages and their workers have taken so far. */
async function spent(): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return 1000 * pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function costOf(buffer: Buffer): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(origin + readingPath);
  await page.locator('#a-mao').focus();
  await page.locator('astro-island:not([ssr])').waitFor();
  const before = await spent();
  await page
    .locator('#extrato-pdf')
    .setInputFiles({ name: 'extrato.pdf', mimeType: 'application/pdf', buffer });
  await page.locator('[data-answer-card] h2:focus').waitFor();
  const cost = (await spent()) - before;
  await page.close();
  return cost * slower;
}

async function medianOf({ buffer }: { buffer: Buffer }): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await costOf(buffer));
  return costs.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
}

// What the shortest costs is the library's own start, and the first result.
const [short, long] = [await fileOf('one page'), await fileOf('twenty pages')];
const [first, whole] = [await medianOf(short), await medianOf(long)];
const perPage = (whole - first) / (long.pages - short.pages);
await browser.close();
server.close();
console.log(
  `${long.pages} páginas, em um processador ${slower} vezes mais lento: ${Math.round(whole)} ms até o resultado. ` +
    `O leitor pronto, vinte páginas a mais: ${Math.round(20 * perPage)} ms (mediana de ${runs}).`,
);
