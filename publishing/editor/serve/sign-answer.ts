import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { hasHiddenSign } from '#texts/schema/hidden-signs.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, asked, json, notFound } from './answer.ts';
import type { Desk } from './desk.ts';
import { type Signable, steps } from './signing.ts';

/** What a text waits for, and all that it says: nobody signs what they have not read. */
export interface ToldSigning extends Signable {
  text: string;
}

export async function signableIn({ folder, signing }: Desk, file: string): Promise<Answer> {
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
  finding: z.enum(steps),
  /** What the text says, as it was read. */
  text: z.string(),
});

/** Signs a text, if it still says what was read. */
export async function signed(desk: Desk, request: IncomingMessage): Promise<Answer> {
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
