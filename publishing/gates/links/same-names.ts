import { dirname } from 'node:path';
import { type Fault, placeAt } from '../fault.ts';

// The name of a page, alone in its folder, and what search engines show of it, alone in the site.
const names = /^(title| {2}title): *(.+)$/gm;

/** Pages that have the name of another: copied, and not named anew. */
export function sameNames(texts: readonly { file: string; text: string }[]): Fault[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ file, text }) => {
    const head = text.split(/^---$/m)[1] ?? '';
    return [...head.matchAll(names)].flatMap(({ 1: key = '', 2: name = '', index }): Fault[] => {
      const own = `${key === 'title' ? dirname(file) : ''} ${name.replaceAll('"', '')}`;
      const other = first.get(own);
      if (!other) first.set(own, file);
      if (!other || other === file) return [];
      return [
        {
          place: placeAt(file, head.slice(0, index).split('\n').length),
          sentence: name,
          reason: `já é o nome de outra página: ${other}.`,
          remedy: 'Dê a esta o nome do assunto dela.',
        },
      ];
    });
  });
}
