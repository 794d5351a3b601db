import type { FigureSource } from '../figures/figure.ts';
import { pageSchema } from '../schema/page.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { readFrontMatter } from './read-yaml.ts';

/** A plain page of text by its file name. Throws a ContentError on any fault in the file. */
export const loadPage = (name: string, figures: FigureSource): PageText =>
  buildPageText(readFrontMatter(`content/pages/${name}.md`, pageSchema), { figures, required: [] });
