import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { headersFor } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';

/** What the service worker is to keep, by address. */
export interface CopyList {
  /** Files of pages or programs; a new content is a new address. */
  readonly parts: readonly string[];
  /** Kept as they are. */
  readonly files: readonly string[];
  /** Kept only once a page has used them: React. */
  readonly later: readonly string[];
  /** What parts and files take on the device, uncompressed. */
  readonly bytes: number;
}

/** One file of the copy: what the server would answer at each address. */
export type CopyPart = Readonly<
  Record<string, { readonly headers: Headers; readonly body: string }>
>;

type Headers = Readonly<Record<string, string>>;

// Pages share most of their bytes: together they compress to a fifth of what they weigh one by one.
// More and smaller parts lose less when the line breaks, but weigh more.
function partOf(file: string): string {
  if (file.endsWith('.js')) return 'programas';
  return file.startsWith('/por-onde-comecar') ? 'perguntas' : 'paginas';
}

const partFile = /\/copia-\w+\.[0-9a-f]+\.json(?:\.br|\.gz)?$/;
const ownProgram = /^\/(?:_astro\/.*|copia|ajudas)\.js$/;
const listLine = /^self\.copyList=.*\n/;
const rendererAddress = /\srenderer-url="([^"]+)"/g;

/**
 * Packs the pages and programs of a built site into a few files, and writes their list into its
 * `sw.js`. With `off`, the list is left out, and the worker then removes itself and its copy from
 * every device that comes by. Equal sites give equal files; packing again replaces the old ones.
 */
export function packCopy(dist: string, off = false): CopyList | undefined {
  const worker = join(dist, 'sw.js');
  const code = readFileSync(worker, 'utf8').replace(listLine, '');
  for (const file of addressesBelow(dist)) if (partFile.test(file)) rmSync(join(dist, file));
  const list = off ? undefined : writeParts(dist, addressesBelow(dist));
  writeFileSync(worker, list ? `self.copyList=${JSON.stringify(list)};\n${code}` : code);
  return list;
}

function writeParts(dist: string, files: readonly string[]): CopyList {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const later = new Set(
    pages.flatMap((page) => [...read(page).matchAll(rendererAddress)].map(([, url = '']) => url)),
  );
  const programs = files.filter((file) => ownProgram.test(file) && !later.has(file));
  const fonts = files.filter((file) => file.endsWith('.woff2'));

  let bytes = fonts.reduce((sum, font) => sum + statSync(join(dist, font)).size, 0);
  const parts = Object.entries(Object.groupBy([...pages, ...programs], partOf)).map(
    ([name, members = []]) => {
      const part: CopyPart = Object.fromEntries(members.map((file) => answer(file, read(file))));
      const text = JSON.stringify(part);
      bytes += Buffer.byteLength(text);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      // Below `_astro/`, whose files are served as never changing.
      const address = `/_astro/copia-${name}.${hash}.json`;
      writeFileSync(join(dist, address), text);
      return address;
    },
  );
  return { parts, files: fonts, later: [...later], bytes };
}

/** The address of a file of the site, and what the server answers there. */
function answer(file: string, body: string): [string, CopyPart[string]] {
  if (ownProgram.test(file)) {
    return [file, { headers: { ...headersFor(file), 'Content-Type': 'text/javascript' }, body }];
  }
  const address = file.replace(/(?:\/index)?\.html$/, '') || '/';
  // Without a connection nothing is to be fetched ahead.
  const { 'Speculation-Rules': _, ...headers } = headersFor(address, inlineHashes(body));
  return [address, { headers: { ...headers, 'Content-Type': 'text/html;charset=utf-8' }, body }];
}

/** Every file below the folder as an address, in alphabetical order. */
function addressesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
}

if (import.meta.main) {
  const list = packCopy(
    resolve(process.argv[2] ?? join(import.meta.dirname, '../dist')),
    process.env.SERVICE_WORKER === 'off',
  );
  console.log(
    list
      ? `Copy for use without a connection: ${list.parts.length} parts.`
      : 'SERVICE_WORKER=off: devices that come by remove their copy.',
  );
}
