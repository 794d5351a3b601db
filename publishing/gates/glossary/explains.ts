import { termFinder } from '#texts/glossary/find-terms.ts';
import { type GlossaryTerm, glossaryFile } from '#texts/load/glossary.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import type { Fault } from '../fault.ts';

type Explaining = Pick<PublishedPage, 'path' | 'file' | 'explains'>;

/** Words of `explains` that are none of the glossary's. */
export function unknownExplains(
  pages: readonly Explaining[],
  glossary: readonly GlossaryTerm[],
): Fault[] {
  const terms = new Set(glossary.filter(({ inText }) => inText).map(({ term }) => term));
  return pages.flatMap(({ file, explains }) =>
    explains
      .filter((word) => !terms.has(word))
      .map((word) => ({
        place: file,
        sentence: word,
        reason: `está em “explains” e não é uma palavra de ${glossaryFile} que os textos explicam.`,
        remedy: 'Confira a grafia.',
      })),
  );
}

const main = /<main[\s>][\s\S]*<\/main>/;

/** Words of `explains` that the built page says nowhere in its main part, not even in a tool or a title. */
export function unusedExplains(
  { path, file, explains }: Explaining,
  html: string,
  glossary: readonly GlossaryTerm[],
): Fault[] {
  if (explains.length === 0) return [];
  const text = (main.exec(html)?.[0] ?? '').replaceAll(/<(?:[^"'>]|"[^"]*"|'[^']*')*>/g, ' ');
  const used = new Set(termFinder(glossary)(text).map(({ term }) => term));
  return explains
    .filter((word) => !used.has(word))
    .map((word) => ({
      place: file,
      sentence: word,
      reason: `está em “explains” e não aparece na página ${path}.`,
      remedy: 'Tire a palavra da lista.',
    }));
}
