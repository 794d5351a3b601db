import type { IsoDate } from '#law/date.ts';
import { mustNever } from './ethics/must-never.ts';
import type { Fault } from './fault.ts';
import { strayTargets } from './links/known-targets.ts';
import { strayTelephones } from './links/telephones.ts';
import { jargon } from './plain-language/jargon.ts';
import { longTexts } from './plain-language/judge.ts';
import { brokenTables, leftMarks, repeatedHeadings, wordSigns } from './plain-language/signs.ts';
import { slips } from './plain-language/slips.ts';
import { linesOf } from './published-text/content-lines.ts';
import { uncitedClaims } from './truth/claims.ts';
import { daysToCome, impossibleDays } from './truth/days-to-come.ts';
import { wrongDurations } from './truth/duration-table.ts';
import { falseSentences } from './truth/false-sentences.ts';
import { unlistedNorms } from './truth/named-norms.ts';
import { unsummed } from './truth/summary.ts';
import { typedFigures } from './truth/typed-figures.ts';
import { wrongDays } from './truth/written-days.ts';
import { wordingFaults } from './wording/find-breaches.ts';

// A list of names is no sentence.
const listOfNames = /^\s*alsoCalled:/;

const wording = [...mustNever, ...falseSentences, ...jargon];

/** What must not be published in one content file, spelling left out; quick enough to run at each save. */
export function textFaults(file: string, source: string, date: IsoDate): Fault[] {
  const lines = linesOf(file, source);
  const rows = source.split('\n');
  return [
    ...lines.flatMap(({ line, text }) =>
      wordingFaults(wording, { place: `${file}:${line}`, text }),
    ),
    ...longTexts(
      lines
        .filter(({ line }) => !listOfNames.test(rows[line - 1] ?? ''))
        .map(({ line, text }) => ({
          page: `${file}:${line}`,
          section: '',
          kind: 'paragraph',
          text,
          inFrame: false,
        })),
    ),
    ...wordSigns(lines),
    ...leftMarks(file, source),
    ...brokenTables(file, source),
    ...slips(file, source),
    ...typedFigures(lines, date),
    ...daysToCome(file, source, date),
    ...impossibleDays(file, source, date),
    ...wrongDays(file, source),
    ...strayTargets(file, source),
    ...strayTelephones(file, source),
    ...(file.endsWith('.md')
      ? [
          ...uncitedClaims(file, source),
          ...unlistedNorms(file, source),
          ...unsummed(file, source),
          ...wrongDurations(file, source, date),
          ...repeatedHeadings(file, source),
        ]
      : []),
  ];
}
