import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { Figure } from '#open-data/performance/figure.ts';
import { readingPath } from '#server/headers.ts';
import { lettersPath } from '#texts/paths.ts';
import { findChromium, testFlags } from './browser/find-chromium.ts';
import { serveSite } from './browser/site-server.ts';
import { sampleOfKind } from './cnis/samples.ts';
import { denialPhoto } from './letter/photograph/denial-photo.ts';
import { writeMeasured } from './write-measured.ts';

/**
 * `npm run reading:cost`, of the build that is there: what an extract and a photograph cost a
 * processor four times slower than this machine's, from the chosen file to the answer; into
 * docs/measured. Chromium slows pages down but not their workers, and a busy machine stretches
 * every clock: so the processor's own time is counted, of the process that holds both, and multiplied.
 */
const slower = 4;
const runs = 5;

const { origin, server } = await serveSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: testFlags });
const devtools = await browser.newBrowserCDPSession();

async function renderers() {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** Milliseconds of processor that all pages and their workers have taken so far. */
const spent = async (): Promise<number> =>
  1000 * (await renderers()).reduce((sum, { cpuTime }) => sum + cpuTime, 0);

/** The most memory that the largest page with its workers has held, in megabytes; Linux tells it. */
const peak = async (): Promise<number> =>
  Math.max(
    ...(await renderers()).map(({ id }) => {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    }),
  );

/** Runs in a page: from now on, notes how long it takes to answer presses, in milliseconds. */
function listen(): void {
  const noted: number[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) =>
    noted.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

interface Cost {
  /** Milliseconds of a slower processor. */
  readonly processor: number;
  /** Megabytes. */
  readonly memory: number;
  /** The slowest answer to a press meanwhile, in milliseconds. */
  readonly press: number;
}

interface Reading {
  readonly path: string;
  readonly field: string;
  readonly file: { name: string; mimeType: string; buffer: Buffer };
}

async function open(page: Page, { path, field }: Reading): Promise<void> {
  await page.goto(origin + path);
  await page.locator(field).focus();
  await page.locator('astro-island:not([ssr])').waitFor();
}

async function read(page: Page, { field, file }: Reading): Promise<void> {
  await page.locator(field).setInputFiles(file);
  await page.locator('[data-answer-card] h2:focus').waitFor({ timeout: 120_000 });
}

/** Of the second reading in a page's life: what is fetched for it is there. */
async function costOf(reading: Reading): Promise<Cost> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await open(page, reading);
  await read(page, reading);
  await open(page, reading);
  const before = await spent();
  await read(page, reading);
  const processor = ((await spent()) - before) * slower;
  const memory = await peak();
  const press = await slowestPress(page, reading);
  await context.close();
  return { processor, memory, press };
}

/** Read once more on a page that Chromium slows down, while somebody presses a key. */
async function slowestPress(page: Page, reading: Reading): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(listen);
  await open(page, reading);
  let isRead = false;
  const reads = read(page, reading).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(150);
  }
  await reads;
  return page.evaluate(() => Math.max(0, ...(window as unknown as { noted: number[] }).noted));
}

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function medianOf(reading: Reading): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await costOf(reading));
  const of = (part: keyof Cost) => middle(costs.map((cost) => cost[part]));
  return { processor: of('processor'), memory: of('memory'), press: of('press') };
}

const long = sampleOfKind('twenty pages');
const readings: [group: string, Reading][] = [
  [
    `Ler um extrato de ${long.marks.length} páginas`,
    {
      path: readingPath,
      field: '#extrato-pdf',
      file: {
        name: 'extrato.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await long.file()),
      },
    },
  ],
  [
    'Ler a foto de uma carta',
    {
      path: lettersPath,
      field: '#arquivo-da-carta',
      file: { name: 'carta.jpg', mimeType: 'image/jpeg', buffer: await denialPhoto(1) },
    },
  ],
];

const figures: Figure[] = [];
for (const [what, reading] of readings) {
  const { processor, memory, press } = await medianOf(reading);
  const group = `${what}, em um processador ${slower} vezes mais lento`;
  figures.push(
    {
      group,
      name: 'Até a resposta, com o leitor já no aparelho',
      value: Math.round(processor / 100) / 10,
      unit: 'segundos de processador',
    },
    { group, name: 'Memória, no ponto mais alto', value: Math.round(memory), unit: 'MB' },
    {
      group,
      name: 'O toque que mais esperou enquanto lia',
      value: Math.round(press),
      unit: 'milissegundos',
    },
  );
}
await browser.close();
server.close();
console.log(
  figures.map(({ group, name, value, unit }) => `${group}: ${name}: ${value} ${unit}`).join('\n'),
);
writeMeasured('reading', 'reading:cost', figures);
