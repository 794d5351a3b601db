import { createServer, type RequestListener, type Server } from 'node:http';
import { limitWaiting } from './limit-waiting.ts';
import { readInPieces } from './read-in-pieces.ts';

/** What one server grants its visitors. Times are in milliseconds. */
export interface Limits {
  /** In bytes. Ours are links without cookies: a few hundred. Anything longer is an attack (431). */
  readonly maxHeaderSize: number;
  /** Slowloris sends one header byte now and then; also ends connections that never say a word. */
  readonly headersTimeout: number;
  /** No request here has a body worth waiting for. */
  readonly requestTimeout: number;
  /** How often the two limits above are looked at. */
  readonly connectionsCheckingInterval: number;
  /** Long enough for the files of one page, short enough not to be worth hoarding. */
  readonly keepAliveTimeout: number;
  /** For a reader who stops reading; Node cuts after twice this. */
  readonly idleTimeout: number;
  /** A bound on memory and descriptors; more are dropped, not queued. */
  readonly maxConnections: number;
  /** Nobody keeps one connection for good; a page needs fewer than ten requests. */
  readonly maxRequestsPerSocket: number;
}

export const limits: Limits = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  idleTimeout: 30_000,
  maxConnections: 10_000,
  maxRequestsPerSocket: 1_000,
};

/** A server around the listener that keeps within the limits; it does not listen yet. */
export function limitedServer(listener: RequestListener, granted: Limits = limits): Server {
  const { idleTimeout, maxConnections, maxRequestsPerSocket, ...options } = granted;
  const server = createServer(options, limitWaiting(listener));
  server.on('connection', readInPieces);
  server.setTimeout(idleTimeout);
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  return server;
}
