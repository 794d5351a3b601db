import { slug } from '../markdown/slug.ts';
import { type GlossaryEntry, glossarySchema } from '../schema/glossary.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

export const glossaryFile = 'content/glossary.yaml';

export interface GlossaryTerm extends GlossaryEntry {
  /** Its anchor on /glossario. */
  id: string;
}

/** Words that two entries claim, or one entry twice: which of the meanings would a reader get? */
function repeatedWords(entries: readonly GlossaryEntry[]): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  entries.forEach(({ term, forms }, index) => {
    for (const word of [term, ...forms]) {
      const key = word.toLocaleLowerCase('pt-BR');
      const owner = owners.get(key);
      const field = word === term ? 'term' : 'forms';
      if (owner !== undefined)
        faults.push(
          `campo “${index}.${field}”: “${word}” já está em “${owner}”. Apague de um dos dois.`,
        );
      owners.set(key, term);
    }
  });
  return faults;
}

const unknownPages = (entries: readonly GlossaryEntry[], paths: readonly string[]): string[] =>
  entries.flatMap(({ page }, index) =>
    page === undefined || paths.includes(page.replace(/#.*/, ''))
      ? []
      : [`campo “${index}.page”: não há página “${page}”. Confira o endereço no site.`],
  );

/** The glossary from A to Z. Throws a ContentError on any fault in the file. @param paths the pages that exist */
export function loadGlossary(
  paths: readonly string[],
  file: string = glossaryFile,
): GlossaryTerm[] {
  const entries = readYaml(file, glossarySchema);
  const faults = [...repeatedWords(entries), ...unknownPages(entries, paths)];
  if (faults.length > 0) throw new ContentError(file, faults);
  return entries
    .map((entry) => ({ ...entry, id: slug(entry.term) }))
    .sort((one, other) => one.term.localeCompare(other.term, 'pt-BR'));
}
