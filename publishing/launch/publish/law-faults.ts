import { readFileSync } from 'node:fs';
import { type Fault, placeAt } from '#gates/fault.ts';
import { correctionTable } from '#law/schema/correction.ts';
import { yearlyNormsFile } from '#law/schema/yearly-norms.ts';
import type { FileProblem } from '#texts/load/content-error.ts';
import { correctionProblems, seriesProblems, yearlyNormProblems } from '#texts/load/law-files.ts';
import { standIn } from '../stand-in.ts';

/** The keys alone: no text is blamed for naming a norm whose entry is faulty. */
function blankNorms(): string {
  const keys = readFileSync(yearlyNormsFile, 'utf8').matchAll(/"key":\s*"([^"]+)"/g);
  return JSON.stringify({
    norms: [...keys].map(([, key]) => ({ key, name: key, url: 'https://www.gov.br' })),
  });
}

/**
 * The mistakes of the files of the law. Before any program reads them: what does so afterwards finds
 * a blank in place of a faulty one, so that the texts can be judged in the same run.
 */
export async function lawFaults(): Promise<Fault[]> {
  const inNorms = yearlyNormProblems();
  if (inNorms.length > 0) standIn(yearlyNormsFile, blankNorms());
  const inCorrection = correctionProblems();
  if (inCorrection.length > 0)
    standIn(correctionTable, '{ "isChecked": false, "from": "1994-07", "years": {} }');
  const inSeries = await seriesProblems();
  const { seriesFiles } = await import('#law/schema/files.ts');
  for (const file of new Set(inSeries.map((problem) => problem.file))) {
    const values = [
      { from: '1900-01-01', value: seriesFiles.get(file)?.blank, source: 'constituicao-7-iv' },
    ];
    standIn(file, JSON.stringify({ name: file, unit: '', values }));
  }
  return [...inNorms, ...inCorrection, ...inSeries].map(
    ({ file, line, text }: FileProblem): Fault => ({
      place: placeAt(file, line),
      reason: text,
    }),
  );
}
