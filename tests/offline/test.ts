import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { isCopied } from '#offline/left-out.ts';
import { createApp } from '#server/app.ts';
import { framedFolder } from '#server/headers.ts';
import { type HeldSite, holdSite } from '#server/hold-site.ts';
import { packCopy } from '#server/pack-copy.ts';
import { sealSite } from '#server/seal.ts';
import { siteFolder } from '../browser/site-folder.ts';
import { listen } from '../machine/ports.ts';

type Fate = 'break' | 'cut' | 'hold' | 'fail' | 'login';

/** A server of the built site that can be replaced, slowed down, broken and switched off. */
interface SiteInHand {
  readonly origin: string;
  /** What it serves at first. */
  readonly folder: string;
  /** The paths asked for so far, without queries. */
  readonly asked: string[];
  /** The most parts of the copy that were under way together. */
  mostPartsAtOnce: number;
  /** What happens to a request instead of being served: its body breaks off, comes cut but whole to the eye, it waits, 503, a stranger's page. */
  fate: (path: string) => Fate | undefined;
  /** What is to be known when a request arrives. */
  onRequest: (path: string) => unknown;
  /** Serves another build from now on. */
  deploy(folder: string): void;
  /** Answers what was held. */
  release(): void;
  goDown(): void;
}

export const isPart = (path: string): boolean => /\/copia-\w+\.\w+\.json$/.test(path);

/** The paths of all built pages that the copy holds, those outside the sitemap too. */
export const copiedPages = (): string[] =>
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(?:^index)?\.html$/, '')}`)
    .filter(isCopied)
    .sort();

async function siteInHand(folder: string): Promise<SiteInHand> {
  let held = holdSite(folder);
  const app = createApp(() => held as HeldSite);
  let waiting: (() => void)[] = [];
  let partsUnderWay = 0;
  const site: SiteInHand = {
    origin: '',
    folder,
    asked: [],
    mostPartsAtOnce: 0,
    fate: () => undefined,
    onRequest: () => {},
    deploy: (folder) => {
      held = holdSite(folder);
    },
    release: () => {
      for (const answer of waiting) answer();
      waiting = [];
    },
    goDown: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    site.asked.push(path);
    if (isPart(path)) {
      partsUnderWay += 1;
      site.mostPartsAtOnce = Math.max(site.mostPartsAtOnce, partsUnderWay);
      response.once('close', () => {
        partsUnderWay -= 1;
      });
    }
    await site.onRequest(path);
    const fate = site.fate(path);
    if (fate === 'hold') waiting.push(() => app(request, response));
    else if (fate === 'fail') response.writeHead(503).end('503');
    else if (fate === 'login') {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      response.end('<!doctype html><title>Wi-fi</title><form>Quarto e sobrenome</form>');
    } else if (fate === 'cut') {
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' });
      response.end('{"/": {');
    } else if (fate === 'break') {
      response.writeHead(200, { 'content-length': 9999 }).write('{"/": {');
      setTimeout(() => response.destroy(), 20);
    } else app(request, response);
  });
  return Object.assign(site, { origin: `http://127.0.0.1:${await listen(server)}` });
}

interface Change {
  /** A page or script with another text. */
  text?: (text: string, file: string) => string;
  /** A file with another name. */
  name?: (file: string) => string;
  /** Whether the emergency switch is set. */
  off?: boolean;
}

type NewVersion = (change: Change) => string;

/** Beyond these, of pages of one kind one stands for all: a copy is written and read much sooner. */
const ofFewPages =
  /^(?!og\/|indicadores\/|leitor-)(?:(?!(?:beneficios|carta|por-onde-comecar)\/).*|beneficios\/bpc-loas\.html|carta\/falta-carencia\.html|por-onde-comecar\/situacao\.html)$/;

function changedSite(
  from: string,
  { text = same, name = same, off = false }: Change,
  isTaken: (file: string) => boolean = () => true,
  within = tmpdir(),
): string {
  const folder = mkdtempSync(join(within, 'site-'));
  const filter = (path: string) => {
    const file = relative(from, path);
    // What is compressed, and the parts of the copy, would say what was there before the change.
    return (
      lstatSync(path).isDirectory() ||
      (isTaken(file) && !/\.(?:br|gz)$|copia-\w+\.\w+\.json$/.test(file))
    );
  };
  cpSync(from, folder, { recursive: true, filter });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (!/\.(?:html|js)$/.test(file)) continue;
    writeFileSync(path, text(readFileSync(path, 'utf8'), file));
    renameSync(path, join(folder, name(file)));
  }
  packCopy(folder, off);
  sealSite(folder);
  return folder;
}

const same = (text: string): string => text;

/** The code with its one wait of three seconds changed to so many milliseconds. */
function withWait(code: string, milliseconds: number): string {
  expect(code.match(/\b3e3\b/g)).toHaveLength(1);
  return code.replace(/\b3e3\b/, String(milliseconds));
}

interface Fixtures {
  site: SiteInHand;
  newVersion: NewVersion;
}

interface Manner {
  /** How long the worker waits for the network, in ms: long, so that a busy machine changes nothing. */
  longestWait: number;
  /** Whether the site has every page; else one of each kind that has many. */
  isWhole: boolean;
}

/**
 * The folder of a site whose pages ask for the copy at once. It is written once in a run, where
 * Playwright clears up before the next; of two writers the first is heard.
 */
function eagerSite({ longestWait, isWhole }: Manner, within: string): string {
  const folder = join(within, `eager-${longestWait}-${isWhole ? 'whole' : 'few'}`);
  if (existsSync(folder)) return folder;
  const eager = (text: string, file: string) => {
    if (file === 'sw.js') return withWait(text, longestWait);
    // Visitors are given time to leave; tests are not. A frame on another's page asks for no copy.
    const asks = file.endsWith('.html') && !file.startsWith(framedFolder.slice(1));
    return asks ? withWait(text, 0) : text;
  };
  const isTaken = (file: string) => isWhole || ofFewPages.test(file);
  const made = changedSite(siteFolder, { text: eager }, isTaken, within);
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true });
  }
  return folder;
}

/**
 * Playwright's test with a site in hand and with service workers, which other tests do without. What
 * it keeps for a run is no fixture of a worker: for that, Playwright would start other workers.
 */
export const test = base.extend<Fixtures & Manner>({
  serviceWorkers: 'allow',
  longestWait: [60_000, { option: true }],
  isWhole: [false, { option: true }],
  site: async ({ longestWait, isWhole }, use, { project }) => {
    mkdirSync(project.outputDir, { recursive: true });
    const site = await siteInHand(eagerSite({ longestWait, isWhole }, project.outputDir));
    await use(site);
    site.goDown();
  },
  newVersion: async ({ site }, use) => {
    const folders: string[] = [];
    await use((change) => {
      const folder = changedSite(site.folder, change);
      folders.push(folder);
      return folder;
    });
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
});

export { expect };

/** The footer's line about the copy, with the button that removes it: the sign that it is complete. */
export const savedLine = (page: Page) => page.locator('footer p:has(button)');

/** What a page from the copy says of itself: with the day on which the copy was made. */
export const notice = (page: Page) => page.locator('#copia:not([hidden])', { hasText: /\d/ });

/** Visits the page and waits until the whole site is on the device. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await savedLine(page).waitFor({ state: 'attached' });
}

/** Waits for this, asking often: each of many short waits in a row. */
export const soon = <T>(ask: () => Promise<T> | T) => expect.poll(ask, { intervals: [50] });

/** Whether there is a store. To look into one that is being removed would bring it back. */
export const hasStore = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await caches.keys()).length > 0);

/** The paths in the store, sorted; undefined when there is no store. */
export const stored = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    if (!name) return undefined;
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname).sort();
  });

export const isRegistered = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

/** Counts a term with the tool of that page, all the way to its result. */
export async function countTerm(page: Page): Promise<void> {
  await page.locator('main form button[value=denied]').click();
  await countDays(page);
}

/** The same, where what happened is already told. */
export async function countDays(page: Page): Promise<void> {
  await page.locator('main form button[value=nao]').click();
  await page.getByLabel('Dia', { exact: true }).fill('20');
  await page.getByLabel('Mês', { exact: true }).fill('11');
  await page.getByLabel('Ano', { exact: true }).fill('2026');
  await page.locator('main form [type=submit]').first().click();
  await expect(page.getByRole('heading', { name: /18 de dezembro de 2026/ })).toBeVisible();
}
