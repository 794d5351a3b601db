import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import sirv from 'sirv';
import { canonicalRedirect } from './canonical.ts';
import { headersFor } from './headers.ts';
import { notFoundPath, readSite } from './read-site.ts';

/**
 * The production site as a `node:http` listener. `dist` is read here, once: a new build needs a
 * new app. Only what was found is ever served, each file at exactly one address.
 */
export function createApp(dist: string): RequestListener {
  const site = readSite(dist);
  const headers = new Map(site.map(({ path, hashes }) => [path, headersFor(path, hashes)]));
  const pages = new Set(
    site.filter(({ path, hashes }) => hashes && path !== notFoundPath).map(({ path }) => path),
  );
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
    } else if (headers.has(path) && path !== notFoundPath) {
      send(request, response, path, 200);
    } else {
      send(request, response, notFoundPath, 404);
    }
  };
}

// Proxies may send the absolute form, `GET http://host/path` (RFC 9112, 3.2.2).
const requestTarget = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/i;

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
    const { socket } = request;
    const stop = () => source.destroy();
    source.once('error', () => response.destroy());
    // An answer that still waits for its turn is never told that the visitor has left.
    socket.once('close', stop);
    response.once('close', () => {
      socket.off('close', stop);
      stop();
    });
    if (request.method !== 'HEAD') return;
    // sirv would read the whole file only for Node to throw it away.
    stop();
    response.end();
  });
}
