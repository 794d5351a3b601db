import type { Socket } from 'node:net';

/** In bytes: room for a browser's request in two or three pieces, or for twenty of the shortest. */
const piece = 512;

/**
 * Hands what a connection sends to Node's parser in small pieces, and stops as soon as the
 * connection is closed. Node alone reads 64 KiB at a time and turns them into requests to the last
 * byte, some 2,700 of the shortest, even after the first few have ended the connection; a thousand
 * connections that do this at once exhaust the memory. For the event `connection` of a server.
 */
export function readInPieces(socket: Socket): void {
  const parsers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length && !socket.destroyed; start += piece) {
      if (socket.isPaused()) {
        // Node waits for the visitor to read; it asks for the rest when that is done.
        socket.unshift(chunk.subarray(start));
        return;
      }
      for (const parse of parsers) parse.call(socket, chunk.subarray(start, start + piece));
    }
  });
}
