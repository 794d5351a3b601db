import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** The largest text that is taken, in bytes. */
const largest = 500_000;

/** What was sent. Throws a Refusal where it is too long. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > largest) throw new Refusal(413, 'O texto é grande demais para uma página.');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

export const misunderstood = () => new Refusal(400, 'O editor não entendeu o pedido.');

/** What was sent, in its form. Throws a Refusal where it has another. */
export async function asked<Asked>(
  request: IncomingMessage,
  form: z.ZodType<Asked>,
): Promise<Asked> {
  const body = await bodyOf(request);
  try {
    return form.parse(JSON.parse(body));
  } catch {
    throw misunderstood();
  }
}

export interface Answer {
  status: number;
  type?: string;
  body?: string | Uint8Array;
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const notFound: Answer = { status: 404 };

/** A disk that is full, or a folder that is not the writer's to change. */
const onDisk = new Set('ENOSPC EDQUOT EACCES EPERM EROFS EISDIR ERR_FS_EISDIR EIO'.split(' '));

const notWritten = (code: string) =>
  `O disco não deixou gravar (${code}), e nada foi salvo. Copie o seu texto, veja se há espaço e se a pasta pode ser mudada, e tente de novo.`;

const failed =
  'Algo falhou no editor, e talvez nada tenha sido salvo. Copie o seu texto e recarregue a página. O motivo está no terminal.';

/** What went wrong, for whoever asked; what is a fault of the program's, for the terminal. */
export function trouble(error: unknown): Answer {
  if (error instanceof Refusal) return json({ refusal: error.message }, error.status);
  console.error(error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return onDisk.has(code)
    ? json({ refusal: notWritten(code) }, 507)
    : json({ refusal: failed }, 500);
}
