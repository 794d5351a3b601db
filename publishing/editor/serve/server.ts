import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { readPlace } from '#gates/fault.ts';
import { contentType } from '#server/content-type.ts';
import { hasHiddenSign } from '#texts/schema/hidden-signs.ts';
import { findings } from '#texts/schema/signature.ts';
import { joined } from '#words/phrases.ts';
import type { EditorConfig } from '../config/config.ts';
import { editedFolders } from '../files.ts';
import type { Judge } from '../judge/judge.ts';
import type { SiteJudge, SiteState } from '../judge/site-judge.ts';
import { type ShownFault, shownFaults } from '../judge/where.ts';
import { Refusal } from '../refusal.ts';
import { writeFile } from '../writing/file-format.ts';
import { type Door, pathInside } from './door.ts';
import type { Folder } from './folder.ts';
import { markOf } from './folder.ts';
import { type Change, doings, type History, type Unkept } from './history.ts';
import { cmsAsset } from './page-files.ts';
import { policy } from './policy.ts';
import type { Signable, Signing } from './signing.ts';

interface Desk {
  config: EditorConfig;
  files: ReadonlyMap<string, Uint8Array | string>;
  folder: Folder;
  judge: Judge;
  siteJudge: Pick<SiteJudge, 'state' | 'again'>;
  signing: Pick<Signing, 'of' | 'sign'>;
  history: History;
  kindOf: (file: string) => string | undefined;
  /** What people call a file; by what it says, where that is not yet or no longer written. */
  nameOf: (file: string, text?: string) => string;
}

export interface SiteFault extends ShownFault {
  /** What people call the file, and its place in the editor, if it has one. */
  name: string;
  file?: string;
  address?: string;
}

/** A change that can be taken back at once, also where its file is gone and cannot be opened. */
export interface LastChange {
  id: string;
  file: string;
  what: string;
}

export type ToldSite = (
  | Exclude<SiteState, { state: 'judged' }>
  | { state: 'judged'; faults: SiteFault[]; waiting?: string }
) & {
  last?: LastChange;
  /** What is saved and not in the history, by the names that people know. */
  unkept?: Unkept;
};

export interface ToldChange extends Omit<Change, 'files'> {
  what: string;
}

/** The largest text that is taken, in bytes. */
const largest = 500_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > largest) throw new Refusal(413, 'O texto é grande demais para uma página.');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

const misunderstood = () => new Refusal(400, 'O editor não entendeu o pedido.');

async function asked<Asked>(request: IncomingMessage, form: z.ZodType<Asked>): Promise<Asked> {
  const body = await bodyOf(request);
  try {
    return form.parse(JSON.parse(body));
  } catch {
    throw misunderstood();
  }
}

interface Answer {
  status: number;
  type?: string;
  body?: string | Uint8Array;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

const notFound: Answer = { status: 404 };

const draftSchema = z.object({
  file: z.string(),
  form: z.record(z.string(), z.unknown()),
  isQuick: z.boolean(),
});

async function judged(desk: Desk, request: IncomingMessage): Promise<Answer> {
  const { config, folder, judge, kindOf, nameOf } = desk;
  const { file, form, isQuick } = await asked(request, draftSchema);
  const format = folder.has(file) ? config.formats[kindOf(file) ?? ''] : undefined;
  if (!format) return notFound;
  const text = `${writeFile(format, form).trim()}\n`;
  const faults = await judge.faults({ file, text }, isQuick ? 'quick' : 'alone');
  return json(shownFaults(faults, { file, text, format, nameOf }));
}

async function save(desk: Desk, file: string, request: IncomingMessage): Promise<Answer> {
  const text = request.method === 'DELETE' ? undefined : await bodyOf(request);
  const mark = request.headers['if-match'];
  const before = desk.folder.read(file);
  const changing = before === undefined ? doings.made : doings.changed;
  const doing = text === undefined ? doings.removed : changing;
  const what = `${doing}: ${desk.nameOf(file, text ?? before)}`;
  return saved(desk, { file, text }, { mark, what });
}

const stale =
  'O arquivo mudou na pasta depois que você abriu esta página. Copie o seu texto e recarregue.';

async function saved(
  { folder, config, kindOf, nameOf }: Desk,
  { file, text }: { file: string; text: string | undefined },
  how: { mark?: string | undefined; what: string },
): Promise<Answer> {
  const outcome = await folder.save(file, text, how);
  if (outcome.isSaved) return json({});
  if ('isStale' in outcome) throw new Refusal(409, stale);
  const format = config.formats[kindOf(file) ?? ''];
  const faults = format
    ? shownFaults(outcome.faults, { file, text: text ?? '', format, nameOf })
    : outcome.faults;
  return json(faults, 422);
}

function addressOf({ config, kindOf }: Desk, file: string): string | undefined {
  const kind = kindOf(file);
  const collections = config.cms.collections as {
    name: string;
    folder?: string;
    files?: { name: string }[];
  }[];
  const own = collections.find(
    ({ name, folder, files }) =>
      (folder !== undefined && name === kind) || files?.some((one) => one.name === kind),
  );
  if (!own) return undefined;
  const entry = own.folder ? file.slice(own.folder.length + 1).replace(/\.md$/, '') : kind;
  return `#/collections/${own.name}/entries/${entry}`;
}

function siteOf(desk: Desk): ToldSite {
  const { folder, config, kindOf, nameOf, siteJudge } = desk;
  if (siteJudge.state.state !== 'judged') return siteJudge.state;
  const faults = siteJudge.state.faults.flatMap((fault): SiteFault[] => {
    const { file } = readPlace(fault.place);
    const text = folder.read(file);
    const format = config.formats[kindOf(file) ?? ''];
    if (text === undefined || !format) return [{ ...fault, where: '', name: nameOf(fault.place) }];
    const address = addressOf(desk, file);
    const [shown] = shownFaults([fault], { file, text, format, nameOf });
    return shown
      ? [{ ...shown, name: nameOf(file, text), file, ...(address ? { address } : {}) }]
      : [];
  });
  const { waiting } = siteJudge.state;
  return { state: 'judged', faults, ...(waiting !== undefined && { waiting }) };
}

async function lastOf({ folder, history }: Desk): Promise<LastChange | undefined> {
  const { id, what, files: [file] = [] } = (await history.last()) ?? {};
  return id && what && file && folder.has(file) ? { id, file, what } : undefined;
}

async function siteAndLast(desk: Desk): Promise<ToldSite> {
  // Where Git cannot tell, there is nothing to take back; the history itself says why.
  const last = await lastOf(desk).catch(() => undefined);
  const { unkept } = desk.history;
  return {
    ...siteOf(desk),
    ...(last && { last }),
    ...(unkept && { unkept: { ...unkept, files: unkept.files.map((file) => desk.nameOf(file)) } }),
  };
}

const undoingSchema = z.object({ file: z.string(), id: z.string() });

/** Keeps what a file says before it goes: words of another program, or that Git did not take yet. */
async function keepNow({ history, nameOf }: Desk, file: string, now: string | undefined) {
  const doing = now === undefined ? doings.removed : doings.changed;
  await history.keep(file, `${doing}: ${nameOf(file, now)}`);
  if (!history.unkept?.files.includes(file)) return;
  throw new Refusal(
    503,
    `O que o arquivo diz agora ainda não está na história, e desfazer o perderia. Nada foi mudado. Motivo: ${history.unkept.why}. Depois, tente de novo.`,
  );
}

async function undo(desk: Desk, request: IncomingMessage): Promise<Answer> {
  const { file, id } = await asked(request, undoingSchema);
  if (!desk.folder.has(file)) return notFound;
  const now = desk.folder.read(file);
  const changes = await desk.history.of(file);
  if (!changes.some((change) => change.id === id)) return notFound;
  const before = await desk.history.before(file, id);
  await keepNow(desk, file, now);
  return saved(
    desk,
    { file, text: before },
    {
      mark: now === undefined ? undefined : markOf(now),
      what: `${doings.undone}: ${desk.nameOf(file, now ?? before)}`,
    },
  );
}

/** What a text waits for, and all that it says: nobody signs what they have not read. */
export interface ToldSigning extends Signable {
  text: string;
}

async function signableIn({ folder, signing }: Desk, file: string): Promise<Answer> {
  const text = folder.read(file);
  return text === undefined ? notFound : json({ text, ...(await signing.of(file)) });
}

const mostLines = 3;

function changedSince(read: string, now: string): string {
  const [old, own] = [read.split('\n'), now.split('\n')];
  const lines = [
    ...own.filter((line) => !old.includes(line)).map((line) => `agora diz “${line}”`),
    ...old.filter((line) => !own.includes(line)).map((line) => `não diz mais “${line}”`),
  ];
  return `O texto mudou depois que você o abriu, e nada foi assinado: ${lines.slice(0, mostLines).join('; ')}. Copie o que não salvou, recarregue a página e leia de novo.`;
}

const oneLine = z.string().refine((said) => !hasHiddenSign(said));

const signedSchema = z.object({
  file: z.string(),
  who: oneLine,
  says: oneLine.optional(),
  finding: z.enum(findings),
  /** What the text says, as it was read. */
  text: z.string(),
});

async function signed(desk: Desk, request: IncomingMessage): Promise<Answer> {
  const { folder, signing, siteJudge, nameOf } = desk;
  const { says, text, ...rest } = await asked(request, signedSchema);
  if (!folder.has(rest.file)) return notFound;
  const refusal = await folder.between(() => {
    const now = folder.read(rest.file) ?? '';
    if (now !== text) throw new Refusal(409, changedSince(text, now));
    return signing.sign({ ...rest, ...(says !== undefined && { says }) }, nameOf(rest.file));
  });
  if (refusal) return json({ refusal }, 422);
  siteJudge.again();
  return json({});
}

async function answerFolder(desk: Desk, request: IncomingMessage, file: string): Promise<Answer> {
  if (!desk.folder.has(file)) return notFound;
  if (request.method === 'PUT' || request.method === 'DELETE') return save(desk, file, request);
  if (request.method !== 'GET') return notFound;
  const body = desk.folder.read(file);
  return body === undefined ? notFound : { status: 200, type: 'text/plain; charset=utf-8', body };
}

const mostFiles = 3;

/** What the editor did to a file; of a change made by other means, all that it changed. */
function told({ folder, nameOf }: Desk, own: string, { files, ...change }: Change): ToldChange {
  const known = [own, ...files.filter((file) => file !== own && folder.has(file))];
  const names = known.slice(0, mostFiles).map((file) => nameOf(file));
  const rest = files.length - names.length;
  const others = rest === 1 ? 'mais 1 arquivo' : `mais ${rest} arquivos`;
  return {
    ...change,
    what:
      change.what ?? `Mudou fora do editor: ${joined([...names, ...(rest > 0 ? [others] : [])])}`,
  };
}

async function historyOf(desk: Desk, file: string): Promise<Answer> {
  if (!desk.folder.has(file)) return notFound;
  return json((await desk.history.of(file)).map((change) => told(desk, file, change)));
}

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

/** A disk that is full, or a folder that is not the writer's to change. */
const onDisk = new Set('ENOSPC EDQUOT EACCES EPERM EROFS EISDIR ERR_FS_EISDIR EIO'.split(' '));

const notWritten = (code: string) =>
  `O disco não deixou gravar (${code}), e nada foi salvo. Copie o seu texto, veja se há espaço e se a pasta pode ser mudada, e tente de novo.`;

const failed =
  'Algo falhou no editor, e talvez nada tenha sido salvo. Copie o seu texto e recarregue a página. O motivo está no terminal.';

/** What went wrong, for whoever asked; what is a fault of the program's, for the terminal. */
function trouble(error: unknown): Answer {
  if (error instanceof Refusal) return json({ refusal: error.message }, error.status);
  console.error(error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return onDisk.has(code)
    ? json({ refusal: notWritten(code) }, 507)
    : json({ refusal: failed }, 500);
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
