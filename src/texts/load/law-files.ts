import { readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { correctionSchema, correctionTable } from '#law/schema/correction.ts';
import type { BrokenTie } from '#law/schema/tie.ts';
import { yearlyNormsFile, yearlyNormsSchema } from '#law/schema/yearly-norms.ts';
import type { WrittenSeries } from '#law/written.ts';
import { type FileProblem, problemsOf } from './content-error.ts';
import { readJson } from './read-yaml.ts';

const problemsIn = (file: string, schema: ZodType): FileProblem[] =>
  problemsOf(() => readJson(file, schema));

/** The mistakes of one file of values or of norms, and of values held against it; none of any other. */
export async function lawFileProblems(file: string): Promise<FileProblem[]> {
  if (file === yearlyNormsFile) return yearlyNormProblems();
  const { seriesFiles } = await import('#law/schema/files.ts');
  const ties = await tiesOfToday();
  const held = ties.filter(({ beside }) => beside === file).map((tie) => tie.file);
  return [...new Set([file, ...held])].flatMap((one) => {
    const schema = seriesFiles.get(one)?.schema;
    return schema ? problemsIn(one, withTies(one, schema, ties)) : [];
  });
}

function written(file: string): WrittenSeries<string> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What the files do not say together, as they are written now. */
async function tiesOfToday(): Promise<BrokenTie[]> {
  const { brokenTies } = await import('#law/schema/ties.ts');
  const { inpcOf } = await import('#law/salary-correction.ts');
  const { citedNorm, isCitationKey } = await import('#law/citations.ts');
  return brokenTies(written, inpcOf, (key) =>
    isCitationKey(key) ? citedNorm(key).norm.name : undefined,
  );
}

/** The same schema, which refuses a value too that the others of its year cannot stand beside. */
const withTies = (file: string, schema: ZodType, ties: readonly BrokenTie[]): ZodType =>
  schema.superRefine((_, { addIssue, issues }) => {
    // What is not even a value is told of once.
    const isFaulty = (index: number) => issues.some(({ path }) => path?.[1] === index);
    for (const tie of ties.filter((one) => one.file === file && !isFaulty(one.index)))
      addIssue({
        code: 'custom',
        path: ['values', tie.index, tie.field ?? 'value'],
        message: tie.message,
      });
  });

export const yearlyNormProblems = (): FileProblem[] =>
  problemsIn(yearlyNormsFile, yearlyNormsSchema);

export const correctionProblems = (): FileProblem[] =>
  problemsIn(correctionTable, correctionSchema);

/** The mistakes of the files of values. What is loaded for it reads the norms. */
export async function seriesProblems(): Promise<FileProblem[]> {
  const { seriesFiles } = await import('#law/schema/files.ts');
  const ties = await tiesOfToday();
  return [...seriesFiles].flatMap(([file, { schema }]) =>
    problemsIn(file, withTies(file, schema, ties)),
  );
}
