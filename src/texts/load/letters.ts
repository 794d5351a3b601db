import type { Root as HastRoot } from 'hast';
import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { parseSections, type Section } from '../markdown/parse.ts';
import { routesFile } from '../paths.ts';
import { letterSchema, routesSchema, sectionsFor, waysSection } from '../schema/letter.ts';
import { ContentError } from './content-error.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { isPublished } from './publication.ts';
import { readFrontMatter } from './read-yaml.ts';
import { slugsIn } from './slugs.ts';
import { publishedTools } from './tools.ts';

export const lettersFolder = 'content/letters';

export interface Letter
  extends PageText,
    Pick<
      z.infer<typeof letterSchema>,
      'says' | 'otherWords' | 'keys' | 'kinds' | 'benefits' | 'chat' | 'tools'
    > {
  /** File name without ending: the last part of the address. */
  slug: string;
  /** The ways that are open after this sentence, in the order of its front matter. */
  routes: Section[];
  /** What must be done first, or until when: one paragraph or two, said in no section again. */
  untilWhen: HastRoot;
}

/** The way after every refusal, whose term runs from the letter on. */
const appeal = 'Recurso';

const firstParagraph = ({ body }: Section) =>
  body.children.find((node) => node.type === 'element' && node.tagName === 'p');

/** What opens the ways of a letter in bold, then the term of the appeal where there is one. */
function toldFirst(file: string, ways: Section | undefined, routes: readonly Section[]) {
  const own = ways && firstParagraph(ways);
  const [start] = own?.type === 'element' ? own.children : [];
  const isTold = start?.type === 'element' && start.tagName === 'strong';
  const refused = routes.filter(({ title }) => title === appeal).map(firstParagraph);
  const children = [...(isTold ? [own] : []), ...refused].filter((node) => node !== undefined);
  if (isTold || routes[0]?.title === appeal) return children;
  throw new ContentError(file, [
    `“## ${waysSection}”: comece por uma frase em negrito que diga o que fazer e até quando, ou ponha “${appeal}” primeiro em “routes”`,
  ]);
}

/** A section that does not say again what stands first on the page. */
const without =
  (told: readonly HastRoot['children'][number][]) =>
  (section: Section): Section => ({
    ...section,
    body: {
      ...section.body,
      children: section.body.children.filter((node) => !told.includes(node)),
    },
  });

/** The slugs of all reasons. Throws a ContentError on a file name that makes no clean address. */
export const letterSlugs = (folder: string = lettersFolder): string[] => slugsIn(folder);

/** The ways after a decision. Throws a ContentError on any fault. */
export function loadRoutes(figures: FigureSource): readonly Section[] {
  const { file, body, firstLine } = readFrontMatter(routesFile, routesSchema);
  return parseSections(body, { file, firstLine, figures });
}

/** What a sentence of the INSS means, by its file name. Throws a ContentError on any fault. */
export function loadLetter(
  slug: string,
  figures: FigureSource,
  folder: string = lettersFolder,
  known: readonly Section[] = loadRoutes(figures),
): Letter {
  const source = readFrontMatter(`${folder}/${slug}.md`, letterSchema);
  const { kinds, tools, routes: titles } = source.data;
  const page = buildPageText(source, { figures, required: sectionsFor(kinds) });
  const routes = titles.map((title) => {
    const route = known.find((one) => one.title === title);
    if (route) return route;
    throw new ContentError(source.file, [
      `campo “routes”: ${routesFile} não tem “## ${title}”. Use um destes: ${known.map((one) => one.title).join(', ')}`,
    ]);
  });
  const citations = [
    ...new Set([...page.citations, ...routes.flatMap((route) => route.citations)]),
  ];
  const ways = page.sections.find(({ title }) => title === waysSection);
  const told = toldFirst(source.file, ways, routes);
  return {
    ...source.data,
    ...page,
    sections: page.sections.map(without(told)),
    citations,
    slug,
    tools: publishedTools(tools, source.file, figures),
    routes: routes.map(without(told)),
    untilWhen: { type: 'root', children: told },
  };
}

/** All reasons that are published, by their titles. */
export function loadLetters(figures: FigureSource, folder: string = lettersFolder): Letter[] {
  const routes = loadRoutes(figures);
  return letterSlugs(folder)
    .map((slug) => loadLetter(slug, figures, folder, routes))
    .filter(({ file }) => isPublished(file, figures))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
}
