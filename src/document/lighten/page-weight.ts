import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { weightMark } from '#site/weight-mark.ts';

const namedFile = /(?:\/_astro\/[\w.-]+\.woff2|\/favicon\.svg)/g;

// A page is packed at its hardest once, when the site is finished. Packed lightly, in a fiftieth of the
// time, it is longer by the same share on all pages, within two hundredths.
const light = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const packedHarder = 0.914;

const packed = (content: string | Buffer): number =>
  brotliCompressSync(content, light).length * packedHarder;

/**
 * What a first visit fetches to show a page, in KB (1,000 bytes), rounded: the page and the icon
 * compressed, to within 0.3 KB of what the server sends, and the fonts, which are compressed already.
 */
export function firstVisitWeight(html: string, read: (path: string) => Buffer): number {
  const files = [...new Set(html.match(namedFile))].map((path) =>
    path.endsWith('.woff2') ? read(path).length : packed(read(path)),
  );
  return Math.round(files.reduce((sum, bytes) => sum + bytes, packed(html)) / 1000);
}

/** Writes its weight into a finished page, where the page says it. Two digits change no rounding. */
export const withWeight = (html: string, folder: string): string =>
  html.includes(weightMark)
    ? html.replace(
        weightMark,
        String(firstVisitWeight(html, (path) => readFileSync(join(folder, path)))),
      )
    : html;
