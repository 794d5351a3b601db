import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ContentError } from '#content/load/content-error.ts';
import { type IsoDate, isoDate } from '#law/date.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { type ContentLine, contentFiles, contentLines } from '../published-text/content-lines.ts';
import { explain, findBreaches } from '../wording/find-breaches.ts';
import { daysToCome } from './days-to-come.ts';
import { falseSentences } from './false-sentences.ts';
import { typedFigures } from './typed-figures.ts';

/** One fault of a content file, with line, truth and remedy. */
export interface TextFault {
  file: string;
  problem: string;
}

/** Sentences known to be false in the lines of content files. */
export const falseLines = (lines: readonly ContentLine[]): TextFault[] =>
  lines.flatMap(({ file, line, text }) =>
    findBreaches(falseSentences, text).map((breach) => ({
      file,
      problem: `${file}, linha ${line}: ${explain(breach)}`,
    })),
  );

/** What must not go online even untested: falsehoods, amounts typed by hand, days to come. */
export const textFaults = (date: IsoDate): TextFault[] => [
  ...falseLines(contentLines()),
  ...typedFigures(contentLines(), date),
  ...contentFiles().flatMap((file) => daysToCome(file, readFileSync(file, 'utf8'), date)),
];

/** Throws one ContentError that names every fault. */
export function refuse(faults: readonly TextFault[]): void {
  if (faults.length === 0) return;
  throw new ContentError(
    [...new Set(faults.map(({ file }) => file))].join(', '),
    faults.map(({ problem }) => problem),
  );
}

const dayOfBuild = (): IsoDate =>
  process.env.SITE_DATE ? isoDate(process.env.SITE_DATE) : todayInBrasilia(new Date());

/** Stops the build at a text that must not go online. */
export const refuseTexts = (): AstroIntegration => ({
  name: 'refuse-texts',
  hooks: { 'astro:build:start': () => refuse(textFaults(dayOfBuild())) },
});
