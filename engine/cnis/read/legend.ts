import type { LegendEntry, Unread } from '../extract.ts';
import { inReadingOrder } from './codes.ts';
import { inRuns } from './in-runs.ts';
import { byLine, centreOf, type Piece } from './lines.ts';
import { parseCode, plain } from './values.ts';

interface LegendColumn {
  /** Codes begin before this, descriptions after it; and where the column ends. */
  readonly descriptions: number;
  readonly end: number;
}

/** Lines of one description follow each other no farther apart. */
const nextLine = 12;

/** A code of two lines stands half a line above and below its description. */
const halfLine = 5.5;

/** A code beside a line of its description stands on the same height. */
const sameHeight = 2;

function columnsOf(heading: readonly Piece[]): LegendColumn[] {
  const codes = heading.filter(({ text }) => plain(text) === 'indicador');
  const descriptions = heading.filter(({ text }) => plain(text) === 'descricao');
  if (codes.length === 0 || codes.length !== descriptions.length) return [];
  return descriptions.map(({ x }, index) => {
    const code = codes[index];
    const next = codes[index + 1];
    const nextDescription = descriptions[index + 1];
    // A code is centred below its heading and may be as wide as its column.
    const end =
      next && nextDescription
        ? next.x - (nextDescription.x - next.x) / 4
        : Number.POSITIVE_INFINITY;
    return { descriptions: code ? (code.end + x) / 2 : x, end };
  });
}

/** Lines that follow one another. */
const paragraphsOf = (pieces: readonly Piece[]): [Piece, ...Piece[]][] =>
  inRuns(pieces, ({ y, place }, run) => {
    const last = run.at(-1) ?? run[0];
    return last.place.page !== place.page || y - last.y > nextLine;
  });

interface Code {
  text: string;
  /** Heights of its pieces: a long code is broken after a hyphen. */
  readonly pieces: Piece[];
}

function codesOf(pieces: readonly Piece[]): Code[] {
  const codes: Code[] = [];
  for (const piece of pieces) {
    const last = codes.at(-1);
    if (last?.text.endsWith('-')) {
      last.text += piece.text;
      last.pieces.push(piece);
    } else codes.push({ text: piece.text, pieces: [piece] });
  }
  return codes;
}

/** The code of each line of a paragraph, where it can be told; undefined where it cannot. */
function ownersOf(
  lines: readonly [Piece, ...Piece[]],
  codes: readonly Code[],
): (Code | undefined)[] {
  const top = lines[0].y - halfLine;
  const bottom = (lines.at(-1)?.y ?? 0) + halfLine;
  const within = codes.filter(({ pieces }) =>
    pieces.some(({ y, place }) => place.page === lines[0].place.page && y > top && y < bottom),
  );
  if (within.length === 1) return lines.map(() => within[0]);
  const starts = lines.map((line) =>
    within.find(({ pieces }) => Math.abs((pieces[0]?.y ?? 0) - line.y) <= sameHeight),
  );
  // Several entries without a gap: each begins on the line on which its code stands.
  if (!starts[0] || starts.filter(Boolean).length !== within.length)
    return lines.map(() => undefined);
  let owner: Code | undefined;
  return starts.map((start) => {
    owner = start ?? owner;
    return owner;
  });
}

function entriesOf(
  pieces: readonly Piece[],
  column: LegendColumn,
  unread: Unread[],
): LegendEntry[] {
  const codes = codesOf(pieces.filter(({ x }) => x < column.descriptions));
  const descriptions = new Map<Code, string[]>();
  for (const paragraph of paragraphsOf(pieces.filter(({ x }) => x >= column.descriptions))) {
    const owners = ownersOf(paragraph, codes);
    for (const [index, { text, place }] of paragraph.entries()) {
      const owner = owners[index];
      if (owner) descriptions.set(owner, [...(descriptions.get(owner) ?? []), text]);
      else unread.push({ text, why: 'ambiguous', place });
    }
  }
  return codes.flatMap((code) => {
    const place = code.pieces[0]?.place ?? { page: 1, line: 1 };
    const description = descriptions.get(code)?.join(' ');
    if (parseCode(code.text) && description) return [{ code: code.text, description, place }];
    const text = description ? `${code.text} ${description}` : code.text;
    unread.push({ text, why: 'unknown', place });
    return [];
  });
}

/** "Legenda de Indicadores": what the INSS itself says of the codes that stand in this extract. */
export function readLegend(pieces: readonly Piece[], unread: Unread[]): LegendEntry[] {
  let columns: LegendColumn[] = [];
  const byColumn = new Map<number, Piece[]>();
  for (const line of byLine(pieces)) {
    const heading = columnsOf(line);
    if (heading.length > 0) columns = heading;
    for (const piece of heading.length > 0 ? [] : line) {
      const at = columns.findIndex(({ end }) => centreOf(piece) < end);
      if (at < 0) unread.push({ text: piece.text, why: 'unknown', place: piece.place });
      else byColumn.set(at, [...(byColumn.get(at) ?? []), piece]);
    }
  }
  return [...byColumn].flatMap(([at, ofColumn]) => {
    const column = columns[at];
    return column ? entriesOf(inReadingOrder(ofColumn), column, unread) : [];
  });
}
