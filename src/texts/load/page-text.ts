import type { Root } from 'hast';
import type { z } from 'zod';
import type { CitationKey } from '#law/citations.ts';
import type { FigureSource } from '../figures/figure.ts';
import { parseInline, parseSections, type Section } from '../markdown/parse.ts';
import { keepTogether } from '../markdown/typography.ts';
import type { headFields } from '../schema/fields.ts';
import type { Signature } from '../schema/signature.ts';
import { lastRead, signerOf } from '../signing/standing.ts';
import { ContentError, FaultCollector } from './content-error.ts';
import { fillIn } from './fill-in.ts';
import type { SourceText } from './read-yaml.ts';

export interface PageText {
  title: string;
  seo: { title: string; description: string };
  lead: string;
  /** "Em resumo"; empty on pages that have none. */
  inShort: Root[];
  sections: readonly Section[];
  /** Every source of the page, each once, in the order of first use. */
  citations: CitationKey[];
  /** ISO dates: last checked against the sources; last changed. */
  verifiedOn: string;
  updatedOn: string;
  /** Words of the glossary that its own text explains. */
  explains: string[];
  /** What people call it, for who looks for it. */
  alsoCalled: string[];
  /** The same in words that the site does not say itself. */
  alsoAsked: string[];
  file: string;
  /** Who read it as it stands today and signed. */
  signature: Signature | undefined;
}

type PageFields = z.infer<z.ZodObject<typeof headFields>> & { inShort?: string[] };

/** Refuses a page in which a required section is missing or out of order. */
function checkSkeleton(
  sections: readonly Section[],
  required: readonly string[],
  file: string,
): void {
  const titles = sections.map((section) => section.title);
  const found = titles.filter((title) => required.includes(title));
  const missing = required.filter((title) => !titles.includes(title));
  if (missing.length > 0) {
    throw new ContentError(
      file,
      missing.map((title) => `falta a parte “## ${title}”.`),
    );
  }
  const twice = found.filter((title, index) => found.indexOf(title) < index);
  if (twice.length > 0) {
    throw new ContentError(
      file,
      twice.map((title) => `a parte “## ${title}” está duas vezes. Apague ou junte.`),
    );
  }
  if (found.join() !== required.join()) {
    throw new ContentError(file, [`as partes devem vir nesta ordem: ${required.join(' · ')}.`]);
  }
}

/** Front matter and Markdown as a page. Mistakes throw a ContentError. `required`: titles of its sections, in order. */
export function buildPageText(
  { file, data, body, firstLine }: SourceText<PageFields>,
  { figures, required }: { figures: FigureSource; required: readonly string[] },
): PageText {
  const faults = new FaultCollector(file);
  const filled = (text: string) =>
    faults.attempt(() => keepTogether(fillIn(text, file, figures)), '');
  const seo = { title: filled(data.seo.title), description: filled(data.seo.description) };
  const lead = filled(data.lead);
  const inShort = (data.inShort ?? []).flatMap((line) =>
    faults.attempt(() => [parseInline(line, file, figures)], []),
  );
  const sections = faults.attempt((): readonly Section[] => {
    const found = parseSections(body, { file, firstLine, figures });
    checkSkeleton(found, required, file);
    return found;
  }, []);
  faults.finish();
  const signature = signerOf(file, figures);
  return {
    title: data.title,
    seo,
    lead,
    inShort,
    sections,
    citations: [...new Set(sections.flatMap((section) => section.citations))],
    verifiedOn: lastRead(data.verifiedOn, signature),
    updatedOn: data.updatedOn,
    explains: data.explains,
    alsoCalled: data.alsoCalled,
    alsoAsked: data.alsoAsked,
    file,
    signature,
  };
}
