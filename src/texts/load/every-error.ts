import type { FigureSource } from '../figures/figure.ts';
import { parseSections } from '../markdown/parse.ts';
import { routesFile } from '../paths.ts';
import { plainPages } from '../registry.ts';
import { glossarySchema } from '../schema/glossary.ts';
import { lawChangesSchema } from '../schema/law-changes.ts';
import { sharedSentencesFile } from '../schema/shared-sentences.ts';
import { benefitSlugs, benefitsFolder, loadBenefit } from './benefits.ts';
import { brandFileIn, loadLook } from './brand.ts';
import { conformanceFile, loadConformance } from './conformance.ts';
import { type ContentError, errorOf, type FileProblem } from './content-error.ts';
import { flowFile, loadFlow } from './flow.ts';
import { glossaryFile } from './glossary.ts';
import { deniedGuideFile, loadDeniedGuide } from './guide.ts';
import { homeFileIn, loadHome } from './home.ts';
import { indicatorReaders, indicatorsFolder } from './indicators.ts';
import { lawChangesFile, loadLawChanges } from './law-changes.ts';
import { letterSlugs, lettersFolder, loadLetter, loadRoutes } from './letters.ts';
import { checkRegistered, loadPage, pagesFolder } from './page.ts';
import { defaultPracticeFolder, loadPractice, practiceFileIn } from './practice.ts';
import { type PublishedPage, publishedPages } from './published-pages.ts';
import { readBody, readYaml, sharedSentences } from './read-yaml.ts';
import { loadResults, resultSlugs, resultsFile } from './results.ts';
import { loadSignatures, signaturesFileIn } from './signatures.ts';
import { loadTool, toolSlugs, toolsFolder } from './tools.ts';
import { topicsOf } from './topics.ts';
import { loadWords, wordsFile } from './words.ts';

interface Reader {
  readonly file: string;
  readonly read: () => unknown;
}

/** Each file of a folder by itself; a name or a shared file that stops the listing, alone. */
const eachOf = (folder: string, list: () => readonly Reader[]): readonly Reader[] =>
  errorOf(list) ? [{ file: folder, read: list }] : list();

const eachText = (
  folder: string,
  slugs: () => string[],
  load: (slug: string) => unknown,
): readonly Reader[] =>
  eachOf(folder, () =>
    slugs().map((slug) => ({ file: `${folder}/${slug}.md`, read: () => load(slug) })),
  );

const ofPractice = (folder: string, figures: FigureSource): readonly Reader[] => [
  { file: practiceFileIn(folder), read: () => loadPractice(folder) },
  { file: signaturesFileIn(folder), read: () => loadSignatures(folder, loadPractice(folder)) },
  { file: brandFileIn(folder), read: () => loadLook(folder) },
  { file: homeFileIn(folder), read: () => loadHome(folder, figures) },
];

const resultReaders = (): readonly Reader[] =>
  resultSlugs().map((slug) => ({ file: resultsFile(slug), read: () => loadResults(slug) }));

const readers = (practiceFolder: string, figures: FigureSource): readonly Reader[] => [
  ...ofPractice(practiceFolder, figures),
  { file: pagesFolder, read: () => checkRegistered() },
  ...eachText(benefitsFolder, benefitSlugs, (slug) => loadBenefit(slug, figures)),
  ...eachText(lettersFolder, letterSlugs, (slug) => loadLetter(slug, figures)),
  ...eachText(toolsFolder, toolSlugs, (slug) => loadTool(slug, figures)),
  ...eachOf(indicatorsFolder, () => indicatorReaders(figures)),
  ...resultReaders(),
  { file: routesFile, read: () => loadRoutes(figures) },
  { file: deniedGuideFile, read: () => loadDeniedGuide(figures) },
  ...plainPages.map(({ name }) => ({
    file: `${pagesFolder}/${name}.md`,
    read: () => loadPage(name, figures),
  })),
  { file: flowFile, read: () => loadFlow(figures) },
  { file: conformanceFile, read: () => loadConformance() },
  { file: glossaryFile, read: () => readYaml(glossaryFile, glossarySchema) },
  { file: lawChangesFile, read: () => readYaml(lawChangesFile, lawChangesSchema) },
  { file: sharedSentencesFile, read: sharedSentences },
  { file: wordsFile, read: () => loadWords() },
];

/** What the files say of each other, and the files themselves as the build reads them. */
function readAll(practiceFolder: string, figures: FigureSource): readonly PublishedPage[] {
  for (const { read } of [...ofPractice(practiceFolder, figures), ...resultReaders()]) read();
  const pages = publishedPages(figures);
  topicsOf(pages);
  loadLawChanges(pages.map(({ path }) => path));
  loadConformance();
  loadWords();
  return pages;
}

/** A fault in the fields hides those of the text below them. */
const errorOfBody = (file: string, figures: FigureSource): ContentError | undefined =>
  file.endsWith('.md')
    ? errorOf(() => {
        const { body, firstLine } = readBody(file);
        parseSections(body, { file, firstLine, figures });
      })
    : undefined;

/** Each mistake once, those of the texts below faulty fields included. */
function eachOnce(errors: readonly ContentError[], figures: FigureSource): FileProblem[] {
  const files = new Set(errors.map(({ file }) => file));
  const inBodies = [...files].flatMap((file) => errorOfBody(file, figures) ?? []);
  const found = new Map<string, FileProblem>();
  for (const { file, problems } of [...errors, ...inBodies])
    for (const problem of problems)
      found.set(`${file}:${problem.line}: ${problem.text}`, { file, ...problem });
  return [...found.values()];
}

/** The mistakes of all content files, each once, where a build stops at the first file; the pages if there is none. */
export function everyError(
  practiceFolder: string = defaultPracticeFolder,
  figures: FigureSource,
): { problems: FileProblem[]; pages: readonly PublishedPage[] } {
  let pages: readonly PublishedPage[] = [];
  const first = errorOf(() => {
    pages = readAll(practiceFolder, figures);
  });
  if (!first) return { problems: [], pages };
  const others = readers(practiceFolder, figures).flatMap(({ read }) => errorOf(read) ?? []);
  return { problems: eachOnce([first, ...others], figures), pages };
}

/** The mistakes of one file, as far as it tells them alone. */
export function errorsOfFile(
  file: string,
  practiceFolder: string = defaultPracticeFolder,
  figures: FigureSource,
): FileProblem[] {
  const own = readers(practiceFolder, figures).filter(
    (reader) => reader.file === file || file.startsWith(`${reader.file}/`),
  );
  const errors = own.flatMap(({ read }) => errorOf(read) ?? []);
  return eachOnce(errors, figures).filter((problem) => problem.file === file);
}
