import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { plainPages, registryFile } from '../registry.ts';
import { pageSchema } from '../schema/page.ts';
import { ContentError } from './content-error.ts';
import { fillIn } from './fill-in.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { readFrontMatter } from './read-yaml.ts';
import { withSignedParts } from './signed-parts.ts';
import { withoutLeftOut } from './without-left-out.ts';

export const pagesFolder = 'content/pages';

export interface PlainText
  extends PageText,
    Pick<z.infer<typeof pageSchema>, 'invite' | 'signposts'> {}

/** Pages that tell what the site has and does: what they say of a page that is left out would be false. */
const tellsOfTheSite: readonly string[] = ['assuntos', 'beneficios', 'privacidade'];

/** A plain page of text by its file name. Throws a ContentError on any fault in the file. */
export function loadPage(name: string, figures: FigureSource): PlainText {
  const source = readFrontMatter(`${pagesFolder}/${name}.md`, pageSchema);
  const { signposts } = source.data;
  const text = buildPageText(source, { figures, required: [] });
  const signed = { ...text, sections: withSignedParts(text, signposts) };
  return {
    ...(tellsOfTheSite.includes(name) ? withoutLeftOut(signed, figures) : signed),
    invite: fillIn(source.data.invite, source.file, figures),
    signposts,
  };
}

/** Throws a ContentError on a text without its line in the registry: it would be nowhere. */
export function checkRegistered(folder: string = pagesFolder): void {
  for (const file of readdirSync(folder)) {
    if (plainPages.some(({ name }) => `${name}.md` === file)) continue;
    throw new ContentError(`${folder}/${file}`, [
      `ninguém verá este arquivo: a página não está em ${registryFile}. Um benefício ou uma situação vai em content/benefits. Uma página de outro assunto pede a quem programa a linha dela em plainPages.`,
    ]);
  }
}
