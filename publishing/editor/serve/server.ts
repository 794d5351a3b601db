import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { contentType } from '#server/content-type.ts';
import { editedFolders } from '../files.ts';
import { type Answer, json, misunderstood, notFound, trouble } from './answer.ts';
import type { Desk } from './desk.ts';
import { type Door, pathInside } from './door.ts';
import { historyOf } from './history-answer.ts';
import { cmsAsset } from './page-files.ts';
import { policy } from './policy.ts';
import { answerFolder, judged, undo } from './save-answer.ts';
import { signableIn, signed } from './sign-answer.ts';
import { siteAndLast } from './site-answer.ts';

function pageFile({ files }: Desk, path: string): Answer {
  const body = files.get(path) ?? cmsAsset(path);
  return body === undefined
    ? notFound
    : { status: 200, type: contentType(path === '/' ? '/index.html' : path), body };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw misunderstood();
  }
}

async function answer(desk: Desk, request: IncomingMessage, url: URL): Promise<Answer> {
  const path = decoded(url.pathname);
  const file = /^\/pasta\/(.+)$/.exec(path)?.[1];
  if (file) return answerFolder(desk, request, file);
  switch (`${request.method} ${path}`) {
    case 'GET /config.json':
      return json(desk.config);
    case 'GET /pasta':
      return json(desk.folder.list());
    case 'POST /julgar':
      return judged(desk, request);
    case 'GET /site':
      return json(await siteAndLast(desk));
    case 'GET /historia':
      return historyOf(desk, url.searchParams.get('arquivo') ?? '');
    case 'GET /assinar':
      return signableIn(desk, url.searchParams.get('arquivo') ?? '');
    case 'POST /assinar':
      return signed(desk, request);
    case 'POST /desfazer':
      return undo(desk, request);
    default:
      return request.method === 'GET' ? pageFile(desk, path) : notFound;
  }
}

/** Said to whoever comes without the key: the address of yesterday, or half of today's. */
const closed: Answer = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  body: 'Abra o editor pelo endereço inteiro que aparece no terminal. Ele muda a cada vez.',
};

/** The editor on this machine; nobody else can reach it. */
export function editorServer(desk: Desk, door: Door): Server {
  const headers = {
    'content-security-policy': policy({ frames: desk.config.preview ? [desk.config.preview] : [] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  const end = (response: ServerResponse, { status, type, body }: Answer) => {
    response.writeHead(status, { ...headers, ...(type ? { 'content-type': type } : {}) }).end(body);
  };
  // Whoever connects and says nothing makes room for the others.
  const bounds = {
    headersTimeout: 5000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(bounds, async (request, response) => {
    const path = pathInside(request, door);
    if (path === undefined) return end(response, closed);
    try {
      end(response, await answer(desk, request, new URL(`http://127.0.0.1${path}`)));
    } catch (error) {
      end(response, trouble(error));
    }
  });
  server.maxConnections = 100;
  return server;
}

export const kindFinder =
  (files: readonly { name: string; file: string }[]) =>
  (file: string): string | undefined =>
    files.find((one) => one.file === file)?.name ??
    editedFolders.find(({ folder }) => file.startsWith(`${folder}/`))?.name;
