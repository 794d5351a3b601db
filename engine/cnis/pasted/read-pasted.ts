import { monthNames } from '#words/months.ts';
import type {
  ConsolidatedMonth,
  ExtractReading,
  Identity,
  IdentityDraft,
  Place,
  Relation,
  Unread,
} from '../extract.ts';
import { checked } from '../read/checks.ts';
import { yearPattern } from '../read/consolidated.ts';
import { type PageFurniture, withoutFurniture } from '../read/furniture.ts';
import { columnsByWords } from '../read/heading-models.ts';
import { isIdentityLine, readIdentity } from '../read/identity.ts';
import { inRuns } from '../read/in-runs.ts';
import { modelOf, notRead } from '../read/layout.ts';
import { type Line, limits, type Piece } from '../read/lines.ts';
import { present } from '../read/present.ts';
import { type Below, joinedRelation, kindsByGrid, nothingBelow } from '../read/relation.ts';
import { parseAmount, parseMonth, parseNit, parseSeq, plain } from '../read/values.ts';
import { type PastedGrid, readPastedGrid } from './pasted-grid.ts';
import { beginsRow, type PastedRow, readRow } from './pasted-row.ts';
import { isSureCode, report, type Token, tokensOf } from './tokens.ts';

/** Lines beyond this are not read, and said to be so. */
const mostLines = 20_000;

interface Part {
  readonly kind: 'row' | 'indicators' | 'thirteenths' | 'consolidated' | 'legend' | PastedGrid;
  readonly tokens: Token[];
}

/** Words of headings, longest first, so that none is taken for a part of another. */
const headingWords = [
  ...columnsByWords.keys(),
  'ano',
  'indicador',
  'descricao',
  ...monthNames,
].sort((one, other) => other.length - one.length);

const isHeading = (text: string): boolean =>
  headingWords.reduce((rest, words) => rest.replaceAll(words, ' '), text).trim() === '';

function gridOf(heading: string): PastedGrid | undefined {
  if (heading.includes('data pgto.')) return 'contributions';
  if (heading.includes('contrat./cooperat.')) return 'serviceMonths';
  return heading.includes('competencia') ? 'remunerations' : undefined;
}

const isGrid = (kind: Part['kind']): kind is PastedGrid =>
  kind === 'remunerations' || kind === 'contributions' || kind === 'serviceMonths';

const titles: ReadonlyMap<string, Part['kind'] | undefined> = new Map([
  ['remuneracoes', undefined],
  ['contribuicoes', undefined],
  ['remuneracoes decimo terceiro', 'thirteenths'],
  ['valores consolidados por ano civil', 'consolidated'],
  ['salarios de contribuicao consolidados por ano civil', 'consolidated'],
  ['legenda de indicadores', 'legend'],
]);

/** Before each label of the identity. */
const labels = /(?=\b(?:NIT|CPF|Nome|Data de nascimento|Nome da mãe):)/;

const stamp = /^(\d{2}\/\d{2}\/\d{4}) (\d{2}:\d{2}(?::\d{2})?)$/;

const listOfIndicators = /^indicadores:\s*/i;

/** A line as if it stood on a page: identity comes with several labels in one. */
function lineOf(text: string, number: number): Line {
  const place = { page: 1, line: number };
  const [, day, hour] = stamp.exec(text) ?? [];
  const pieces = (day && hour ? [day, hour] : text.split(labels))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, x: 0, end: 0, y: number, place }));
  return { y: number, place, pieces };
}

interface Sorted {
  readonly parts: readonly Part[];
  readonly identity: Identity;
  readonly furniture: PageFurniture;
  readonly pagesSeen: ReadonlySet<number>;
  /** Lines that tell of another person than those before. */
  readonly others: readonly Place[];
}

/** Puts each line where it belongs: a part goes on until the next begins. */
function sortIntoParts(lines: readonly Line[], unread: Unread[]): Sorted {
  const parts: Part[] = [];
  const identity: IdentityDraft = {};
  const furniture: PageFurniture = { hasEnd: false };
  const pagesSeen = new Set<number>();
  const others: Place[] = [];
  /** Of the identity, whose value stands on the next line. */
  let label: Piece | undefined;

  const open = (kind: Part['kind'], tokens: Token[] = []): void => {
    parts.push({ kind, tokens });
  };

  /** Words over columns may come one a line: the later ones say more of the same grid. */
  const openGrid = (grid: PastedGrid | undefined): void => {
    const current = parts.at(-1);
    const isNew = current && current.tokens.length === 0 && isGrid(current.kind);
    // The thirteenths have the words of a grid of months over them.
    const isSame = isNew || current?.kind === 'thirteenths';
    if (!grid || (isSame && grid === 'remunerations')) return;
    if (isNew) parts.pop();
    open(grid);
  };

  const addTokens = (text: string, line: Line): void => {
    const current = parts.at(-1);
    const tokens = tokensOf(text, line.place, current?.tokens ?? []);
    if (beginsRow(tokens)) open('row', tokens);
    else if (current) current.tokens.push(...tokens);
    else report(tokens, 'unknown', unread);
  };

  /** @returns whether the line is a title or words over columns, which say what follows */
  const openPart = (text: string, line: Line): boolean => {
    const words = plain(text);
    const title = titles.get(words);
    if (title) open(title);
    else if (listOfIndicators.test(words)) {
      open('indicators', tokensOf(text.slice(text.indexOf(':') + 1), line.place, []));
    } else if (titles.has(words)) return true;
    else if (!isHeading(words)) return false;
    else openGrid(gridOf(words));
    return true;
  };

  const readLine = (line: Line): void => {
    const rest = withoutFurniture(line, furniture);
    const identify = (pieces: readonly Piece[]): void => {
      if (!readIdentity(pieces, identity, unread)) others.push(line.place);
    };
    if (furniture.number) pagesSeen.add(furniture.number);
    if (rest.length === 0) return;
    const text = rest.map((piece) => piece.text).join(' ');
    if (isIdentityLine(rest)) {
      label = rest.at(-1)?.text.endsWith(':') ? rest.at(-1) : undefined;
      identify(rest);
    } else if (label) {
      identify([label, ...rest]);
      label = undefined;
    } else if (!openPart(text, line)) addTokens(text, line);
  };

  lines.forEach(readLine);
  return { parts, identity, furniture, pagesSeen, others };
}

/** A year of sums is sure with all its months, or with the two that 2019 has. */
function readSums(tokens: readonly Token[], unread: Unread[]): ConsolidatedMonth[] {
  return inRuns(tokens, ({ text }) => yearPattern.test(text)).flatMap(([year, ...rest]) => {
    const amounts = rest.flatMap(({ text }) => parseAmount(text) ?? []);
    const first = year.text === '2019' ? 11 : 1;
    if (amounts.length !== rest.length || amounts.length !== 13 - first) {
      report([year, ...rest], 'ambiguous', unread);
      return [];
    }
    return amounts.flatMap((base, index) => {
      const month = parseMonth(`${String(first + index).padStart(2, '0')}/${year.text}`);
      return month ? [{ month, base, place: rest[index]?.place ?? year.place }] : [];
    });
  });
}

interface Open extends Below {
  readonly row: PastedRow;
}

function addPart(part: Part, relations: Open[], unread: Unread[]): void {
  const { kind, tokens } = part;
  const current = relations.at(-1);
  if (kind === 'row') {
    const row = readRow(tokens, unread);
    if (row) relations.push({ row, ...nothingBelow() });
  } else if (kind === 'indicators' && current) {
    const others = tokens.filter((token) => !isSureCode(token));
    report(others, 'unknown', unread);
    for (const { text, place } of tokens.filter(isSureCode)) {
      current.indicators.push({ value: text.replace(/,$/, ''), place });
    }
  } else if (!isGrid(kind)) {
    report(tokens, 'ambiguous', unread);
  } else if (!current) {
    report(tokens, 'unknown', unread);
  } else if (tokens.length > 0) {
    const { months, thirteenths } = readPastedGrid(tokens, kind, unread);
    current.grid = kind;
    current.months.push(...months);
    current.thirteenths.push(...thirteenths);
  }
}

function relationOf({ row, ...below }: Open): Relation {
  const { base, name, benefit = {} } = row;
  const kind = (below.grid && kindsByGrid[below.grid]) ?? row.kind;
  return joinedRelation(kind, base, below, name, benefit);
}

const longestLine = limits.lettersOfRun * 4;

const cleanedLine = (line: string): string => line.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

const isSplitRow = (line: string, next: string): boolean =>
  parseSeq(line) !== undefined && parseNit(next) !== undefined;

/**
 * Reads an extract from text that was copied out of it, where nothing says any more what stood below
 * what. Only what its own form makes sure is read; all else is in `unread`. Never throws.
 */
export function readPasted(text: string): ExtractReading {
  const unread: Unread[] = [];
  const all = text.normalize('NFC').split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  const rest = all[mostLines];
  if (rest !== undefined) {
    unread.push({
      text: rest.slice(0, 80),
      why: 'tooMuch',
      place: { page: 1, line: mostLines + 1 },
    });
  }
  const lines = all.slice(0, mostLines).flatMap((line, index) => {
    const cleaned = cleanedLine(line);
    // Where each cell has a line of its own, the number of a relation and its NIT are two of them.
    const next = cleanedLine(all[index + 1] ?? '');
    const before = cleanedLine(all[index - 1] ?? '');
    if (isSplitRow(before, cleaned)) return [];
    const whole = isSplitRow(cleaned, next) ? `${cleaned} ${next}` : cleaned;
    if (whole.length <= longestLine) return [lineOf(whole, index + 1)];
    const place = { page: 1, line: index + 1 };
    unread.push({ text: whole.slice(0, 80), why: 'tooMuch', place });
    return [];
  });
  const { unreadable } = modelOf([lines]);
  if (unreadable) return notRead(unreadable, [lines]);
  const { parts, identity, furniture, pagesSeen, others } = sortIntoParts(lines, unread);
  const relations: Open[] = [];
  const sums: ConsolidatedMonth[] = [];
  for (const part of parts) {
    if (part.kind === 'consolidated') sums.push(...readSums(part.tokens, unread));
    else addPart(part, relations, unread);
  }
  const pages = [...pagesSeen]
    .sort((one, other) => one - other)
    .map((number) => ({ ...furniture, number, hasEnd: true }));
  const read = {
    layout: 'pasted',
    identity,
    ...present({ issuedOn: furniture.issuedOn }),
    relations: relations.map(relationOf),
    consolidated: sums,
    legend: [],
    unread,
  } as const;
  return checked(read, pages, lines.length, others);
}
