import type { BenefitRelation, Grouping, Read, Relation, Unread } from '../extract.ts';
import type { Block } from './blocks.ts';
import { CellReader } from './cell-values.ts';
import { type Row, rowsOf } from './cells.ts';
import { readCodes } from './codes.ts';
import type { GridLines } from './grid.ts';
import type { HeadingKind } from './heading-models.ts';
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

function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const read = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(read) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** A row of relations, before what stands below it says what its own words leave open. */
export interface Draft {
  readonly heading: HeadingKind;
  readonly origin: Read<string> | undefined;
  readonly base: Omit<Grouping, 'kind' | 'origin' | 'months' | 'thirteenths'>;
  readonly benefit: Pick<BenefitRelation, 'number' | 'species' | 'status'>;
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

function kindOf(draft: Draft, grid: HeadingKind | undefined): Relation['kind'] {
  const { heading, origin } = draft;
  if (heading === 'benefit') return 'benefit';
  if (isNoJob(draft)) return 'other';
  if (grid === 'serviceMonths') return 'grouping';
  if (grid === 'contributions') return 'contributions';
  const start = plain(origin?.value ?? '');
  const known = kindsByOrigin.find(([words]) => start.startsWith(words))?.[1];
  return known ?? (heading === 'own' ? 'contributions' : 'job');
}

/** The relation with all that stands below it; `grid` is the kind of its months' grid, if it has one. */
export function relationOf(
  draft: Draft,
  grid: HeadingKind | undefined,
  below: GridLines & Pick<Relation, 'indicators'>,
  unread: Unread[],
): Relation {
  const { origin, benefit } = draft;
  const kind = kindOf(draft, grid);
  const all = {
    ...draft.base,
    ...below,
    indicators: [...draft.base.indicators, ...below.indicators],
  };
  if (kind === 'job') return { kind, ...all, ...(origin && { employer: origin }) };
  if (kind !== 'benefit') return { kind, ...all, ...(origin && { origin }) };
  // Every benefit says "Benefício" there; anything else is something that nobody expects.
  if (origin && plain(origin.value) !== 'beneficio') {
    unread.push({ text: origin.value, why: 'unknown', place: origin.place });
  }
  return { kind, ...all, ...benefit };
}
