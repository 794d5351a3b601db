import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { canonicalRedirect } from '#offline/canonical.ts';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { headersFor } from './headers.ts';
import { codings, type HeldAnswer, type HeldSite } from './hold-site.ts';

/**
 * The production site as a `node:http` listener. Each request is answered from one whole build, the
 * current one, each file at exactly one address. Ranges are answered in full, which is always allowed.
 */
export function createApp(current: () => HeldSite): RequestListener {
  return (request, response) => {
    if (isMalformed(request)) {
      sendEmpty(response, 400, { Connection: 'close' });
      return;
    }
    const [, path = '', query = ''] = requestTarget.exec(request.url ?? '') ?? [];
    if (path === sharePath) {
      // A letter that the visitor's own worker should have taken: led on, and not read.
      sendEmpty(response, 303, { Location: arrivalPath, Connection: 'close' });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Closing spares us from reading a body that nobody asked for.
      sendEmpty(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    const { known, homes, notFound } = current();
    const canonical = canonicalRedirect(path, homes);
    const answer = known.get(path);
    if (canonical) sendEmpty(response, 301, { Location: canonical + query });
    else if (answer) send(request, response, answer);
    // A visitor's copy of this page may be current, yet the answer has to be a 404.
    else send(request, response, notFound, 404);
  };
}

/** Names two hosts, of which a proxy may have judged the other, or a version that this is not (RFC 9112, 2.3, 3.2). */
const isMalformed = ({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean =>
  httpVersionMajor !== 1 ||
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;

// Proxies may send the absolute form, `GET http://host/path` (RFC 9112, 3.2.2).
const requestTarget = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/i;

function sendEmpty(response: ServerResponse, status: number, headers: Record<string, string>) {
  response.writeHead(status, { ...headersFor('/'), ...headers, 'Content-Length': '0' }).end();
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, contents }: HeldAnswer,
  status = 200,
) {
  const accepted = new Negotiator(request).encodings([...codings]);
  const coding = codings.find((name) => accepted.includes(name) && contents[name]) ?? 'identity';
  const { body, etag } = contents[coding] ?? contents.identity;
  const common = { ...headers, Vary: 'Accept-Encoding', ETag: etag };
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(status, {
    ...common,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Content-Length': body.length,
  });
  response.end(body);
}

/** Whether the visitor has this very content (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
