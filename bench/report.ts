import type { measureCalculations } from './calculations.ts';
import type { Growth } from './growth.ts';
import type { PageFigures } from './pages.ts';
import type { Load } from './servers.ts';
import { table } from './table.ts';

/** Everything that one run of `npm run bench` found. */
export interface Findings {
  /** The date of the run and the machine, in words. */
  readonly circumstances: string;
  readonly pages: readonly PageFigures[];
  /** How often Lighthouse measured each page. */
  readonly runs: number;
  readonly limit: PageFigures;
  readonly growth: readonly Growth[];
  /** Undefined where the other server could not be had. */
  readonly loads: readonly Load[] | undefined;
  readonly calculations: ReturnType<typeof measureCalculations>;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const oneDigit = (value: number): string => value.toFixed(1);
const types = ['Document', 'Font', 'Script', 'Image', 'Manifest', 'Other'];

const pageRow = ({ path, totalBytes, bytes, requests }: PageFigures): string[] => [
  path,
  whole(totalBytes),
  ...types.map((type) => whole(bytes[type] ?? 0)),
  String(requests),
];

const ratio = (value: number, limit: number): string => `${(value / limit).toFixed(2)}×`;

const scoreRow = (
  { path, scores, fcp, lcp, waitedLcp, tbt, cls }: PageFigures,
  limit: PageFigures,
) => [
  path,
  Object.values(scores).join(' / '),
  whole(waitedLcp),
  ratio(waitedLcp, limit.waitedLcp),
  whole(fcp),
  whole(lcp),
  ratio(lcp, limit.lcp),
  whole(tbt),
  cls.toFixed(2),
];

function loadRows(loads: readonly Load[]): string[][] {
  const ours = loads.filter(({ server }) => server === 'npm start');
  return ours.map((our) => {
    const other = loads.find(({ server, path }) => server !== our.server && path === our.path);
    return [
      our.path,
      whole(our.requestsPerSecond),
      other ? `${oneDigit(other.requestsPerSecond / our.requestsPerSecond)}×` : 'not measured',
      other ? `${oneDigit(our.p99 / other.p99)}×` : 'not measured',
    ];
  });
}

/** docs/benchmarks.md, complete. */
export const report = (findings: Findings): string => `# Benchmarks

Written by \`npm run bench\`. ${findings.circumstances}
Times come from a small, noisy machine: compare them within one table, never with another day's.

## What a first visit costs

Bytes on the wire with brotli, headers included, as Lighthouse counts them on a phone; nothing cached.
“Other” is the icon. The limit page is 10 KB of bare HTML with the words of the longest page: no
style, no font, no icon. It stands for what is physically possible.

${table(['Page', 'Total', ...types, 'Requests'], [...findings.pages, findings.limit].map(pageRow))}

## How it feels on a phone

Lighthouse, mobile, ${findings.runs === 1 ? 'one run each' : `medians of ${findings.runs} runs`}: performance / accessibility / best practices / SEO; times
in milliseconds on a slow 4G line and a processor four times slower. “Waited” is the largest
contentful paint where the browser really waited for that line; the other times are Lighthouse's
simulation from a quick load on loopback. The simulation counts the heading font as part of a title's
paint whenever it happened to arrive first, although the title is drawn before it.

${table(
  ['Page', 'Scores', 'LCP waited', 'to the limit', 'FCP', 'LCP', 'to the limit', 'TBT', 'CLS'],
  [...findings.pages, findings.limit].map((page) => scoreRow(page, findings.limit)),
)}

![LCP of each page beside the limit page](benchmarks.svg)

## Growth

Builds with generated benefit pages, copies of the real six with other names.

${table(
  [
    'Benefit pages',
    'Seconds',
    'Milliseconds a page',
    'Peak memory, MB',
    'Bytes a page',
    'Output, MB',
  ],
  findings.growth.map((one) => [
    String(one.pages),
    oneDigit(one.seconds),
    whole((one.seconds / one.pages) * 1000),
    whole(one.peakMegabytes),
    whole(one.bytesPerPage),
    oneDigit(one.outputMegabytes),
  ]),
)}

## The small server beside nginx

The same files and load on loopback: 50 connections, one thread of wrk, five seconds each.

${
  findings.loads
    ? table(
        ['Address', '`npm start`, requests a second', 'nginx answers', '`npm start` waits (p99)'],
        loadRows(findings.loads),
      )
    : 'Not measured: wrk or nginx was missing.'
}

## Calculations

One calculation of each tool on its own worked cases, in microseconds of the processor. A frame at 60 per
second is 16,700.

${table(
  ['Tool', 'First', 'Median', 'p99', 'p99 of a frame'],
  findings.calculations.map(({ name, first, median, p99, shareOfFrame }) => [
    name,
    whole(first),
    whole(median),
    whole(p99),
    `${oneDigit(shareOfFrame)} %`,
  ]),
)}
`;
