import { readdirSync, readFileSync } from 'node:fs';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';
import { canonicalRedirect } from './canonical.ts';
import { headersFor } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const notFoundPage = '/404';

/**
 * The production site as a `node:http` listener. `dist` is read here, once: a new build needs a
 * new app. Only what was found is ever served, each file at exactly one address.
 */
export function createApp(dist: string): RequestListener {
  const { headers, pages } = readSite(dist);
  const files = sirv(dist, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });

  function send(request: IncomingMessage, response: ServerResponse, path: string, status: number) {
    const fixed = headers.get(path) ?? headersFor(path);
    // Set before sirv runs, because its 304 skips both its `setHeaders` hook and `Vary`.
    response.setHeaders(new Map(Object.entries({ ...fixed, Vary: 'Accept-Encoding' })));
    tidyRequest(request, path, status);
    guardResponse(request, response, status);
    files(request, response);
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Closing spares us from reading a body that nobody asked for.
      sendEmpty(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    const [, path = '', query = ''] = requestTarget.exec(request.url ?? '') ?? [];
    const canonical = canonicalRedirect(path, pages);
    if (canonical) {
      sendEmpty(response, 301, { Location: canonical + query });
    } else if (headers.has(path) && path !== notFoundPage) {
      send(request, response, path, 200);
    } else {
      send(request, response, notFoundPage, 404);
    }
  };
}

// Proxies may send the absolute form, `GET http://host/path` (RFC 9112, 3.2.2).
const requestTarget = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/i;

/** The headers of every public address below `dist`, and which of these are pages. */
function readSite(dist: string) {
  const headers = new Map<string, Readonly<Record<string, string>>>();
  const pages = new Set<string>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = encodeURI(`/${relative(dist, file).replaceAll(sep, '/')}`);
    if (!entry.isFile() || neverAddressed.test(path)) continue;
    if (path.endsWith('.html')) {
      const page = path.replace(/(?:\/index)?\.html$/, '') || '/';
      headers.set(page, headersFor(page, inlineHashes(readFileSync(file, 'utf8'))));
      if (page !== notFoundPage) pages.add(page);
    } else {
      headers.set(path, headersFor(path));
    }
  }
  return { headers, pages };
}

// Precompressed neighbours are representations, not addresses; sirv serves no dot files.
const neverAddressed = /\.(?:br|gz)$|\/\.(?!well-known\/)/;

function sendEmpty(response: ServerResponse, status: number, headers: Record<string, string>) {
  response.writeHead(status, { ...headersFor('/'), ...headers, 'Content-Length': '0' }).end();
}

/** Leaves sirv only what it handles correctly. */
function tidyRequest(request: IncomingMessage, path: string, status: number) {
  request.url = path;
  // Answering in full is always allowed; sirv misreads suffix ranges and throws on `bytes=5-2`.
  delete request.headers.range;
  // A visitor's copy of the 404 page may be current, yet the answer has to be a 404.
  if (status === 404) delete request.headers['if-none-match'];
  // sirv looks for the bare names and would send what `br;q=0` refuses.
  request.headers['accept-encoding'] = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?$/i.test(coding.trim()))
    .join();
}

function guardResponse(request: IncomingMessage, response: ServerResponse, status: number) {
  const { 'if-none-match': etag } = request.headers;
  const writeHead = response.writeHead.bind(response);
  // The only way to send one of sirv's files with another status, and an ETag with its 304.
  response.writeHead = (code: number, headers?: unknown) =>
    code === 304
      ? writeHead(304, { ETag: etag })
      : writeHead(status, headers as OutgoingHttpHeaders);
  // sirv pipes without looking back: a visitor who leaves would leak a file descriptor, and a file
  // that cannot be read would end the process.
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });
}
