import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { shownFaults } from '../judge/where.ts';
import { Refusal } from '../refusal.ts';
import { writeFile } from '../writing/file-format.ts';
import { type Answer, asked, bodyOf, json, notFound } from './answer.ts';
import type { Desk } from './desk.ts';
import { markOf } from './folder.ts';
import { doings } from './history.ts';

const draftSchema = z.object({
  file: z.string(),
  form: z.record(z.string(), z.unknown()),
  isQuick: z.boolean(),
});

/** What is wrong with a draft, before it is saved. */
export async function judged(desk: Desk, request: IncomingMessage): Promise<Answer> {
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

const undoingSchema = z.object({ file: z.string(), id: z.string() });

/** Takes a change of a file back, and keeps what it said until then. */
export async function undo(desk: Desk, request: IncomingMessage): Promise<Answer> {
  const { file, id } = await asked(request, undoingSchema);
  if (!desk.folder.has(file)) return notFound;
  const now = desk.folder.read(file);
  const changes = await desk.history.of(file);
  if (!changes.some((change) => change.id === id)) return notFound;
  const before = await desk.history.before(file, id);
  // Words of another program go into the history before they go out of the file.
  const doing = now === undefined ? doings.removed : doings.changed;
  await desk.history.keep(file, `${doing}: ${desk.nameOf(file, now)}`);
  return saved(
    desk,
    { file, text: before },
    {
      mark: now === undefined ? undefined : markOf(now),
      what: `${doings.undone}: ${desk.nameOf(file, now ?? before)}`,
    },
  );
}

/** A file of the folder: read, saved or removed. */
export async function answerFolder(
  desk: Desk,
  request: IncomingMessage,
  file: string,
): Promise<Answer> {
  if (!desk.folder.has(file)) return notFound;
  if (request.method === 'PUT' || request.method === 'DELETE') return save(desk, file, request);
  if (request.method !== 'GET') return notFound;
  const body = desk.folder.read(file);
  return body === undefined ? notFound : { status: 200, type: 'text/plain; charset=utf-8', body };
}
