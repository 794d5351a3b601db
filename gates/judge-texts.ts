import { existsSync, readFileSync } from 'node:fs';
import type { FigureSource } from '#content/figures/figure.ts';
import { everyError, type FileProblem } from '#content/load/every-error.ts';
import { flowFile } from '#content/load/flow.ts';
import { loadGlossary } from '#content/load/glossary.ts';
import { practiceFileIn } from '#content/load/practice.ts';
import { publishedPages } from '#content/load/published-pages.ts';
import { readYaml } from '#content/load/read-yaml.ts';
import { flowSchema } from '#content/schema/flow.ts';
import type { IsoDate } from '#law/date.ts';
import { seriesFiles } from '#law/schema/files.ts';
import { mustNever } from './ethics/must-never.ts';
import { eachOnce, type Fault, placeAt } from './fault.ts';
import { unknownExplains } from './glossary/explains.ts';
import { textFaults } from './judge-text.ts';
import { figuresFor, type Judged } from './judged.ts';
import { deadLink } from './links/dead-links.ts';
import { longTexts } from './plain-language/judge.ts';
import { contentFiles, contentLines, linesOf } from './published-text/content-lines.ts';
import { interfaceTexts } from './published-text/interface-texts.ts';
import { unknownWords } from './spelling/unknown-words.ts';
import { daysToCome } from './truth/days-to-come.ts';
import { falseSentences } from './truth/false-sentences.ts';
import { uncitedInFlow } from './truth/flow-claims.ts';
import { uncitedInSource } from './truth/source-claims.ts';
import { lostSentences } from './truth/to-confirm.ts';
import { typedFigures } from './truth/typed-figures.ts';
import { wordingFaults } from './wording/find-breaches.ts';

/** Where a fault quotes what the file says, the line that says it. */
function quotedLine({ file, text }: FileProblem): number | undefined {
  // The name of a missing field may stand elsewhere in the file.
  if (text.startsWith('campo')) return undefined;
  const quoted = /“([^”]{4,})”|\{\{[^}]*\}\}/.exec(text);
  const words = quoted?.[1] ?? quoted?.[0];
  if (!words || !existsSync(file)) return undefined;
  const rows = readFileSync(file, 'utf8').split('\n');
  return rows.findIndex((row) => row.includes(words)) + 1 || undefined;
}

/** Mistakes of form, for which no page can be made. */
function formFaults({ practiceFolder, date }: Judged): Fault[] {
  const figures = figuresFor(date);
  return everyError(practiceFolder, figures).map((problem) => ({
    place: placeAt(problem.file, problem.line ?? quotedLine(problem)),
    reason: problem.text,
  }));
}

/** The practice's names and words about itself: the bar's rules hold for them as well. */
function practiceFaults(folder?: string): Fault[] {
  const file = practiceFileIn(folder);
  if (!existsSync(file)) return [];
  return linesOf(file, readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
    wordingFaults(mustNever, { place: `${file}:${line}`, text }),
  );
}

/** What the tools and the pages say from code. */
const codeFaults = (date: IsoDate): Fault[] => {
  const texts = interfaceTexts();
  return [
    ...texts.flatMap(({ page, text }) =>
      wordingFaults([...mustNever, ...falseSentences], { place: page, text }),
    ),
    ...longTexts(texts),
    ...typedFigures(
      texts.map(({ page, text }) => {
        const [, file = page, line = '0'] = /^(.*):(\d+)$/.exec(page) ?? [];
        return { file, line: Number(line), text };
      }),
      date,
    ),
    ...uncitedInSource(),
  ];
};

const misspelt = (): Fault[] =>
  unknownWords([
    ...contentLines().map(({ file, line, text }) => ({ place: `${file}:${line}`, text })),
    ...interfaceTexts().map(({ page, text }) => ({ place: page, text })),
  ]);

const ownLink = /(?:\]\(|^\s*(?:- )?[a-z]+: )(\/[a-z0-9/-]*)(#[a-z0-9-]*)?(?:\)|$)/gm;

/** Links of the texts to pages that are not there. */
const lostLinks = (paths: readonly string[]): Fault[] =>
  contentFiles()
    .filter((file) => file.endsWith('.md') || file === flowFile)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((row, index) =>
          [...row.matchAll(ownLink)]
            .filter(([, path = '']) => !paths.includes(path))
            .map(([, path = '', anchor = '']) => deadLink(`${file}:${index + 1}`, path + anchor)),
        ),
    );

/** What needs every file to be readable. */
function crossFaults(figures: FigureSource): Fault[] {
  const pages = publishedPages(figures);
  const paths = pages.map(({ path }) => path);
  return [
    ...uncitedInFlow(readYaml(flowFile, flowSchema)),
    ...lostSentences(),
    ...lostLinks(paths),
    ...unknownExplains(pages, loadGlossary(paths)),
  ];
}

/** Everything in texts, facts and code that must not be published, all at once; no page is made for it. */
export function sourceFaults(judged: Judged): Fault[] {
  const form = formFaults(judged);
  const texts = contentFiles().flatMap((file) =>
    textFaults(file, readFileSync(file, 'utf8'), judged.date),
  );
  return eachOnce([
    ...form,
    ...[...seriesFiles.keys()].flatMap((file) =>
      daysToCome(file, readFileSync(file, 'utf8'), judged.date),
    ),
    ...practiceFaults(judged.practiceFolder),
    ...texts,
    ...(form.length === 0 ? crossFaults(figuresFor(judged.date)) : []),
    ...codeFaults(judged.date),
    ...misspelt(),
  ]);
}
