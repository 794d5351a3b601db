import { type Browser, chromium, type Page } from '@playwright/test';
import { findWholeChromium, launchFlags } from '#tests/browser/find-chromium.ts';

/** What the first visit to a page costs: bytes on the wire, times in milliseconds. */
export interface Visit {
  /** The page itself, with its headers. */
  readonly pageBytes: number;
  readonly allBytes: number;
  readonly requests: number;
  /** First and largest contentful paint. */
  readonly fcp: number;
  readonly lcp: number;
}

/** How much slower than this machine's the visitor's processor is. */
const slowdown = 4;

/** Medians by path of `runs` visits with nothing kept, all paths in turn: a noisy minute then falls on all of them. */
export async function measureVisits(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<ReadonlyMap<string, Visit>> {
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: launchFlags });
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [path, found] of visits) found.push(await visit(browser, origin + path));
  }
  await browser.close();
  return new Map([...visits].map(([path, found]) => [path, medians(found)]));
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes();
    sizes.push(size.then((all) => all.responseHeadersSize + all.responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await readPaints(page);
  const bytes = await Promise.all(sizes);
  await context.close();
  return {
    pageBytes: bytes[0] ?? Number.NaN,
    allBytes: bytes.reduce((sum, size) => sum + size, 0),
    requests: bytes.length,
    ...paints,
  };
}

const readPaints = (page: Page): Promise<Pick<Visit, 'fcp' | 'lcp'>> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
        new PerformanceObserver((list) =>
          resolve({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Each figure's own median. */
function medians(visits: readonly Visit[]): Visit {
  const median = (name: keyof Visit): number => {
    const sorted = visits.map((one) => one[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    pageBytes: median('pageBytes'),
    allBytes: median('allBytes'),
    requests: median('requests'),
    fcp: median('fcp'),
    lcp: median('lcp'),
  };
}
