import { readFileSync } from 'node:fs';
import { sharedSentences } from '#texts/load/read-yaml.ts';
import { sharedSentence, sharedSentencesFile } from '#texts/schema/shared-sentences.ts';
import type { Fault } from '../fault.ts';
import { contentFiles } from './content-lines.ts';

/** Shared sentences that no text writes: nobody reads them, and no gate judges what is on no page. */
export function unsharedSentences(
  texts: readonly string[] = contentFiles().map((file) => readFileSync(file, 'utf8')),
): Fault[] {
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(sharedSentence)].map(([, key]) => key)),
  );
  const rows = readFileSync(sharedSentencesFile, 'utf8').split('\n');
  return [...sharedSentences().keys()]
    .filter((key) => !used.has(key))
    .map((key) => ({
      place: `${sharedSentencesFile}:${rows.findIndex((row) => row.trim().endsWith(`key: ${key}`)) + 1}`,
      reason: `nenhum texto usa a frase “${key}”, e ela não aparece no site.`,
      remedy: `Escreva {{regra.${key}}} onde ela deve estar, ou apague a frase daqui.`,
    }));
}
