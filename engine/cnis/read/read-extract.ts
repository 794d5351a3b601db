import type { ExtractReading, MonthLine, Relation, Unread } from '../extract.ts';
import { type Block, sortIntoBlocks } from './blocks.ts';
import { checked } from './checks.ts';
import { readCodes } from './codes.ts';
import { readConsolidated } from './consolidated.ts';
import { numberOf } from './furniture.ts';
import { readGrid } from './grid.ts';
import { layoutOf, modelOf, notRead } from './layout.ts';
import { readLegend } from './legend.ts';
import { type Line, linesOf, type Piece, report } from './lines.ts';
import { present } from './present.ts';
import { type Below, type Draft, nothingBelow, readRelations, relationOf } from './relation.ts';
import type { PageText } from './text-run.ts';

interface Open extends Below {
  readonly draft: Draft;
}

/** Whether a grid that seems to go on begins again: it is another, perhaps of thirteenths, whose title is lost. */
function beginsAgain({ isContinued }: Block, before: MonthLine[], months: readonly MonthLine[]) {
  const [last, first] = [before.at(-1)?.month, months[0]?.month];
  if (!isContinued || !last || !first) return false;
  return first < last || (first === last && first.endsWith('-12'));
}

function addBelow(current: Open | undefined, block: Block, unread: Unread[]): void {
  if (!current) {
    report(block.pieces, 'unknown', unread);
  } else if (block.kind === 'indicators') {
    current.indicators.push(...readCodes(block.pieces, unread));
  } else {
    if (block.pieces.length > 0) current.grid = block.heading?.kind;
    const { months, thirteenths } = readGrid(block, unread);
    if (beginsAgain(block, current.months, months))
      report(block.pieces.slice(0, 1), 'unknown', unread);
    current.months.push(...months);
    current.thirteenths.push(...thirteenths);
  }
}

/** Gives each list of indicators and each grid to the relation above it. */
function relationsOf(blocks: readonly Block[], unread: Unread[]): Relation[] {
  const relations: Open[] = [];
  for (const block of blocks) {
    if (block.kind === 'relation') {
      for (const draft of readRelations(block, unread)) {
        relations.push({ draft, ...nothingBelow() });
      }
    } else if (block.kind === 'indicators' || block.kind === 'grid') {
      addBelow(relations.at(-1), block, unread);
    }
  }
  return relations.map(({ draft, ...below }) => relationOf(draft, below, unread));
}

const piecesOf = (blocks: readonly Block[], kind: Block['kind']): Piece[] =>
  blocks.filter((block) => block.kind === kind).flatMap(({ pieces }) => pieces);

/** In the order of the numbers printed on them, where each has one of its own. */
function inPrintedOrder(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const numbered = pages.map((page) => ({ page, number: numberOf(page) ?? 0 }));
  const numbers = new Set(numbered.map(({ number }) => number));
  if (numbers.has(0) || numbers.size < pages.length) return pages;
  return numbered.sort((one, other) => one.number - other.number).map(({ page }) => page);
}

/**
 * Reads an "Extrato Previdenciário" (CNIS) from the text of its pages. Nothing is guessed: what has no
 * rule, or more than one, is in `unread`; what the extract says twice is compared. Never throws.
 */
export function readExtract(pages: readonly PageText[]): ExtractReading {
  const { lines, unread } = linesOf(pages);
  const { unreadable, isDesk } = modelOf(lines);
  if (unreadable) return notRead(unreadable, lines);
  const sorted = sortIntoBlocks(inPrintedOrder(lines), unread);
  const { blocks, pages: furniture, identity, others } = sorted;
  const relations = relationsOf(blocks, unread);
  const read = {
    layout: layoutOf(
      isDesk,
      blocks.some(({ kind }) => kind === 'grid'),
    ),
    identity,
    ...present({ issuedOn: furniture.find((page) => page.issuedOn)?.issuedOn }),
    relations,
    consolidated: readConsolidated(piecesOf(blocks, 'consolidated'), unread),
    legend: readLegend(piecesOf(blocks, 'legend'), unread),
    unread,
  };
  return checked(read, furniture, furniture.length, others);
}
