import { request as askPlainly, type IncomingHttpHeaders } from 'node:http';
import { request as askOverTls } from 'node:https';

export interface Door {
  readonly port: number;
  readonly tls: boolean;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers by the names under which Node hands them over. */
export const asReceived = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Sends the path as it is, tidied by nobody, and returns the body as it came, still compressed. */
export function ask(
  { port, tls }: Door,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    servername: 'localhost',
    rejectUnauthorized: false,
    agent: false,
    headers: { host: `localhost:${port}`, ...headers },
    port,
    path,
    method,
  };
  return new Promise((resolve, reject) => {
    (tls ? askOverTls : askPlainly)(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end(body);
  });
}
