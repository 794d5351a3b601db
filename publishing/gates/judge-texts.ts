import { existsSync, readFileSync } from 'node:fs';
import type { IsoDate } from '#law/date.ts';
import { seriesFiles } from '#law/schema/files.ts';
import type { FileProblem } from '#texts/load/content-error.ts';
import { errorsOfFile, everyError } from '#texts/load/every-error.ts';
import { flowFile } from '#texts/load/flow.ts';
import { loadGlossary } from '#texts/load/glossary.ts';
import { lawFileProblems } from '#texts/load/law-files.ts';
import { letterSlugs, lettersFolder } from '#texts/load/letters.ts';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { readableText, readFrontMatter, readYaml, withShared } from '#texts/load/read-yaml.ts';
import { resultsFolder } from '#texts/load/results.ts';
import { signaturesFileIn } from '#texts/load/signatures.ts';
import { wordsFile } from '#texts/load/words.ts';
import { flowSchema } from '#texts/schema/flow.ts';
import { letterSchema } from '#texts/schema/letter.ts';
import { problemsOfResults } from '#tools/sentences/check-results.ts';
import { mustNever } from './ethics/must-never.ts';
import { eachOnce, type Fault, lineSaying, placeAt, readPlace } from './fault.ts';
import { unknownExplains } from './glossary/explains.ts';
import { textFaults } from './judge-text.ts';
import { figuresFor, type Judged } from './judged.ts';
import { deadLink } from './links/dead-links.ts';
import { sharedKeys } from './links/letter-keys.ts';
import { benefitTexts, unlinkedNeighbours } from './links/neighbours.ts';
import { sameNames } from './links/same-names.ts';
import { longTexts } from './plain-language/judge.ts';
import { wordSigns } from './plain-language/signs.ts';
import {
  type ContentLine,
  contentFiles,
  contentLines,
  linesIn,
  linesOf,
  practiceFiles,
} from './published-text/content-lines.ts';
import { interfaceTexts, textsOfSource } from './published-text/interface-texts.ts';
import type { PublishedText } from './published-text/text.ts';
import { unreadFiles } from './published-text/unread-files.ts';
import { unsharedSentences } from './published-text/unshared-sentences.ts';
import { lostAccents } from './spelling/lost-accents.ts';
import { type SpelledText, unknownWords, wronglyAccepted } from './spelling/unknown-words.ts';
import { daysToCome, impossibleDays } from './truth/days-to-come.ts';
import { falseSentences } from './truth/false-sentences.ts';
import { uncitedInFlow } from './truth/flow-claims.ts';
import { uncitedInSource } from './truth/source-claims.ts';
import { straySignatures } from './truth/stray-signatures.ts';
import { lostSentences } from './truth/to-confirm.ts';
import { typedFigures } from './truth/typed-figures.ts';
import { wordingFaults } from './wording/find-breaches.ts';

/** Where a fault quotes what the file says, the line that says it. */
function quotedLine({ file, text }: FileProblem): number | undefined {
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  if (text.startsWith('campo')) {
    // The name of a missing field may stand elsewhere in the file. What is there twice is blamed below.
    const [, name, value] = /^campo “(?:[\w.]+\.)?([a-z][\w-]*)”: .*?“([^”]+)”/i.exec(text) ?? [];
    if (value === undefined) return undefined;
    const saysIt = (row: string) =>
      row
        .split(value)
        .slice(1)
        .some((rest) => !/^[\w/-]/.test(rest));
    const rows = source.split('\n');
    return rows.findLastIndex((row) => row.includes(`${name}:`) && saysIt(row)) + 1 || undefined;
  }
  const quoted = /“([^”]{4,})”|\{\{[^}]*\}\}/.exec(text);
  const words = quoted?.[1] ?? quoted?.[0];
  return words ? lineSaying(source, words) : undefined;
}

const toldAtLine = (problem: FileProblem): Fault => ({
  place: placeAt(problem.file, problem.line ?? quotedLine(problem)),
  reason: problem.text,
});

/** The practice's names, and its words about itself: they are published like all others. */
function practiceFaults({ practiceFolder = defaultPracticeFolder, date }: Judged): Fault[] {
  const signed = signaturesFileIn(practiceFolder);
  return [
    ...practiceFiles(practiceFolder).flatMap((file) => ownFaults(file, date)),
    ...(existsSync(signed) ? straySignatures(signed, readFileSync(signed, 'utf8'), date) : []),
  ];
}

/** A text as it is read, with the sentences that it shares; a name that is not known is told elsewhere. */
function wholeText(file: string, text: string): string {
  try {
    return withShared(file, text);
  } catch {
    return text;
  }
}

const lineOf = ({ page, text }: PublishedText): ContentLine => {
  const { file, line = 0 } = readPlace(page);
  return { file, line, text };
};

/** What is said beside the answers of a visitor. */
const saidFaults = (texts: readonly PublishedText[], date: IsoDate): Fault[] => [
  ...texts.flatMap(({ page, text }) =>
    wordingFaults([...mustNever, ...falseSentences], { place: page, text }),
  ),
  ...longTexts(texts),
  ...typedFigures(texts.map(lineOf), date),
];

/** What one file says that must not be published. A list of names, numbers or words has no sentences. */
function ownFaults(file: string, date: IsoDate): Fault[] {
  const text = readableText(file);
  if (text === undefined) return [];
  const source = wholeText(file, text);
  if (file.endsWith('.json')) return saidFaults(textsOfSource(file, source), date);
  const isList = file === wordsFile || file.endsWith('practice.yaml');
  if (!isList) return textFaults(file, source, date);
  const lines = linesOf(file, source);
  return [
    ...lines.flatMap(({ line, text }) =>
      wordingFaults(mustNever, { place: `${file}:${line}`, text }),
    ),
    ...wordSigns(lines),
    ...daysToCome(file, source, date),
    ...impossibleDays(file, source, date),
  ];
}

/** What the tools and the pages say from code. */
const codeFaults = (date: IsoDate): Fault[] => [
  ...saidFaults(interfaceTexts(), date),
  ...uncitedInSource(),
];

const spelled = ({ file, line, text }: ContentLine): SpelledText => ({
  place: `${file}:${line}`,
  text,
});

const spelledInCode = (): SpelledText[] =>
  interfaceTexts().map(({ page, text }) => ({ place: page, text }));

const ownLink = /(?:\]\(|^\s*(?:- )?[a-z]+: )(\/(?!dados\/)[^\s#()]*)(#[a-z0-9-]*)?(?:\)|$)/gm;

const lostLinks = (paths: readonly string[]): Fault[] =>
  contentFiles()
    .filter((file) => file.endsWith('.md') || file === flowFile || file.startsWith(resultsFolder))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((row, index) =>
          [...row.matchAll(ownLink)]
            .filter(([, path = '']) => !paths.includes(path))
            .map(([, path = '', anchor = '']) => deadLink(`${file}:${index + 1}`, path + anchor)),
        ),
    );

const lettersWritten = () =>
  letterSlugs().map((slug) => {
    const file = `${lettersFolder}/${slug}.md`;
    const source = readFileSync(file, 'utf8');
    return { ...readFrontMatter(file, letterSchema).data, file, source };
  });

/** What needs every file to be readable. */
function crossFaults(pages: readonly PublishedPage[]): Fault[] {
  const paths = pages.map(({ path }) => path);
  return [
    ...uncitedInFlow(readYaml(flowFile, flowSchema)),
    ...lostSentences(),
    ...unsharedSentences(),
    ...lostAccents(contentLines().map(spelled)),
    ...lostLinks(paths),
    ...sharedKeys(lettersWritten()),
    ...sameNames(
      contentFiles()
        .filter((file) => file.endsWith('.md'))
        .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    ),
    ...unlinkedNeighbours(benefitTexts()),
    ...unknownExplains(pages, loadGlossary(paths)),
  ];
}

const resultFaults = (): Fault[] => problemsOfResults().map(toldAtLine);

function contentFaults(judged: Judged): Fault[] {
  const { problems, pages } = everyError(judged.practiceFolder, figuresFor(judged.date));
  return [
    // Mistakes of form, for which no page can be made.
    ...problems.map(toldAtLine),
    ...unreadFiles(judged.practiceFolder),
    ...resultFaults(),
    ...practiceFaults(judged),
    ...[...contentFiles(), wordsFile]
      .filter((file) => existsSync(file))
      .flatMap((file) => ownFaults(file, judged.date)),
    ...(problems.length === 0 ? crossFaults(pages) : []),
  ];
}

/** Everything in texts, facts and code that must not be published, all at once; no page is made for it. */
export function sourceFaults(judged: Judged): Fault[] {
  return eachOnce([
    ...contentFaults(judged),
    ...[...seriesFiles.keys()].flatMap((file) =>
      daysToCome(file, readFileSync(file, 'utf8'), judged.date),
    ),
    ...codeFaults(judged.date),
    ...unknownWords([...contentLines().map(spelled), ...spelledInCode()]),
    ...wronglyAccepted(wordsFile),
  ]);
}

function spellingFaults(file: string): Fault[] {
  if (file === wordsFile) return wronglyAccepted(file);
  const isSaid = file.endsWith('.json');
  const said = isSaid ? textsOfSource(file, readableText(file) ?? '').map(lineOf) : linesIn(file);
  const lines = file.startsWith('content/') ? said : [];
  return lines.length > 0 ? unknownWords(lines.map(spelled)) : [];
}

/** The same of one file, as far as it tells alone; without spelling at once, for somebody who is writing. */
export const fileFaults = (
  file: string,
  { practiceFolder, date }: Judged,
  { isSpelled }: { isSpelled: boolean },
): Fault[] =>
  eachOnce([
    ...errorsOfFile(file, practiceFolder, figuresFor(date)).map(toldAtLine),
    ...ownFaults(file, date),
    ...(isSpelled ? spellingFaults(file) : []),
  ]);

/** The same after one file was changed, or is gone: what it says, and what all texts say of each other now. */
export const changeFaults = (file: string, judged: Judged): Fault[] =>
  eachOnce([
    ...contentFaults(judged),
    ...(existsSync(file)
      ? [
          ...errorsOfFile(file, judged.practiceFolder, figuresFor(judged.date)).map(toldAtLine),
          ...(file.endsWith('.json') ? ownFaults(file, judged.date) : []),
          ...spellingFaults(file),
        ]
      : []),
  ]);

/** The same of a file of values or of norms. */
export async function lawFaults(file: string, date: IsoDate): Promise<Fault[]> {
  const problems = await lawFileProblems(file);
  return [...problems.map(toldAtLine), ...daysToCome(file, readFileSync(file, 'utf8'), date)];
}
