import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tlsOnlyHeaders } from '#server/headers.ts';

/** A page as it travels: the bytes before its body, and its body compressed. */
interface OnTheWire {
  readonly headBytes: number;
  readonly body: Buffer;
}

/** Asks for a page as a browser does; counted is what HTTPS adds to the headers as well. */
export async function onTheWire(url: string): Promise<OnTheWire> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  const { statusCode, statusMessage, rawHeaders, headers } = response;
  if (headers['content-encoding'] !== 'br') throw new Error(`${url} came uncompressed`);
  // Each name and value with its “: ” or its line break.
  const said = [...rawHeaders, ...Object.entries(tlsOnlyHeaders).flat()];
  const head = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...said, ''];
  return {
    headBytes: head.reduce((sum, text) => sum + text.length + 2, 0),
    body: await buffer(response),
  };
}
