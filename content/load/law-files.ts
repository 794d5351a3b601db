import type { ZodType } from 'zod';
import { yearlyNormsFile, yearlyNormsSchema } from '#law/schema/yearly-norms.ts';
import { ContentError } from './content-error.ts';
import type { FileProblem } from './every-error.ts';
import { readJson } from './read-yaml.ts';

function problemsOf(file: string, schema: ZodType): FileProblem[] {
  try {
    readJson(file, schema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({ file, ...problem }));
  }
}

/** The mistakes of one file of values or of norms; none of any other. */
export async function lawFileProblems(file: string): Promise<FileProblem[]> {
  if (file === yearlyNormsFile) return yearlyNormProblems();
  const { seriesFiles } = await import('#law/schema/files.ts');
  const found = seriesFiles.get(file);
  return found ? problemsOf(file, found.schema) : [];
}

/** The mistakes of the file of the year's norms. */
export const yearlyNormProblems = (): FileProblem[] =>
  problemsOf(yearlyNormsFile, yearlyNormsSchema);

/** The mistakes of the files of values. What is loaded for it reads the norms. */
export async function seriesProblems(): Promise<FileProblem[]> {
  const { seriesFiles } = await import('#law/schema/files.ts');
  return [...seriesFiles].flatMap(([file, { schema }]) => problemsOf(file, schema));
}
