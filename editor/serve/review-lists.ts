import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Fault } from '#gates/fault.ts';
import { reviews } from '#gates/legal-review/reviews.ts';
import { doings, type History } from './history.ts';

const lists = Object.values(reviews).map(({ file }) => file);

/**
 * Writes anew the lists for the lawyer's signature that a saved text has made old: nobody who writes in
 * a browser has to know of them.
 * @returns whether one says something else now; else to look again would find the same
 */
export async function refreshLists(
  faults: readonly Fault[],
  history: Pick<History, 'keep'>,
): Promise<boolean> {
  if (!faults.some(({ place }) => lists.some((file) => place.startsWith(file)))) return false;
  const before = lists.map((file) => readFileSync(file, 'utf8'));
  // In a program of its own, which reads the texts and values as they are now.
  spawnSync(process.execPath, ['gates/legal-review/write.ts'], { stdio: 'inherit' });
  const changed = lists.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
  for (const file of changed) await history.keep(file, `${doings.changed}: lista para assinar`);
  return changed.length > 0;
}
