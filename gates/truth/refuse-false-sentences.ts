import type { AstroIntegration } from 'astro';
import { ContentError } from '#content/load/content-error.ts';
import { type ContentLine, contentLines } from '../published-text/content-lines.ts';
import { explain, findBreaches } from '../wording/find-breaches.ts';
import { falseSentences } from './false-sentences.ts';

/** Sentences known to be false in the lines of content files, with file, line, truth and norm. */
export function refuse(lines: readonly ContentLine[]): void {
  const faults = lines.flatMap(({ file, line, text }) =>
    findBreaches(falseSentences, text).map((breach) => ({
      file,
      problem: `${file}, linha ${line}: ${explain(breach)}`,
    })),
  );
  if (faults.length === 0) return;
  throw new ContentError(
    [...new Set(faults.map(({ file }) => file))].join(', '),
    faults.map(({ problem }) => problem),
  );
}

/** Stops the build at a sentence known to be false: it must not go online even untested. */
export const refuseFalseSentences = (): AstroIntegration => ({
  name: 'refuse-false-sentences',
  hooks: { 'astro:build:start': () => refuse(contentLines()) },
});
