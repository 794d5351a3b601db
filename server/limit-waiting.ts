import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many answers one connection may have outstanding. */
export const mostWaiting = 4;

/**
 * Hangs up on whoever sends request upon request without waiting for the answers (pipelining).
 * Browsers never do. Node would start on up to a thousand answers per connection at once, each with
 * an open file and a buffer: fifty such connections take gigabytes.
 */
export function limitWaiting(app: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    app(request, response);
  };
}
