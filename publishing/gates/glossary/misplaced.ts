import { decodeHTML } from 'entities';
import { type GlossaryTerm, glossaryFile } from '#texts/load/glossary.ts';
import { changesPath, isOfChanges } from '#texts/paths.ts';
import type { Fault } from '../fault.ts';
import { parseHtml } from '../published-text/parse-html.ts';

/** Each year of changes reads as the page of the newest. */
const asRead = (path: string): string => (isOfChanges(path) ? changesPath : path);

/** The words that a built page explains beside them. */
const hintsOf = async (html: string): Promise<string[]> =>
  (await parseHtml(html))
    .querySelectorAll('[popover] > b')
    .map((word) => decodeHTML(word.textContent).replace(/:\s*$/, ''));

/** Explanations of words with more than one meaning, on pages where nobody has read which one it is. */
export async function misplacedHints(
  pages: readonly { path: string; html: string }[],
  glossary: readonly Pick<GlossaryTerm, 'term' | 'readOn'>[],
): Promise<Fault[]> {
  const readOn = new Map(glossary.map((entry) => [entry.term, entry.readOn]));
  const found = await Promise.all(
    pages.map(async ({ path, html }) =>
      (await hintsOf(html))
        .filter((term) => readOn.get(term)?.includes(asRead(path)) === false)
        .map((term) => ({
          place: path,
          reason: `explica “${term}”, que tem mais de um sentido.`,
          remedy: `É este o sentido? Ponha a página em “readOn” da palavra, em ${glossaryFile}. Não é? Troque a palavra, ou ponha a expressão em “except”.`,
        })),
    ),
  );
  return found.flat();
}
