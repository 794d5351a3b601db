import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { hasHiddenSign } from '#texts/schema/hidden-signs.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, asked, json, notFound } from './answer.ts';
import type { Desk } from './desk.ts';
import { type Signable, steps } from './signing.ts';

/** What texts wait for, and all that they say: nobody signs what they have not read. */
export interface ToldSigning extends Omit<Signable, 'waiting'> {
  waiting: (Signable['waiting'][number] & { name: string })[];
  texts: Readonly<Record<string, string | undefined>>;
}

/** @param file none for all that wait */
export async function signableIn({ folder, signing, nameOf }: Desk, file: string): Promise<Answer> {
  if (file !== '' && folder.read(file) === undefined) return notFound;
  const told = await signing.of(file);
  // Each text once, however many of its sentences wait.
  const files = new Set([...told.waiting.map((one) => one.file), ...(file === '' ? [] : [file])]);
  const texts = Object.fromEntries([...files].map((one) => [one, folder.read(one)]));
  const waiting = told.waiting.map((one) => ({ ...one, name: nameOf(one.file) }));
  return json({ ...told, texts, waiting } satisfies ToldSigning);
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
  finding: z.enum(steps),
  /** What the text says, as it was read. */
  text: z.string(),
});

/** Signs a text, if it still says what was read. */
export async function signed(desk: Desk, request: IncomingMessage): Promise<Answer> {
  const { folder, signing, siteJudge, nameOf } = desk;
  const { says, text, ...rest } = await asked(request, signedSchema);
  const isAddress = rest.file.startsWith('norma:');
  if (!folder.has(rest.file) && !isAddress) return notFound;
  const refusal = await folder.between(() => {
    const now = folder.read(rest.file) ?? '';
    if (now !== text) throw new Refusal(409, changedSince(text, now));
    return signing.sign({ ...rest, ...(says !== undefined && { says }) }, nameOf(rest.file));
  });
  if (refusal) return json({ refusal }, 422);
  siteJudge.again();
  return json({});
}
