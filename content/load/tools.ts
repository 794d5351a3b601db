import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { sectionsOf } from '../schema/doors.ts';
import { toolDoors, toolSchema } from '../schema/tool.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { readFrontMatter } from './read-yaml.ts';

const toolsFolder = 'content/tools';

export interface Tool
  extends PageText,
    Pick<z.infer<typeof toolSchema>, 'breadcrumb' | 'order' | 'card' | 'drawing'> {
  /** File name without ending: the last part of the address. */
  slug: string;
}

/** The page of a tool by its file name. Throws a ContentError on any fault in the file. */
export function loadTool(slug: string, figures: FigureSource): Tool {
  const source = readFrontMatter(`${toolsFolder}/${slug}.md`, toolSchema);
  const { breadcrumb, order, card, drawing } = source.data;
  return {
    ...buildPageText(source, { figures, required: sectionsOf(toolDoors) }),
    slug,
    breadcrumb,
    order,
    card,
    drawing,
  };
}

/** All tools in the order of their list. */
export const loadTools = (figures: FigureSource): Tool[] =>
  readdirSync(toolsFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => loadTool(name.replace(/\.md$/, ''), figures))
    .sort((one, other) => one.order - other.order);
