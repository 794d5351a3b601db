import { spawnSync } from 'node:child_process';
import type { Fault } from '#gates/fault.ts';
import { doings, type History } from './history.ts';

const folder = 'docs/revisao-juridica/';

const lists = {
  letters: `${folder}motivos.md`,
  pages: `${folder}paginas.md`,
  indicators: `${folder}indicadores.md`,
};

/**
 * Writes anew the lists for the lawyer's signature that a saved text has made old: nobody who writes in
 * a browser has to know of them.
 * @returns whether there was one
 */
export async function refreshLists(
  faults: readonly Fault[],
  history: Pick<History, 'keep'>,
): Promise<boolean> {
  if (!faults.some(({ place }) => place.startsWith(folder))) return false;
  for (const [list, file] of Object.entries(lists)) {
    spawnSync(process.execPath, ['gates/legal-review/write.ts', list]);
    await history.keep(file, `${doings.changed}: lista para assinar`);
  }
  return true;
}
