import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** How the editor is reached: only by whoever was told its address. */
export interface Door {
  port: number;
  /** The first step of every path. Other programs and other users of this machine do not know it. */
  key: string;
}

export const newKey = (): string => randomBytes(16).toString('hex');

export const addressAt = ({ port, key }: Door): string => `http://127.0.0.1:${port}/${key}/`;

/** Another page that the same person has open, or a name that was made to lead here. */
function isForeign({ headers, method }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return true;
  // Browsers say it of pictures and frames too, which carry no origin.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (headers.origin === undefined) return method !== 'GET';
  return !hosts.map((host) => `http://${host}`).includes(headers.origin);
}

/** What is asked for, below the key; undefined for whoever may not come in. */
export function pathInside(request: IncomingMessage, { port, key }: Door): string | undefined {
  const url = request.url ?? '/';
  if (isForeign(request, port) || !url.startsWith(`/${key}/`)) return undefined;
  return url.slice(key.length + 1);
}
