import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '#content/load/content-error.ts';
import { defaultPracticeFile } from '#content/load/practice.ts';
import { readFrontMatter, readYaml } from '#content/load/read-yaml.ts';
import { dateField } from '#content/schema/fields.ts';
import { practiceFields } from '#content/schema/practice.ts';
import type { Blocker } from './blocker.ts';
import type { Written } from './blockers.ts';
import type { Review } from './review-blockers.ts';

const dated = z.object({ verifiedOn: dateField });

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

function readReview(file: string): Review {
  const { verifiedOn } = file.endsWith('.md')
    ? readFrontMatter(file, dated).data
    : readYaml(file, dated);
  return { file, verifiedOn };
}

/** Reads what the check looks at. The example values are allowed: the check is there to find them. */
export function readWritten(
  practiceFile: string = defaultPracticeFile,
  folder: string = 'content',
): Written {
  const faults: Blocker[] = [];
  const attempt = <T>(group: Blocker['group'], read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const { file, problems } = error;
      const remedy = 'corrija no arquivo e rode de novo';
      faults.push(...problems.map((problem) => ({ group, file, problem, remedy })));
      return undefined;
    }
  };
  const practice = attempt('Dados do escritório', () => readYaml(practiceFile, practiceFields));
  const reviews = textFiles(folder)
    .map((file) => attempt('Textos do site', () => readReview(file)))
    .filter((review) => review !== undefined);
  return { practiceFile, practice, reviews, faults };
}
