import { existsSync } from 'node:fs';
import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { toolPath } from '../paths.ts';
import { sectionsOf } from '../schema/doors.ts';
import { toolSchema } from '../schema/tool.ts';
import { toolDoors } from '../schema/tool-link.ts';
import { ContentError } from './content-error.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { isPublished } from './publication.ts';
import { readFrontMatter } from './read-yaml.ts';
import { slugsIn } from './slugs.ts';

export const toolsFolder = 'content/tools';

export interface Tool
  extends PageText,
    Pick<z.infer<typeof toolSchema>, 'breadcrumb' | 'order' | 'opening' | 'card' | 'drawing'> {
  /** File name without ending: the last part of the address. */
  slug: string;
}

/** The page of a tool by its file name. Throws a ContentError on any fault in the file. */
export function loadTool(slug: string, figures: FigureSource): Tool {
  const source = readFrontMatter(`${toolsFolder}/${slug}.md`, toolSchema);
  const text = buildPageText(source, { figures, required: sectionsOf(toolDoors) });
  return { ...source.data, ...text, slug };
}

export interface LinkedTool extends Pick<Tool, 'title' | 'drawing'> {
  href: string;
}

/** What the front matter of a page names, "prazo-do-recurso#negado". Throws as above. */
export function loadLinkedTool(link: string, figures: FigureSource): LinkedTool {
  const [slug = ''] = link.split('#');
  const { title, drawing } = loadTool(slug, figures);
  return { title, drawing, href: toolPath(link) };
}

/** Of the tools that a file links to, those that are published. Throws a ContentError on one that is not there. */
export function publishedTools(
  links: readonly string[],
  file: string,
  figures: FigureSource,
): string[] {
  const fileOf = (link: string): string => `${toolsFolder}/${link.split('#')[0]}.md`;
  const unknown = links.filter((link) => !existsSync(fileOf(link)));
  if (unknown.length > 0) {
    throw new ContentError(file, [
      `campo “tools”: não há ferramenta “${unknown.join('”, “')}”. Use o nome de um arquivo de ${toolsFolder}, sem .md`,
    ]);
  }
  return links.filter((link) => isPublished(fileOf(link), figures));
}

/** The slugs of all tools. Throws a ContentError on a file name that makes no clean address. */
export const toolSlugs = (): string[] => slugsIn(toolsFolder);

/** All published tools, in the order of their list. `first`: those shown before the others, by their file names. */
export function loadTools(figures: FigureSource, first: readonly string[] = []): Tool[] {
  const placeOf = ({ slug, order }: Tool) => {
    const place = first.indexOf(slug);
    return place === -1 ? first.length + order : place;
  };
  return toolSlugs()
    .map((slug) => loadTool(slug, figures))
    .filter(({ file }) => isPublished(file, figures))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
