import { connect, type Socket } from 'node:net';

/** A connected socket that survives whatever the other side does. */
function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject).on('error', () => {});
      resolve(socket);
    });
  });
}

/** Many of them, some at a time, as the queue of a listening socket is short. */
export async function openSockets(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Math.min(100, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: next }, () => openSocket(port)))));
  }
  return sockets;
}

/** Resolves when the server has ended the connection, to all that it said. */
export function untilClosed(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = () => resolve(Buffer.concat(chunks).toString('latin1'));
    if (socket.closed) finish();
    else socket.once('close', finish);
  });
}

/** Sends the bytes as they are; resolves to everything the server answers until it hangs up. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await openSocket(port);
  const answer = untilClosed(socket);
  socket.write(Buffer.from(bytes, 'latin1'));
  return answer;
}

/** The status of every answer in what a connection received. */
export const statuses = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
