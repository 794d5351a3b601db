import type { CitationKey } from '#law/citations.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { type CitedNorm, groupCitations } from '../article/group-citations.ts';

/** A page that rests on sources; without an address, figures that many pages show. */
export interface SourceUser extends Pick<PublishedPage, 'title'> {
  path?: string;
  citations: readonly CitationKey[];
}

/** A norm or decision, and where the site uses it. */
export interface UsedSource extends Omit<CitedNorm, 'places'> {
  users: { title: string; path?: string }[];
}

export interface SourceGroup {
  title: string;
  sources: UsedSource[];
}

const kinds: readonly (readonly [title: string, name: RegExp])[] = [
  ['Constituição e leis', /^(?:Constituição|Emenda|Lei)/],
  ['Decretos, portarias e instruções', /^(?:Decreto|Portaria|Instrução|Resolução|AGU)/],
  ['Decisões da Justiça', /^(?:STF|STJ|TNU)|\(STF/],
  ['Regras da OAB', /OAB/],
];
const otherKinds = 'Outras fontes';

const kindOf = (name: string): string =>
  kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? otherKinds;

const collator = new Intl.Collator('pt-BR', { numeric: true });
/** "Lei 662" before "Lei 6.802". */
const withoutDots = (name: string): string => name.replaceAll(/(?<=\d)\.(?=\d)/g, '');

/** Every source of the pages, each once, by kind and then by name and number, with the pages in their given order. */
export function sourcesByNorm(pages: readonly SourceUser[]): SourceGroup[] {
  const sources = new Map<string, UsedSource>();
  for (const { title, path, citations } of pages) {
    for (const { places: _, ...cited } of groupCitations(citations)) {
      const known = sources.get(cited.name);
      const source = {
        ...cited,
        users: known?.users ?? [],
        superseded: [...new Set([...(known?.superseded ?? []), ...cited.superseded])].sort(
          (one, other) => one - other,
        ),
      };
      source.users.push(path === undefined ? { title } : { title, path });
      sources.set(cited.name, source);
    }
  }
  const sorted = [...sources.values()].sort((one, other) =>
    collator.compare(withoutDots(one.name), withoutDots(other.name)),
  );
  return [...kinds.map(([title]) => title), otherKinds]
    .map((title) => ({ title, sources: sorted.filter(({ name }) => kindOf(name) === title) }))
    .filter((group) => group.sources.length > 0);
}
