import type { Visit } from './pages.ts';
import { scoreNames } from './scores.ts';

interface Findings {
  /** The date of the run and the machine, in words. */
  readonly circumstances: string;
  readonly runs: number;
  readonly visits: ReadonlyMap<string, Visit>;
  readonly limit: Visit;
  readonly scores: ReadonlyMap<string, readonly number[]>;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ratio = (value: number, limit: number): string => `${(value / limit).toFixed(2)}×`;

/** A Markdown table; numbers are aligned to the right. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = header.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

/** docs/benchmarks.md, complete. */
export const report = ({ circumstances, runs, visits, limit, scores }: Findings): string => {
  const row = ([name, visit]: readonly [string, Visit]) => [
    name,
    whole(visit.pageBytes),
    whole(visit.allBytes),
    String(visit.requests),
    whole(visit.fcp),
    whole(visit.lcp),
    ratio(visit.lcp, limit.lcp),
  ];
  return `# Benchmarks

Written by \`npm run bench\`. ${circumstances}
Times come from a small, noisy machine: compare them within one table, never with another day's.

## A first visit over a slow line

One page of each kind, over TLS 1.3 and HTTP/1.1 through a line with 150 ms there and back and
1.6 Mbit a second, which starts as slowly as TCP does; a phone of 360 × 740 with a processor four
times slower than this machine's; nothing kept. Medians of ${runs} visits, the pages in turn. Bytes are
those on the wire, headers included; times are milliseconds from the tap, of which opening the
connection and asking take 450.

The limit page is 10 KB of bare HTML with the words of the longest page: no style, no font, no icon.
It stands for what is physically possible.

${table(
  ['Page', 'Page, bytes', 'All, bytes', 'Requests', 'FCP', 'LCP', 'to the limit'],
  [...visits, ['limit page', limit] as const].map(row),
)}

## Lighthouse

Version 13, mobile, its own simulation of a slow line; one run each.

${table(
  ['Page', ...scoreNames],
  [...scores].map(([path, found]) => [path, ...found.map(String)]),
)}
`;
};
