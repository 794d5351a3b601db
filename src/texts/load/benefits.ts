import { existsSync } from 'node:fs';
import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { benefitSchema, doorsOf } from '../schema/benefit.ts';
import { sectionsOf } from '../schema/doors.ts';
import type { DrawingName } from '../schema/drawing.ts';
import { ContentError } from './content-error.ts';
import { filledChat, fillIn } from './fill-in.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { isPublished } from './publication.ts';
import { readFrontMatter } from './read-yaml.ts';
import { withSignedParts } from './signed-parts.ts';
import { slugsIn } from './slugs.ts';
import { publishedTools } from './tools.ts';

export const benefitsFolder = 'content/benefits';

type BenefitFields = Pick<
  z.infer<typeof benefitSchema>,
  'group' | 'officialName' | 'order' | 'tile' | 'card' | 'chat' | 'tools' | 'related' | 'signposts'
>;

export interface Benefit extends PageText, BenefitFields {
  /** File name without ending: the last part of the address. */
  slug: string;
  drawing: DrawingName;
}

/** The slugs of all benefits. Throws a ContentError on a file name that makes no clean address. */
export const benefitSlugs = (folder: string = benefitsFolder): string[] => slugsIn(folder);

/** One benefit by its slug. Throws a ContentError on any fault in the file. */
export function loadBenefit(
  slug: string,
  figures: FigureSource,
  folder: string = benefitsFolder,
): Benefit {
  const source = readFrontMatter(`${folder}/${slug}.md`, benefitSchema);
  const { group, tile, drawing, card, chat, tools, related, signposts } = source.data;
  const unknown = related.filter((other) => !existsSync(`${folder}/${other}.md`));
  if (unknown.length > 0) {
    throw new ContentError(source.file, [
      `campo “related”: não há benefício “${unknown.join('”, “')}”. Use o nome de um arquivo, sem .md`,
    ]);
  }
  if (related.some((other, at) => other === slug || related.indexOf(other) < at)) {
    throw new ContentError(source.file, [
      'campo “related”: esta própria página, ou uma delas duas vezes. Deixe só outras, uma vez cada',
    ]);
  }
  const text = buildPageText(source, { figures, required: sectionsOf(doorsOf[group]) });
  return {
    ...source.data,
    ...text,
    sections: withSignedParts(text, signposts),
    slug,
    drawing: drawing ?? tile,
    card: fillIn(card, source.file, figures),
    chat: filledChat(chat, source.file, figures),
    tools: publishedTools(tools, source.file, figures),
    related: related.filter((other) => isPublished(`${folder}/${other}.md`, figures)),
  };
}

/** Two benefits in one place would stand in an order that nobody chose. */
function checkOrder(benefits: readonly Benefit[]): void {
  for (const [index, { order, file }] of benefits.entries()) {
    const first = benefits.slice(0, index).find((one) => one.order === order);
    if (order === undefined || first === undefined) continue;
    throw new ContentError(file, [
      `campo “order”: o lugar ${order} já é de ${first.file}. Dê outro número a um dos dois.`,
    ]);
  }
}

/** As a practice wants them on its home page; without a wish, in the places of their files. */
function placed(benefits: readonly Benefit[], wished: readonly string[] | undefined): Benefit[] {
  if (!wished) return [...benefits];
  return benefits.map((benefit) => {
    const place = wished.indexOf(benefit.slug) + 1;
    return { ...benefit, order: place || undefined };
  });
}

/**
 * All benefits that are published: those of the home page in its order, then the others by their titles.
 * @param wished those that a practice has on its home page, by their file names
 */
export function loadBenefits(
  figures: FigureSource,
  wished?: readonly string[],
  folder: string = benefitsFolder,
): Benefit[] {
  const benefits = benefitSlugs(folder).map((slug) => loadBenefit(slug, figures, folder));
  checkOrder(benefits);
  const published = benefits.filter(({ file }) => isPublished(file, figures));
  return placed(published, wished).sort(
    (one, other) =>
      (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY) ||
      one.title.localeCompare(other.title, 'pt-BR'),
  );
}

export const isOnHomePage = ({ order }: Pick<Benefit, 'order'>): boolean => order !== undefined;
