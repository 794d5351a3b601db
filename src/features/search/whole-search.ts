import { codeFinder } from '../indicators/code-finder.ts';
import { effectNames } from '../indicators/indicator-words.ts';
import type { KnownIndicator } from '../indicators/pack-indicators.ts';
import { type Found, finder, most, type Row } from './find.ts';

const rowOf = ({ path, code, effect }: KnownIndicator): Row => [
  path,
  'Sigla do CNIS',
  code,
  `${effectNames[effect]}.`,
  '',
];

/** All that the field of the search finds: codes of the extract first, then subjects. */
export function wholeSearch(
  rows: readonly Row[],
  learned: string,
  codes: readonly KnownIndicator[],
): (asked: string) => Found {
  const findTopics = finder(rows, learned);
  const findCodes = codeFinder(codes);
  return (asked) => {
    const { codes: told, isAll } = findCodes(asked);
    const topics = isAll ? { rows: [], isSure: true, isOpen: false } : findTopics(asked);
    return {
      rows: [...told.map(rowOf), ...topics.rows].slice(0, most),
      isSure: told.length > 0 || topics.isSure,
      isOpen: told.length === 0 && topics.isOpen,
    };
  };
}
