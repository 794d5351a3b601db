import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { weightMark } from '#site/weight-mark.ts';

const namedFile = /(?:\/_astro\/[\w.-]+\.woff2|\/favicon\.svg)/g;

/**
 * What a first visit fetches to show a page, in KB (1,000 bytes), rounded: the page and the icon
 * compressed as the server sends them, and the fonts, which are compressed already.
 */
export function firstVisitWeight(html: string, read: (path: string) => Buffer): number {
  const files = [...new Set(html.match(namedFile))].map((path) =>
    path.endsWith('.woff2') ? read(path) : brotliCompressSync(read(path)),
  );
  const parts = [brotliCompressSync(html), ...files];
  return Math.round(parts.reduce((sum, { length }) => sum + length, 0) / 1000);
}

/** Writes its weight into a finished page, where the page says it. Two digits change no rounding. */
export const withWeight = (html: string, folder: string): string =>
  html.includes(weightMark)
    ? html.replace(
        weightMark,
        String(firstVisitWeight(html, (path) => readFileSync(join(folder, path)))),
      )
    : html;
