import { mustNever } from './ethics/must-never.ts';
import { longTexts } from './plain-language/judge.ts';
import { linesOf } from './published-text/content-lines.ts';
import type { PublishedText } from './published-text/text.ts';
import { falseSentences } from './truth/false-sentences.ts';
import { explain, findBreaches } from './wording/find-breaches.ts';

/** What the gates would refuse in one content file, line by line, in Portuguese. */
export function warningsFor(file: string, source: string): string[] {
  const texts = linesOf(file, source).map(
    ({ line, text }): PublishedText => ({
      page: `${file}:${line}`,
      section: '',
      kind: 'paragraph',
      text,
      inFrame: false,
    }),
  );
  return [
    ...texts.flatMap(({ page, text }) =>
      findBreaches([...mustNever, ...falseSentences], text).map(
        (breach) => `${page}: ${explain(breach)}`,
      ),
    ),
    ...longTexts(texts),
  ];
}
