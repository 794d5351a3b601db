import { existsSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { figuresFor } from '#gates/judged.ts';
import { keysOf } from '#law/keyed.ts';
import { dateField } from '#law/schema/fields.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { loadLook } from '#texts/load/brand.ts';
import { ContentError, writtenProblem } from '#texts/load/content-error.ts';
import { fillIn } from '#texts/load/fill-in.ts';
import { loadHome } from '#texts/load/home.ts';
import {
  defaultPracticeFolder,
  loadWrittenPractice,
  practiceFileIn,
} from '#texts/load/practice.ts';
import { isChosen } from '#texts/load/publication.ts';
import { readableText, readFields, readYaml } from '#texts/load/read-yaml.ts';
import { loadSignatures, signaturesFileIn } from '#texts/load/signatures.ts';
import { fileAt } from '#texts/load/without-left-out.ts';
import { toConfirm } from '#texts/schema/fields.ts';
import { lawChangesSchema } from '#texts/schema/law-changes.ts';
import { sharedSentencesSchema } from '#texts/schema/shared-sentences.ts';
import { quotedIn } from '#texts/signing/quoted.ts';
import type { Blocker } from './blockers/blocker.ts';
import type { WaitingSentence } from './blockers/confirm-blockers.ts';
import type { Written } from './blockers/launch-blockers.ts';
import type { Review } from './blockers/review-blockers.ts';
import { everythingInUse, inUse } from './in-use.ts';

const dated = z.object({ verifiedOn: dateField, toConfirm });
const waiting = z.object({ toConfirm });
/** What a practice publishes, whatever else its file says wrong. */
const choices = z.object({
  publish: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});

/**
 * Every text below the folder: a new one is covered without anyone remembering. The lists that lie in
 * the folder itself (practice, glossary, changes of law) are dated by the pages that show them.
 */
const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\/.+\.(?:md|yaml)$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();

const named = (file: string, sentences: z.infer<typeof toConfirm>): WaitingSentence[] => {
  const figures = figuresFor(dayOfBuild());
  return sentences.map(({ open, ...sentence }) => ({
    file,
    ...sentence,
    open: fillIn(open, file, figures),
  }));
};

function readText(file: string): Review & { waiting: WaitingSentence[] } {
  const { verifiedOn, toConfirm: own } = readFields(file, dated);
  return { file, verifiedOn, waiting: named(file, own) };
}

/** Lists without a date of their own: what each of their entries says, and where it is shown. */
const lists = {
  'law-changes': (file: string) =>
    readYaml(file, lawChangesSchema).changes.map(({ what, pages }) => ({
      said: what,
      isShown: (isOurs: (text: string) => boolean) => pages.some((href) => isOurs(fileAt(href))),
    })),
  'shared-sentences': (file: string) =>
    readYaml(file, sharedSentencesSchema).sentences.map(({ key, text }) => ({
      said: text,
      isShown: (_: unknown, texts: readonly string[]) =>
        texts.some((one) => readableText(one)?.includes(`{{regra.${key}}}`)),
    })),
};

/** The sentences of a list that some text of the practice shows; one that no entry says stays, to be found. */
function readList(
  name: keyof typeof lists,
  folder: string,
  isOurs: (text: string) => boolean,
  texts: readonly string[],
): WaitingSentence[] {
  const file = `${folder}/${name}.yaml`;
  if (!existsSync(file)) return [];
  const entries = lists[name](file);
  return named(file, readYaml(file, waiting).toConfirm).filter(({ says }) => {
    const own = entries.filter(({ said }) => quotedIn(said, says) !== undefined);
    return own.length === 0 || own.some(({ isShown }) => isShown(isOurs, texts));
  });
}

/** Reads what the check looks at, of the texts that the practice publishes. The example values are allowed: the check is there to find them. */
export function readWritten(
  practiceFolder: string = defaultPracticeFolder,
  folder: string = 'content',
): Written {
  const practiceFile = practiceFileIn(practiceFolder);
  const faults: Blocker[] = [];
  const attempt = <T>(group: Blocker['group'], read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const { file, problems } = error;
      const remedy = 'corrija no arquivo e rode de novo';
      const told = problems.map(writtenProblem);
      faults.push(
        ...told
          .filter((one) => !faults.some((known) => known.file === file && known.problem === one))
          .map((problem) => ({ group, file, problem, remedy })),
      );
      return undefined;
    }
  };
  const practice = attempt('Dados do escritório', () => loadWrittenPractice(practiceFolder));
  const figures = figuresFor(dayOfBuild());
  attempt('Dados do escritório', () => loadLook(practiceFolder));
  attempt('Dados do escritório', () => loadHome(practiceFolder, figures));
  const choice = practice ?? attempt('Dados do escritório', () => readYaml(practiceFile, choices));
  const reviews = textFiles(folder)
    .map((file) => attempt('Textos do site', () => readText(file)))
    .filter((review) => review !== undefined);
  const isOurs = (file: string) => !choice || isChosen(file, choice);
  const chosen = reviews.filter(({ file }) => isOurs(file));
  const texts = chosen.map(({ file }) => file);
  const ofLists = keysOf(lists).flatMap(
    (name) => attempt('Textos do site', () => readList(name, folder, isOurs, texts)) ?? [],
  );
  const sentences = [...chosen.flatMap(({ waiting: own }) => own), ...ofLists];
  const signatures =
    (practice && attempt('Assinaturas', () => loadSignatures(practiceFolder, practice))) ?? [];
  const signaturesFile = signaturesFileIn(practiceFolder);
  return {
    practiceFile,
    practice,
    reviews: chosen,
    toConfirm: sentences,
    signatures,
    signaturesFile,
    // A text that cannot be read is told above.
    inUse: () =>
      attempt('Textos do site', () => inUse(choice ?? {}, texts, figures)) ?? everythingInUse,
    faults,
  };
}
