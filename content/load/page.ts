import type { FigureSource } from '../figures/figure.ts';
import { pageSchema } from '../schema/page.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { readFrontMatter } from './read-yaml.ts';

/** The plain pages of text: their file names and addresses. */
export const pageNames = [
  'acessibilidade',
  'fontes',
  'glossario',
  'privacidade',
  'seguranca',
] as const;

export const pageFile = (name: string): string => `content/pages/${name}.md`;

/** A plain page of text by its file name. Throws a ContentError on any fault in the file. */
export const loadPage = (name: string, figures: FigureSource): PageText =>
  buildPageText(readFrontMatter(pageFile(name), pageSchema), { figures, required: [] });
