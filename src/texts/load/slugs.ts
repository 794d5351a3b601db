import { readdirSync } from 'node:fs';
import { ContentError } from './content-error.ts';

/**
 * The texts of a folder by their file names without ending, which are the last parts of their
 * addresses, in order. Throws a ContentError on a file name that makes no clean address.
 */
export function slugsIn(folder: string): string[] {
  const slugs = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''))
    .sort();
  for (const slug of slugs) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) continue;
    throw new ContentError(`${folder}/${slug}.md`, [
      'o nome do arquivo vira o endereço: use só letras minúsculas sem acento, números e hífen.',
    ]);
  }
  return slugs;
}
