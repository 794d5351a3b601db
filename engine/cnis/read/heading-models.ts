import { mapValues } from '#law/keyed.ts';

export type Column =
  | 'seq'
  | 'nit'
  | 'code'
  | 'origin'
  | 'registration'
  | 'memberType'
  | 'from'
  | 'until'
  | 'lastPaid'
  | 'number'
  | 'species'
  | 'status'
  | 'indicators'
  | 'month'
  | 'base'
  | 'paid'
  | 'paidOn'
  | 'contractor'
  | 'establishment'
  | 'form';

export type HeadingKind =
  | 'job'
  | 'summary'
  | 'benefit'
  | 'own'
  | 'remunerations'
  | 'contributions'
  | 'serviceMonths';

/**
 * Words over the columns, as plain text. Those that stand on two lines name the same column twice.
 * "Nome" and its like are of the summary and of the desk's print.
 */
export const columnsByWords: ReadonlyMap<string, Column> = new Map([
  ['seq.', 'seq'],
  ['seq', 'seq'],
  ['nit', 'nit'],
  ['codigo emp.', 'code'],
  ['cnpj', 'code'],
  ['origem do vinculo', 'origin'],
  ['nome', 'origin'],
  ['nome da empresa', 'origin'],
  ['matricula do', 'registration'],
  ['trabalhador', 'registration'],
  ['matricula do trabalhador', 'registration'],
  ['matricula', 'registration'],
  ['tipo filiado no', 'memberType'],
  ['vinculo', 'memberType'],
  ['tipo filiado no vinculo', 'memberType'],
  ['tipo filiado', 'memberType'],
  ['tipo', 'memberType'],
  ['data inicio', 'from'],
  ['dt. inicio', 'from'],
  ['inicio', 'from'],
  ['data fim', 'until'],
  ['dt. fim', 'until'],
  ['fim', 'until'],
  ['ult. remun.', 'lastPaid'],
  ['nb', 'number'],
  ['especie', 'species'],
  ['situacao', 'status'],
  ['indicadores', 'indicators'],
  ['competencia', 'month'],
  ['remuneracao', 'base'],
  ['salario contribuicao', 'base'],
  ['contribuicao', 'paid'],
  ['data pgto.', 'paidOn'],
  ['contrat./cooperat.', 'contractor'],
  ['estabelecimento tomador', 'establishment'],
  ['forma prestacao servico', 'form'],
]);

/** A column where the present model has it: left and right end of its words, in points. */
export interface Slot {
  readonly column: Column;
  readonly x: number;
  readonly end: number;
}

const slot = (column: Column, x: number, end: number): Slot => ({ column, x, end });

const repeated = (columns: readonly Slot[], lefts: readonly number[]): Slot[] =>
  lefts.flatMap((left) => columns.map(({ column, x, end }) => slot(column, x + left, end + left)));

/** Measured on the present model; it is what stands in for a column whose words cannot be read. */
export const headingModels: Readonly<Record<HeadingKind, readonly Slot[]>> = {
  job: [
    slot('seq', 35, 51),
    slot('nit', 87, 101),
    slot('code', 152, 197),
    slot('origin', 301, 372),
    slot('registration', 474, 527),
    slot('memberType', 566, 630),
    slot('from', 650, 692),
    slot('until', 705, 740),
    slot('lastPaid', 755, 802),
  ],
  benefit: [
    slot('seq', 35, 51),
    slot('nit', 87, 101),
    slot('number', 172, 184),
    slot('origin', 251, 322),
    slot('species', 436, 467),
    slot('from', 552, 594),
    slot('until', 616, 651),
    slot('status', 719, 752),
  ],
  // Where the columns of these stand was not measured: only their words and their order are known.
  summary: [],
  own: [],
  remunerations: repeated(
    [slot('month', 42.7, 92), slot('base', 131, 184), slot('indicators', 221, 264)],
    [0, 263, 524.5],
  ),
  contributions: repeated(
    [
      slot('month', 30, 78),
      slot('paidOn', 105, 147),
      slot('paid', 165, 214),
      slot('base', 235, 316),
      slot('indicators', 340, 384),
    ],
    [0, 402],
  ),
  serviceMonths: [
    slot('month', 42, 91),
    slot('contractor', 160, 238),
    slot('establishment', 318, 418),
    slot('form', 458, 566),
    slot('base', 612, 665),
    slot('indicators', 745, 789),
  ],
};

/** The order of the columns, also of what was not measured. */
export const columnOrder: Readonly<Record<HeadingKind, readonly Column[]>> = {
  ...mapValues(headingModels, (slots) => slots.map(({ column }) => column)),
  summary: [
    'seq',
    'nit',
    'code',
    'origin',
    'memberType',
    'registration',
    'from',
    'until',
    'lastPaid',
    'indicators',
  ],
  own: ['seq', 'nit', 'code', 'origin', 'memberType', 'from', 'until', 'indicators'],
};

/** What the columns that were read make of a heading; undefined where they are too few. */
export function headingKind(columns: ReadonlySet<Column>): HeadingKind | undefined {
  if (columns.has('month') || columns.has('paidOn')) {
    if (columns.has('paid') || columns.has('paidOn')) return 'contributions';
    if (columns.has('contractor') || columns.has('establishment')) return 'serviceMonths';
    return 'remunerations';
  }
  if (!columns.has('seq') && !columns.has('nit')) return undefined;
  if (columns.has('number') || columns.has('species') || columns.has('status')) return 'benefit';
  const isOfJobs = columns.has('code') || columns.has('registration') || columns.has('lastPaid');
  if (!isOfJobs) return 'own';
  return columns.has('indicators') ? 'summary' : 'job';
}
