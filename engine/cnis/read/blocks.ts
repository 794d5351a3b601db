import type { Identity, IdentityDraft, Place, Unread } from '../extract.ts';
import { type PageFurniture, withoutFurniture } from './furniture.ts';
import { columnOf, type Heading, joinWords, modelHeading, readHeading } from './heading.ts';
import { isIdentityLine, readIdentity } from './identity.ts';
import { type Line, type Piece, report } from './lines.ts';
import { plain } from './values.ts';

/** Lines that belong to one part of the extract, without what stands on every page. */
export interface Block {
  readonly kind: 'relation' | 'indicators' | 'grid' | 'consolidated' | 'legend';
  readonly heading?: Heading;
  /** "Remunerações Décimo Terceiro": what stands there as a month is none. */
  readonly isOfThirteenths?: true;
  /** A grid without a title of its own: it goes on from the page before. */
  readonly isContinued?: true;
  readonly pieces: Piece[];
}

interface Sorted {
  readonly blocks: readonly Block[];
  readonly pages: readonly PageFurniture[];
  readonly identity: Identity;
  /** Lines that tell of another person than those before. */
  readonly others: readonly Place[];
}

/** What a title begins; a grid is laid out as the model has it until its own heading is read. */
const titles: ReadonlyMap<string, Omit<Block, 'pieces'>> = new Map([
  ['remuneracoes', { kind: 'grid', heading: modelHeading('remunerations') }],
  [
    'remuneracoes decimo terceiro',
    { kind: 'grid', heading: modelHeading('remunerations'), isOfThirteenths: true },
  ],
  ['contribuicoes', { kind: 'grid', heading: modelHeading('contributions') }],
  ['valores consolidados por ano civil', { kind: 'consolidated' }],
  ['salarios de contribuicao consolidados por ano civil', { kind: 'consolidated' }],
  ['legenda de indicadores', { kind: 'legend' }],
]);

const listOfIndicators = 'indicadores:';

/** Two lines of one heading are no farther apart. */
const twoLines = 12;

/** Most of the words are words of headings: two at least, or one beside a line of them. */
function isHeadingLine(pieces: readonly Piece[], least: 1 | 2): boolean {
  const known = pieces.filter((piece) => columnOf(piece) !== undefined).length;
  return known >= least && known * 10 >= pieces.length * 6;
}

interface Rest {
  readonly y: number;
  readonly pieces: readonly Piece[];
}

function headingLines(rest: readonly Rest[]): Rest[] {
  const lines: Rest[] = [];
  for (const line of rest) {
    const above = lines.at(-1);
    const joined = joinWords(line.pieces);
    if ((above && line.y - above.y > twoLines) || !isHeadingLine(joined, 1)) break;
    lines.push({ y: line.y, pieces: joined });
  }
  return lines.some(({ pieces }) => isHeadingLine(pieces, 2)) ? lines : [];
}

/** What the words over columns begin; a grid of thirteenths goes on until another title. */
function startOf(heading: Heading, above: Block | undefined): Omit<Block, 'pieces'> {
  if (!heading.bands.some(({ column }) => column === 'month')) return { kind: 'relation', heading };
  return { kind: 'grid', heading, ...(above?.isOfThirteenths && { isOfThirteenths: true }) };
}

/** A grid has its title right above it, unless it goes on from the page before. */
const isWithoutTitle = ({ kind }: Omit<Block, 'pieces'>, above: Block | undefined): boolean =>
  kind === 'grid' && !(above?.kind === 'grid' && above.pieces.length === 0);

/** The list after "Indicadores:", without these words. */
function withoutLabel([label, ...list]: readonly Piece[]): Piece[] {
  const text = label?.text.slice(label.text.indexOf(':') + 1).trim();
  return label && text ? [{ ...label, text }, ...list] : list;
}

/** Puts each line where it belongs, page after page: a part goes on until the next one begins. */
export function sortIntoBlocks(lines: readonly (readonly Line[])[], unread: Unread[]): Sorted {
  const blocks: Block[] = [];
  const pages: PageFurniture[] = [];
  const identity: IdentityDraft = {};
  const others: Place[] = [];

  const open = (start: Omit<Block, 'pieces'>, pieces: readonly Piece[] = []): void => {
    blocks.push({ ...start, pieces: [...pieces] });
  };

  const readHeadingLines = (pieces: readonly Piece[], isTopOfPage: boolean): void => {
    const heading = readHeading(pieces);
    const strange = pieces.filter((piece) => !columnOf(piece));
    report(strange, 'unknown', unread);
    const doubtful = heading?.bands.filter(({ isDoubtful }) => isDoubtful) ?? [];
    const columns = new Set(doubtful.map(({ column }) => column));
    const unsure = pieces.filter((piece) => columns.has(columnOf(piece) ?? 'seq'));
    report(unsure, 'ambiguous', unread);
    if (!heading) {
      report(pieces, 'unknown', unread);
      return;
    }
    const start = startOf(heading, blocks.at(-1));
    const isContinued = isWithoutTitle(start, blocks.at(-1));
    // What its title would have said is not known: the thirteenths look like months.
    if (isContinued && !isTopOfPage) report(pieces, 'ambiguous', unread);
    open({ ...start, ...(isContinued && { isContinued }) });
  };

  const identify = (pieces: readonly Piece[]): void => {
    const [first] = pieces;
    if (!readIdentity(pieces, identity, unread) && first) others.push(first.place);
  };

  /** @returns how many lines were used */
  const readFrom = (rest: readonly Rest[], isTopOfPage: boolean): number => {
    const pieces = rest[0]?.pieces ?? [];
    const [first] = pieces;
    if (!first || isIdentityLine(pieces)) {
      identify(pieces);
      return 1;
    }
    const words = plain(first.text);
    const title = pieces.length === 1 ? titles.get(words) : undefined;
    if (title) {
      open(title);
      return 1;
    }
    if (words.startsWith(listOfIndicators)) {
      open({ kind: 'indicators' }, withoutLabel(pieces));
      return 1;
    }
    const heading = headingLines(rest);
    if (heading.length > 0) {
      readHeadingLines(
        heading.flatMap((line) => line.pieces),
        isTopOfPage,
      );
      return heading.length;
    }
    const current = blocks.at(-1);
    if (current) current.pieces.push(...pieces);
    else report(pieces, 'unknown', unread);
    return 1;
  };

  for (const page of lines) {
    const furniture: PageFurniture = { hasEnd: false };
    pages.push(furniture);
    const rest = page
      .map((line): Rest => ({ y: line.y, pieces: withoutFurniture(line, furniture) }))
      .filter(({ pieces }) => pieces.length > 0);
    const top = rest.findIndex(({ pieces }) => !isIdentityLine(pieces));
    let index = 0;
    while (index < rest.length) index += readFrom(rest.slice(index, index + 4), index === top);
  }
  return { blocks, pages, identity, others };
}
