import type { FigureSource } from '../figures/figure.ts';
import { parseSections } from '../markdown/parse.ts';
import { plainPages } from '../registry.ts';
import { glossarySchema } from '../schema/glossary.ts';
import { lawChangesSchema } from '../schema/law-changes.ts';
import { benefitSlugs, loadBenefit } from './benefits.ts';
import { loadLook } from './brand.ts';
import { loadConformance } from './conformance.ts';
import { ContentError, type Problem } from './content-error.ts';
import { loadFlow } from './flow.ts';
import { glossaryFile } from './glossary.ts';
import { loadDeniedGuide } from './guide.ts';
import { loadHome } from './home.ts';
import { indicatorReaders } from './indicators.ts';
import { lawChangesFile, loadLawChanges } from './law-changes.ts';
import { letterSlugs, loadLetter } from './letters.ts';
import { checkRegistered, loadPage } from './page.ts';
import { defaultPracticeFolder, loadPractice } from './practice.ts';
import { publishedPages } from './published-pages.ts';
import { readBody, readYaml } from './read-yaml.ts';
import { loadSignatures } from './signatures.ts';
import { loadTool, toolSlugs } from './tools.ts';
import { topicsOf } from './topics.ts';

/** A mistake of a content file. */
export interface FileProblem extends Problem {
  readonly file: string;
}

function errorOf(read: () => unknown): ContentError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Each file of a folder by itself; a name or a shared file that stops the listing, alone. */
const eachOf = (list: () => readonly (() => unknown)[]): readonly (() => unknown)[] =>
  errorOf(list) ? [list] : list();

const ofPractice = (folder: string, figures: FigureSource): readonly (() => unknown)[] => [
  () => loadSignatures(folder, loadPractice(folder)),
  () => loadLook(folder),
  () => loadHome(folder, figures),
];

/** Each file by itself. */
const readers = (practiceFolder: string, figures: FigureSource): readonly (() => unknown)[] => [
  ...ofPractice(practiceFolder, figures),
  () => checkRegistered(),
  ...eachOf(() => benefitSlugs().map((slug) => () => loadBenefit(slug, figures))),
  ...eachOf(() => letterSlugs().map((slug) => () => loadLetter(slug, figures))),
  ...eachOf(() => toolSlugs().map((slug) => () => loadTool(slug, figures))),
  ...eachOf(() => indicatorReaders(figures)),
  () => loadDeniedGuide(figures),
  ...plainPages.map(
    ({ name }) =>
      () =>
        loadPage(name, figures),
  ),
  () => loadFlow(figures),
  () => loadConformance(),
  () => readYaml(glossaryFile, glossarySchema),
  () => readYaml(lawChangesFile, lawChangesSchema),
];

/** What the files say of each other, and the files themselves as the build reads them. */
function readAll(practiceFolder: string, figures: FigureSource): void {
  for (const read of ofPractice(practiceFolder, figures)) read();
  const pages = publishedPages(figures);
  topicsOf(pages);
  loadLawChanges(pages.map(({ path }) => path));
  loadConformance();
}

/** A fault in the fields hides those of the text below them. */
const errorOfBody = (file: string, figures: FigureSource): ContentError | undefined =>
  file.endsWith('.md')
    ? errorOf(() => {
        const { body, firstLine } = readBody(file);
        parseSections(body, { file, firstLine, figures });
      })
    : undefined;

/** The mistakes of all content files, each once, where a build would stop at the first file. */
export function everyError(
  practiceFolder: string = defaultPracticeFolder,
  figures: FigureSource,
): FileProblem[] {
  const first = errorOf(() => readAll(practiceFolder, figures));
  if (!first) return [];
  const others = readers(practiceFolder, figures).flatMap((read) => errorOf(read) ?? []);
  const errors = [first, ...others];
  const files = new Set(errors.map(({ file }) => file));
  const inBodies = [...files].flatMap((file) => errorOfBody(file, figures) ?? []);
  const found = new Map<string, FileProblem>();
  for (const { file, problems } of [...errors, ...inBodies])
    for (const problem of problems)
      found.set(`${file}:${problem.line}: ${problem.text}`, { file, ...problem });
  return [...found.values()];
}
