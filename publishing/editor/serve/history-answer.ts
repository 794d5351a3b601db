import { joined } from '#words/phrases.ts';
import { type Answer, json, notFound } from './answer.ts';
import type { Desk } from './desk.ts';
import type { Change } from './history.ts';

export interface ToldChange extends Omit<Change, 'files'> {
  what: string;
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

/** All that was done to a file. */
export async function historyOf(desk: Desk, file: string): Promise<Answer> {
  if (!desk.folder.has(file)) return notFound;
  return json((await desk.history.of(file)).map((change) => told(desk, file, change)));
}
