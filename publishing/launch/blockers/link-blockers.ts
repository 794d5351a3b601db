import type { Norm } from '#law/citations/norm.ts';
import { norms } from '#law/citations.ts';
import type { Blocker } from './blocker.ts';

/** Every official address that nobody has opened yet. */
export const linkBlockers = (all: Readonly<Record<string, Norm>> = norms): Blocker[] =>
  Object.entries(all)
    .filter(([, { isLinkUntested }]) => isLinkUntested)
    .map(([key, { name, url, themeUrl }]) => ({
      group: 'Endereços das fontes',
      file: 'engine/law/citations',
      problem: `ninguém abriu ainda o endereço de “${name}”`,
      remedy: `abra ${[url, themeUrl].filter(Boolean).join(' e ')}, confira se mostra o que citamos e tire isLinkUntested de “${key}”`,
    }));
