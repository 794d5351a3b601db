import { indicatorFinder } from '#cnis/indicators/find-indicator.ts';
import { effectNames } from '#features/indicators/indicator-words.ts';
import type { KnownIndicator } from '#features/indicators/pack-indicators.ts';
import { withoutAccents } from '#words/accents.ts';
import type { Row } from './find.ts';

/** "prec menor-min" and "PREC-MENOR-MIN" are one code. */
const squeezed = (text: string): string =>
  withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

const rowOf = ({ path, code, effect, others }: KnownIndicator): Row => [
  path,
  'Sigla do CNIS',
  code,
  `${effectNames[effect]}.`,
  '',
  others.join(', '),
];

/** What was asked for among the codes of the extract. */
export interface FoundCodes {
  readonly rows: readonly Row[];
  /** Nothing else was asked. */
  readonly isAll: boolean;
}

/**
 * Finds codes of the extract: by their first parts, where nothing else was asked ("prec-fbr"), or
 * whole among other words. Never by the half of a part: codes look like words, and are none.
 */
export function codeFinder(table: readonly KnownIndicator[]): (asked: string) => FoundCodes {
  const find = indicatorFinder(table);
  const beginnings = new Map<string, Set<KnownIndicator>>();
  for (const entry of table) {
    for (const name of [entry.code, ...entry.others]) {
      const parts = name.split(/[-_]/);
      for (const [index] of parts.entries()) {
        const beginning = squeezed(parts.slice(0, index + 1).join(''));
        beginnings.set(beginning, (beginnings.get(beginning) ?? new Set()).add(entry));
      }
    }
  }
  return (asked) => {
    const whole = find(asked);
    const begun = whole ? [whole] : [...(beginnings.get(squeezed(asked)) ?? [])];
    if (begun.length > 0) return { rows: begun.map(rowOf), isAll: true };
    const said = asked.split(/[^\p{L}\p{N}_-]+/u).flatMap((word) => find(word) ?? []);
    return { rows: [...new Set(said)].map(rowOf), isAll: false };
  };
}
