import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { distFolder } from './folders.ts';

const compressible = new Set(
  ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'ico'].map(
    (type) => `.${type}`,
  ),
);

// Below this a response fits into one packet anyway.
const smallestBytes = 512;

/**
 * Writes `.br` and `.gz` next to every compressible file of the folder, wherever that is smaller.
 * Equal files give equal neighbours. Returns how many were written.
 */
export function compressFolder(folder: string): number {
  let written = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < smallestBytes) continue;
    for (const [extension, compressed] of [
      ['.br', brotli(content)],
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
    },
  });
}

function gzip(content: Buffer): Buffer {
  const compressed = gzipSync(content, { level: 9 });
  // The header names the operating system; "unknown" gives the same bytes on all (RFC 1952, 2.3.1).
  compressed[9] = 255;
  return compressed;
}

if (import.meta.main) {
  const folder = distFolder();
  console.log(`Pronto: ${compressFolder(folder)} arquivos comprimidos.`);
}
