import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { CopyList, CopyPart } from '#offline/copy-list.ts';
import { isCopied } from '#offline/left-out.ts';
import { contentType } from './content-type.ts';
import { distFolder } from './folders.ts';
import { headersFor, isPhotoReader, isReader } from './headers.ts';
import { readSite, type SiteAddress } from './read-site.ts';

// Pages share most of their bytes: together they compress to a fifth of what they weigh one by one.
// More and smaller parts lose less when the line breaks, but weigh more.
const partOf = ({ hashes }: SiteAddress): string => (hashes ? 'paginas' : 'programas');

// The parts lie below `_astro/`, whose files are served as never changing.
const partsFolder = '_astro';
const partFile = /^copia-\w+\.[0-9a-f]+\.json(?:\.br|\.gz)?$/;
/** The styles and drawings of the site come with its programs. */
const ownProgram = /^\/(?:_astro\/.*\.(?:js|css)|(?!sw\.)[\w-]+\.js|desenhos\.svg)$/;
const listLine = /^self\.copyList=.*\n/;
const rendererAddress = /\srenderer-url="([^"]+)"/g;
const importedName = /(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;

/**
 * Packs the pages and programs of a built site into a few files, and writes their list into its
 * `sw.js`. With `off`, the list is left out, and the worker then removes itself and its copy from
 * every device that comes by. Equal sites give equal files; packing again replaces the old ones.
 */
export function packCopy(dist: string, off = false): CopyList | undefined {
  const worker = join(dist, 'sw.js');
  const code = readFileSync(worker, 'utf8').replace(listLine, '');
  const folder = join(dist, partsFolder);
  for (const name of readdirSync(folder)) if (partFile.test(name)) rmSync(join(folder, name));
  const list = off ? undefined : writeParts(dist);
  writeFileSync(worker, list ? `self.copyList=${JSON.stringify(list)};\n${code}` : code);
  return list;
}

function writeParts(dist: string): CopyList {
  const site = readSite(dist);
  const withBody = (address: SiteAddress) => ({
    ...address,
    body: readFileSync(join(dist, address.file), 'utf8'),
  });
  const pages = site.filter(({ path, hashes }) => hashes && isCopied(path)).map(withBody);
  const renderers = renderersOf(dist, pages);
  const onceUsed = site
    // Of photographs, engine and model would be needed as well, and weigh more than all the rest.
    .filter(({ path }) => isReader(path) && !isPhotoReader(path))
    .map(({ path }) => path);
  const programs = site
    .filter(
      ({ path }) =>
        ownProgram.test(path) && isCopied(path) && !renderers.has(path) && !isReader(path),
    )
    .map(withBody);
  const fonts = site.filter(({ path }) => path.endsWith('.woff2'));

  const parts = Object.entries(Object.groupBy([...pages, ...programs], partOf)).map(
    ([name, members = []]) => {
      const part: CopyPart = Object.fromEntries(members.map(answer));
      const text = JSON.stringify(part);
      const address = `/${partsFolder}/copia-${name}.${sha256(text).digest('hex').slice(0, 10)}.json`;
      writeFileSync(join(dist, address), text);
      return address;
    },
  );
  const files = [...fonts.map(({ path }) => path), ...renderers];
  const sumOf = (address: string) => [
    address,
    `sha256-${sha256(readFileSync(join(dist, address))).digest('base64')}`,
  ];
  return {
    parts,
    files,
    onceUsed,
    integrity: Object.fromEntries([...parts, ...files, ...onceUsed].map(sumOf)),
    bytes: [...parts, ...files].reduce((sum, file) => sum + statSync(join(dist, file)).size, 0),
  };
}

/** The programs that bring React, and what they import: kept as they were fetched. */
function renderersOf(dist: string, pages: readonly { readonly body: string }[]): Set<string> {
  const found = new Set(
    pages.flatMap(({ body }) => [...body.matchAll(rendererAddress)].map(([, url = '']) => url)),
  );
  for (const url of found) {
    const code = readFileSync(join(dist, url), 'utf8');
    for (const [, name = ''] of code.matchAll(importedName)) found.add(posix.join(url, '..', name));
  }
  return found;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

function answer({
  path,
  file,
  hashes,
  body,
}: SiteAddress & { readonly body: string }): [string, CopyPart[string]] {
  // Without a connection nothing is to be fetched ahead.
  const { 'Speculation-Rules': _, ...headers } = headersFor(path, hashes);
  return [path, { headers: { ...headers, 'Content-Type': contentType(file) }, body }];
}

if (import.meta.main) {
  const list = packCopy(distFolder(), process.env.SERVICE_WORKER === 'off');
  console.log(
    list
      ? `Cópia para usar sem internet: ${list.parts.length} partes.`
      : 'SERVICE_WORKER=off: cada celular que voltar ao site apaga a cópia.',
  );
}
