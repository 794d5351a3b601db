import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { forgetOldBytes, keptBytes, recalledBytes } from '#texts/kept-bytes.ts';
import { distFolder } from './folders.ts';

const compressible = new Set(
  [
    'html',
    'js',
    'css',
    'csv',
    'svg',
    'xml',
    'txt',
    'json',
    'webmanifest',
    'ico',
    'wasm',
    'traineddata',
  ].map((type) => `.${type}`),
);

// What the settings of Brotli below give; another name where they change.
const kept = '.wide.br';

// Below this a response fits into one packet anyway.
const smallestBytes = 512;

/** A part of a folder's files: the nth, and each that comes `of` places later. */
interface Share {
  nth: number;
  of: number;
}

/**
 * Writes `.br` and `.gz` next to every compressible file of the folder, wherever that is smaller.
 * Equal files give equal neighbours. Returns how many were written.
 */
export function compressFolder(folder: string, { nth, of }: Share = { nth: 0, of: 1 }): number {
  let written = 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const file of files.filter((_, place) => place % of === nth)) {
    const content = readFileSync(file);
    if (content.length < smallestBytes) continue;
    for (const [extension, compressed] of [
      ['.br', recalledBytes(content, kept) ?? keptBytes(content, kept, brotli(content))],
      ['.gz', gzip(content)],
    ] as const) {
      if (compressed.length >= content.length) continue;
      writeFileSync(file + extension, compressed);
      written += 1;
    }
  }
  return written;
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Pages far apart in the copy for use offline say the same: it is longer than the usual window.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}

function gzip(content: Buffer): Buffer {
  const compressed = gzipSync(content, { level: 9 });
  // The header names the operating system; "unknown" gives the same bytes on all (RFC 1952, 2.3.1).
  compressed[9] = 255;
  return compressed;
}

/** The same, on all processors at once. */
async function compressTogether(folder: string): Promise<number> {
  const of = availableParallelism();
  const counts = Array.from({ length: of }, (_, nth) => {
    const own = new Worker(fileURLToPath(import.meta.url), { workerData: { folder, nth, of } });
    return new Promise<number>((resolve, reject) => {
      own.once('message', resolve).once('error', reject);
    });
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

if (!isMainThread && workerData?.folder) {
  const { folder, ...share } = workerData as Share & { folder: string };
  parentPort?.postMessage(compressFolder(folder, share));
} else if (import.meta.main) {
  const folder = distFolder();
  console.log(`Pronto: ${await compressTogether(folder)} arquivos comprimidos.`);
  forgetOldBytes();
}
