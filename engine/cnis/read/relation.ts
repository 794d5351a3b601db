import type {
  BenefitRelation,
  Grouping,
  MonthLine,
  Read,
  Relation,
  Thirteenth,
  Unread,
} from '../extract.ts';
import type { Block } from './blocks.ts';
import { CellReader } from './cell-values.ts';
import { type Row, rowsOf } from './cells.ts';
import { readCodes } from './codes.ts';
import type { HeadingKind } from './heading-models.ts';
import { report } from './lines.ts';
import { present } from './present.ts';
import { parseDate, parseEmployerCode, parseMonth, parseNit, parseSeq, plain } from './values.ts';

/** How far from the line of "Seq." the lines of a wrapped cell stand. */
const reach = 13;

/** Rows that are no job although they stand under the heading of jobs, by how their origin begins. */
const kindsByOrigin: readonly (readonly [start: string, kind: Relation['kind']])[] = [
  ['agrupamento', 'grouping'],
  ['recolhimento', 'contributions'],
  ['contribuicao', 'contributions'],
  ['segurado especial', 'other'],
  ['seguro desemprego', 'other'],
  ['seguro-desemprego', 'other'],
  ['nao informado', 'other'],
];

export type RowBase = Omit<Grouping, 'kind' | 'origin' | 'months' | 'thirteenths'>;

/** What only the row of a benefit has. */
export type OfBenefit = Pick<BenefitRelation, 'number' | 'species' | 'status'>;

/** What stands below a row; `grid` is the kind of its months' grid, if it has one. */
export interface Below {
  grid: HeadingKind | undefined;
  readonly months: MonthLine[];
  readonly thirteenths: Thirteenth[];
  readonly indicators: Read<string>[];
}

export const nothingBelow = (): Below => ({
  grid: undefined,
  months: [],
  thirteenths: [],
  indicators: [],
});

/** A row of relations, before what stands below it says what its own words leave open. */
export interface Draft {
  readonly heading: HeadingKind;
  readonly origin: Read<string> | undefined;
  readonly base: RowBase;
  readonly benefit: OfBenefit;
}

function draftOf(row: Row, heading: HeadingKind, unread: Unread[]): Draft {
  const cells = new CellReader(row, unread);
  const draft: Draft = {
    heading,
    origin: cells.words('origin'),
    base: {
      seq: { value: parseSeq(row.anchor.text) ?? 0, place: row.anchor.place },
      indicators: readCodes(cells.pieces('indicators'), unread),
      ...present({
        nit: cells.value('nit', parseNit),
        from: cells.value('from', parseDate),
        until: cells.value('until', parseDate),
        employerCode: cells.value('code', parseEmployerCode),
        registration: cells.words('registration'),
        memberType: cells.words('memberType'),
        lastPaid: cells.value('lastPaid', parseMonth),
      }),
    },
    benefit: present({
      number: cells.words('number'),
      species: cells.words('species'),
      status: cells.words('status'),
    }),
  };
  cells.reportRest();
  return draft;
}

/** The rows under a heading of relations: one in the full extract, many in the summary. */
export function readRelations({ heading, pieces }: Block, unread: Unread[]): Draft[] {
  if (!heading) return [];
  const rows = rowsOf(
    pieces,
    heading,
    ({ text }, column) => column === 'seq' && parseSeq(text) !== undefined,
    () => reach,
    unread,
  );
  return rows.map((row) => draftOf(row, heading.kind, unread));
}

/** The list without months gives a benefit no heading of its own; a row that names nothing is no job. */
const isNoJob = ({ heading, origin, base }: Draft): boolean =>
  heading === 'summary' &&
  !base.memberType &&
  !base.employerCode &&
  (!origin || plain(origin.value).startsWith('beneficio'));

/** What a grid of months makes of the row above it, whatever its words. */
export const kindsByGrid: Partial<Record<HeadingKind, Relation['kind']>> = {
  serviceMonths: 'grouping',
  contributions: 'contributions',
};

function kindOf(draft: Draft, grid: HeadingKind | undefined): Relation['kind'] {
  const { heading, origin } = draft;
  if (heading === 'benefit') return 'benefit';
  if (isNoJob(draft)) return 'other';
  const byGrid = grid && kindsByGrid[grid];
  if (byGrid) return byGrid;
  const start = plain(origin?.value ?? '');
  const known = kindsByOrigin.find(([words]) => start.startsWith(words))?.[1];
  return known ?? (heading === 'own' ? 'contributions' : 'job');
}

/** The row with all that stands below it. @param name of the employer, or what the row says of its origin */
export function joinedRelation(
  kind: Relation['kind'],
  base: RowBase,
  { months, thirteenths, indicators }: Below,
  name: Read<string> | undefined,
  benefit: OfBenefit,
): Relation {
  const all = { ...base, months, thirteenths, indicators: [...base.indicators, ...indicators] };
  if (kind === 'benefit') return { kind, ...all, ...benefit };
  if (kind === 'job') return { kind, ...all, ...present({ employer: name }) };
  return { kind, ...all, ...present({ origin: name }) };
}

export function relationOf(draft: Draft, below: Below, unread: Unread[]): Relation {
  const { base, origin, benefit } = draft;
  const kind = kindOf(draft, below.grid);
  // Every benefit says "Benefício" there; anything else is something that nobody expects.
  if (kind === 'benefit' && origin && plain(origin.value) !== 'beneficio')
    report([{ text: origin.value, place: origin.place }], 'unknown', unread);
  return joinedRelation(kind, base, below, origin, benefit);
}
