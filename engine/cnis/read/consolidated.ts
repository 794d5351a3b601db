import { grouped } from '#rules/grouped.ts';
import { monthNames } from '#words/months.ts';
import type { ConsolidatedMonth, Unread } from '../extract.ts';
import { byLine, centreOf, type Piece, report } from './lines.ts';
import { parseAmount, parseMonth, plain } from './values.ts';

const headingWords = new Set(['ano', ...monthNames]);

export const yearPattern = /^(?:19|20|21)\d{2}$/;

/** Where the amounts of a month end on the page, to the right. */
interface MonthBand {
  readonly number: number;
  readonly end: number;
}

/** The bands between the names of the months; undefined where not all twelve stand in order. */
function bandsOf(heading: readonly Piece[]): MonthBand[] | undefined {
  const months = heading.filter(({ text }) => monthNames.includes(plain(text)));
  if (months.map(({ text }) => plain(text)).join() !== monthNames.join()) return undefined;
  return months.map((piece, index) => {
    const next = months[index + 1];
    return { number: index + 1, end: next ? (piece.end + next.x) / 2 : Number.POSITIVE_INFINITY };
  });
}

function readLine(
  [year, ...amounts]: readonly Piece[],
  bands: readonly MonthBand[],
  unread: Unread[],
): ConsolidatedMonth[] {
  const numberOf = (piece: Piece) => bands.find(({ end }) => centreOf(piece) < end)?.number;
  return [...grouped(amounts, numberOf)].flatMap(([number = 0, pieces]) => {
    const [piece] = pieces;
    const base = pieces.length === 1 && piece ? parseAmount(piece.text) : undefined;
    const month = parseMonth(`${String(number).padStart(2, '0')}/${year?.text}`);
    if (piece && base !== undefined && month) return [{ month, base, place: piece.place }];
    report(pieces, pieces.length === 1 ? 'unknown' : 'ambiguous', unread);
    return [];
  });
}

/** "Valores Consolidados por Ano Civil": one line a year, its heading perhaps again on each page. */
export function readConsolidated(pieces: readonly Piece[], unread: Unread[]): ConsolidatedMonth[] {
  let bands: MonthBand[] | undefined;
  return byLine(pieces).flatMap((line) => {
    const heading = bandsOf(line);
    if (heading) bands = heading;
    const rest = heading ? line.filter(({ text }) => !headingWords.has(plain(text))) : line;
    const year = rest[0] && yearPattern.test(rest[0].text);
    if (bands && year) return readLine(rest, bands, unread);
    report(rest, 'unknown', unread);
    return [];
  });
}
