import type { Unreadable } from '#cnis/extract.ts';
import { cutOff, encrypted, pictureOnly, savedAgain, withIndirectLengths } from './files.ts';
import { invent, type Wish } from './invent.ts';
import type { Invented } from './invented.ts';
import { type Layout, layOut } from './lay-out.ts';
import type { Marks } from './marks.ts';
import { printedAtDesk } from './models.ts';
import {
  cutBelow,
  inAnotherOrder,
  scaled,
  shaken,
  shifted,
  withOneAstray,
  withoutHeading,
  withoutPage,
  withSwappedHeadings,
} from './mutations.ts';
import { pdfOf } from './pdf-file.ts';

/**
 * What the reading owes: everything, and no complaint; or, where something is missing or false, to
 * say so; or a reason; or that the library refuses the file.
 */
type Owed = 'everything' | 'warning' | Unreadable | 'refusal';

export interface Sample {
  readonly name: string;
  readonly owed: Owed;
  readonly invented: Invented;
  readonly marks: Marks;
  readonly file: () => Promise<Uint8Array>;
}

interface Variant {
  readonly name: string;
  readonly owed?: Owed;
  readonly wish?: Partial<Wish>;
  readonly layout?: Layout;
  readonly change?: (marks: Marks, seed: number) => Marks;
  readonly file?: (marks: Marks) => Promise<Uint8Array>;
}

const usual: Wish = {
  relations: 4,
  months: 30,
  kinds: ['job', 'job', 'contributions', 'benefit'],
  hasIndicators: true,
};

const everyKind: Partial<Wish> = {
  relations: 6,
  kinds: ['job', 'contributions', 'grouping', 'benefit', 'other', 'job'],
};

const desk: Layout = { model: 'desk' };
const atDesk: Partial<Wish> = { ...everyKind, hasThirteenth: true };
const longAndOpen: Partial<Wish> = { hasLongNames: true, isOpen: true, hasTwice: true };

const variants: readonly Variant[] = [
  { name: 'usual' },
  { name: 'every kind of relation', wish: everyKind },
  { name: 'open end', wish: { isOpen: true, kinds: ['job'] } },
  { name: 'long names', wish: { hasLongNames: true, kinds: ['job'] } },
  { name: 'without indicators', wish: { hasIndicators: false } },
  { name: 'a month twice', wish: { hasTwice: true } },
  { name: 'gaps', wish: { hasGaps: true } },
  { name: 'the thirteenth', wish: { hasThirteenth: true } },
  { name: 'own contributions', wish: { kinds: ['contributions'], months: 60 } },
  { name: 'grouping', wish: { kinds: ['grouping'] } },
  { name: 'benefits', wish: { kinds: ['benefit', 'job'] } },
  { name: 'denied benefits', wish: { kinds: ['benefit', 'job'], isDenied: true } },
  { name: 'dense legend', layout: { isLegendDense: true } },
  { name: 'one page', wish: { relations: 1, months: 5, kinds: ['job'] } },
  { name: 'twenty pages', wish: { relations: 70, months: 8, kinds: ['job', 'contributions'] } },
  {
    name: 'summary',
    layout: { isSummary: true },
    wish: { kinds: ['job', 'contributions'], isOpen: true },
  },
  { name: 'not turned', file: (marks) => pdfOf(marks, { turn: 0 }) },
  { name: 'upside down', file: (marks) => pdfOf(marks, { turn: 180 }) },
  { name: 'turned the other way', file: (marks) => pdfOf(marks, { turn: 270 }) },
  { name: 'letters of two bytes', file: (marks) => pdfOf(marks, { hasTwoBytes: true }) },
  { name: 'object streams', file: (marks) => pdfOf(marks, { hasObjectStreams: true }) },
  { name: 'indirect lengths', file: withIndirectLengths },
  { name: 'saved again', file: async (marks) => savedAgain(await pdfOf(marks)) },
  { name: 'protected from changes only', file: (marks) => encrypted(marks, '') },
  { name: 'encrypted', owed: 'refusal', file: (marks) => encrypted(marks, 'segredo') },
  { name: 'picture only', owed: 'noText', file: pictureOnly },
  {
    name: 'cut in the middle',
    owed: 'warning',
    file: async (marks) => cutOff(await pdfOf(marks), 0.5),
  },
  {
    name: 'cut near the end',
    owed: 'warning',
    file: async (marks) => cutOff(await pdfOf(marks), 0.9),
  },
  { name: 'shifted to the right', wish: everyKind, change: (marks) => shifted(marks, 6) },
  { name: 'shifted to the left', wish: everyKind, change: (marks) => shifted(marks, -6, 4) },
  { name: 'shaken', wish: everyKind, change: (marks, seed) => shaken(marks, seed, 2) },
  { name: 'smaller', wish: everyKind, change: (marks) => scaled(marks, 0.95) },
  { name: 'a heading lost', owed: 'warning', wish: everyKind, change: withoutHeading },
  { name: 'headings swapped', owed: 'warning', wish: everyKind, change: withSwappedHeadings },
  {
    name: 'one text elsewhere',
    owed: 'warning',
    wish: everyKind,
    change: (marks, seed) => withOneAstray(marks, seed, false),
  },
  { name: 'a page lost', owed: 'warning', change: withoutPage },
  { name: 'pages in another order', owed: 'warning', change: inAnotherOrder },
  { name: 'the last page cut', owed: 'warning', change: (marks) => cutBelow(marks, 300) },
  { name: 'desk', layout: desk, wish: atDesk },
  { name: 'desk, long names and open ends', layout: desk, wish: { ...atDesk, ...longAndOpen } },
  {
    name: 'desk, shaken',
    layout: desk,
    wish: atDesk,
    change: (marks, seed) => shaken(marks, seed, 2),
  },
  {
    name: 'desk, a heading lost',
    owed: 'warning',
    layout: desk,
    wish: atDesk,
    change: withoutHeading,
  },
  {
    name: 'desk, headings swapped',
    owed: 'warning',
    layout: desk,
    wish: atDesk,
    change: withSwappedHeadings,
  },
  {
    name: 'desk, one text elsewhere',
    owed: 'warning',
    layout: desk,
    wish: atDesk,
    change: (marks, seed) => withOneAstray(marks, seed, false),
  },
  { name: 'desk, a page lost', owed: 'warning', layout: desk, wish: atDesk, change: withoutPage },
  { name: 'CNIS Cidadão of 2014', owed: 'otherModel', layout: { model: '2014' } },
  { name: 'extract of 2017', owed: 'otherModel', layout: { model: '2017' } },
  { name: 'extract of 2019', owed: 'warning', layout: { model: '2019' } },
];

/** How many layouts there are; each seed takes another content, or another place to damage. */
export const variantCount = variants.length;

/** As many files as make a proof. */
export const wholeCount = variantCount * 6;

/** The n-th file: all variants with one seed, then with the next. */
export function sampleOf(index: number): Sample {
  const seed = Math.floor(index / variantCount) + 1;
  const {
    name,
    owed = 'everything',
    wish,
    layout,
    change,
    file,
  } = variants[index % variantCount] as Variant;
  const whole = invent(seed * 97 + (index % variantCount), { ...usual, ...wish });
  const invented = layout?.model === 'desk' ? printedAtDesk(whole) : whole;
  const marks = layOut(invented, layout);
  const changed = change ? change(marks, seed) : marks;
  return {
    name: `${name} (${seed})`,
    owed,
    invented: layout?.isSummary ? withoutMonths(invented) : invented,
    marks: changed,
    file: () => (file ?? pdfOf)(changed),
  };
}

/** The first file of this kind. Throws where there is no such kind. */
export function sampleOfKind(kind: string): Sample {
  const index = variants.findIndex(({ name }) => name === kind);
  if (index < 0) throw new Error(`no sample “${kind}”`);
  return sampleOf(index);
}

/** Every kind of relation, printed by a browser. */
export function printedSample(seed: number, print: (marks: Marks) => Promise<Uint8Array>): Sample {
  const invented = invent(seed, { ...usual, ...everyKind });
  const marks = layOut(invented);
  return {
    name: `printed by a browser (${seed})`,
    owed: 'everything',
    invented,
    marks,
    file: () => print(marks),
  };
}

/** What the summary prints of an extract. */
const withoutMonths = (invented: Invented): Invented => ({
  ...invented,
  consolidated: [],
  relations: invented.relations.map((relation) => ({
    ...relation,
    months: [],
    thirteenths: [],
  })),
});
