import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium, launchFlags } from '#tests/browser/find-chromium.ts';

const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type ScoreName = (typeof scoreNames)[number];

/** What one page costs and scores, as medians over the runs. Times in ms, sizes in bytes on the wire. */
export interface PageFigures {
  readonly path: string;
  /** Bytes by type of resource: Document, Font, Script, Image … */
  readonly bytes: Readonly<Record<string, number>>;
  readonly totalBytes: number;
  readonly requests: number;
  /** 0 to 100. */
  readonly scores: Readonly<Record<ScoreName, number>>;
  readonly fcp: number;
  readonly lcp: number;
  /** The same where the browser really waits for a slow line, instead of Lighthouse's simulation. */
  readonly waitedLcp: number;
  readonly tbt: number;
  /** Without unit. */
  readonly cls: number;
}

const debuggingPort = 9377;

/** Lighthouse as a mobile visitor, `runs` times each page. */
export async function measurePages(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const path of paths) {
    const samples: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) samples.push(await measurePatiently(origin, path));
    const middle = medianOf(samples);
    console.log(
      `${path}: LCP ${Math.round(middle.lcp)} / ${Math.round(middle.waitedLcp)} ms, ${middle.totalBytes} bytes`,
    );
    figures.push(middle);
  }
  return figures;
}

/** On a busy machine Lighthouse now and then records no trace; that says nothing about the page. */
async function measurePatiently(origin: string, path: string, attempts = 3): Promise<PageFigures> {
  try {
    return await measureOnce(origin, path);
  } catch (error) {
    if (attempts <= 1) throw error;
    console.log(`${(error as Error).message} Once more.`);
    return measurePatiently(origin, path, attempts - 1);
  }
}

async function measureOnce(origin: string, path: string): Promise<PageFigures> {
  // A new browser each time: no cache, no service worker left over.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // A visitor's browser keeps pages for the back button; Playwright's flag forbids it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...launchFlags, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const simulated = await ask(origin + path, { onlyCategories: [...scoreNames] });
    const waited = await ask(origin + path, {
      onlyAudits: ['largest-contentful-paint'],
      throttlingMethod: 'devtools',
    });
    return read(path, simulated, waited);
  } finally {
    await browser.close();
  }
}

async function ask(address: string, flags: Flags): Promise<Report> {
  const result = await lighthouse(address, { port: debuggingPort, logLevel: 'error', ...flags });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing'}`,
    );
  }
  return result.lhr;
}

/** One number for each of Lighthouse's scores. */
const eachScore = (pick: (name: ScoreName) => number): Record<ScoreName, number> =>
  Object.fromEntries(scoreNames.map((name) => [name, pick(name)])) as Record<ScoreName, number>;

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function read(path: string, { audits, categories }: Report, waited: Report): PageFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const bytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of details?.items ?? []) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  for (const name of scoreNames) {
    for (const { id } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit?.scoreDisplayMode === 'binary' && audit.score === 0)
        console.log(`${path}: ${name}: ${audit.title}`);
    }
  }
  return {
    path,
    bytes,
    totalBytes: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    requests: details?.items.length ?? 0,
    scores: eachScore((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    waitedLcp: waited.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Every score, time and sum as its own median; the bytes by type are those of the first run. */
function medianOf(samples: readonly PageFigures[]): PageFigures {
  const [first] = samples;
  if (!first) throw new Error('No run to take a median of.');
  const median = (pick: (sample: PageFigures) => number): number => {
    const sorted = samples.map(pick).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  return {
    ...first,
    totalBytes: median((sample) => sample.totalBytes),
    requests: median((sample) => sample.requests),
    scores: eachScore((name) => median((sample) => sample.scores[name])),
    fcp: median((sample) => sample.fcp),
    lcp: median((sample) => sample.lcp),
    waitedLcp: median((sample) => sample.waitedLcp),
    tbt: median((sample) => sample.tbt),
    cls: median((sample) => sample.cls),
  };
}
