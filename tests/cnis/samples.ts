import { readFileSync } from 'node:fs';
import type { Unreadable } from '#cnis/extract.ts';
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
} from './generate/damage.ts';
import {
  cutOff,
  encrypted,
  pictureOnly,
  savedAgain,
  withIndirectLengths,
} from './generate/files.ts';
import type { Marks } from './generate/marks.ts';
import { pdfOf } from './generate/pdf-file.ts';
import type { Said } from './said.ts';

/**
 * What the reading owes: everything, and no complaint; or, where something is missing or false, to
 * say so; or a reason; or that the library refuses the file.
 */
type Owed = 'everything' | 'warning' | Unreadable | 'refusal';

export interface Sample {
  readonly name: string;
  readonly owed: Owed;
  readonly said: Said;
  readonly marks: Marks;
  readonly file: () => Promise<Uint8Array>;
}

type Damage = (marks: Marks, at: number) => Marks;

interface Variant {
  readonly name: string;
  readonly owed?: Owed;
  /** The recorded extract, where it has not the variant's own name. */
  readonly of?: string;
  readonly change?: (marks: Marks) => Marks;
  /** Something else with each number. */
  readonly damage?: Damage;
  readonly file?: (marks: Marks, content: number) => Promise<Uint8Array>;
}

const folder = 'tests/cnis/recorded';

const fileOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const usual = 'usual';
const everyKind = 'every kind of relation';
const desk = 'desk';
const usualFile = (marks: Marks) => pdfOf(marks);
const moved: Damage = (marks, at) => shaken(marks, at, 2);

const damaged = (name: string, of: string, damage: Damage): Variant => ({
  name,
  of,
  owed: 'warning',
  damage,
});

const variants: readonly Variant[] = [
  ...[
    usual,
    everyKind,
    'open end',
    'long names',
    'without indicators',
    'a month twice',
    'gaps',
    'the thirteenth',
    'own contributions',
    'grouping',
    'benefits',
    'denied benefits',
    'dense legend',
    'one page',
    'summary',
    desk,
    'desk, long names and open ends',
  ].map((name) => ({ name })),
  { name: 'not turned', of: usual, file: (marks) => pdfOf(marks, { turn: 0 }) },
  { name: 'upside down', of: usual, file: (marks) => pdfOf(marks, { turn: 180 }) },
  { name: 'turned the other way', of: usual, file: (marks) => pdfOf(marks, { turn: 270 }) },
  { name: 'object streams', of: usual, file: (marks) => pdfOf(marks, { hasObjectStreams: true }) },
  { name: 'indirect lengths', of: usual, file: withIndirectLengths },
  { name: 'saved again', of: usual, file: async (marks) => savedAgain(await pdfOf(marks)) },
  { name: 'protected from changes only', of: usual, file: (marks) => encrypted(marks, '') },
  { name: 'encrypted', of: usual, owed: 'refusal', file: (marks) => encrypted(marks, 'segredo') },
  { name: 'picture only', of: usual, owed: 'noText', file: pictureOnly },
  // Files made once from these pages: by another program, in other founts and widths; with letters
  // named by numbers of their own, as DejaVu in the extracts (Type0, Identity-H).
  ...[['printed by a browser', everyKind] as const, ['letters of two bytes', usual] as const].map(
    ([name, of]): Variant => ({
      name,
      of,
      file: async (_, content) => readFileSync(`${folder}/${fileOf(name)}-${content}.pdf`),
    }),
  ),
  ...[0.5, 0.9].map(
    (share): Variant => ({
      name: `cut at ${share}`,
      of: usual,
      owed: 'warning',
      file: async (marks) => cutOff(await pdfOf(marks), share),
    }),
  ),
  { name: 'shifted to the right', of: everyKind, change: (marks) => shifted(marks, 6) },
  { name: 'shifted to the left', of: everyKind, change: (marks) => shifted(marks, -6, 4) },
  { name: 'smaller', of: everyKind, change: (marks) => scaled(marks, 0.95) },
  { name: 'shaken', of: everyKind, damage: moved },
  { name: 'desk, shaken', of: desk, damage: moved },
  ...[everyKind, desk].flatMap((of) => [
    damaged(`${of}, a heading lost`, of, withoutHeading),
    damaged(`${of}, headings swapped`, of, withSwappedHeadings),
    damaged(`${of}, one text elsewhere`, of, withOneAstray),
  ]),
  damaged('a page lost', usual, withoutPage),
  damaged('desk, a page lost', desk, withoutPage),
  { name: 'pages in another order', of: usual, owed: 'warning', change: inAnotherOrder },
  {
    name: 'the last page cut',
    of: usual,
    owed: 'warning',
    change: (marks) => cutBelow(marks, 300),
  },
  { name: 'CNIS Cidadão of 2014', owed: 'otherModel' },
  { name: 'extract of 2017', owed: 'otherModel' },
  { name: 'extract of 2019', owed: 'warning' },
];

type Row = readonly [x: number, y: number, text: string, bold?: 'bold'];

/** An invented extract as it was recorded: what it says, then each page's texts in their places. */
function recorded(name: string, content: number): Pick<Sample, 'said' | 'marks'> {
  const file = `${folder}/${fileOf(name)}-${content}.jsonl`;
  const [said = '', ...pages] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return {
    said: new Map(Object.entries(JSON.parse(said))),
    marks: pages.map((page) =>
      (JSON.parse(page) as Row[]).map(([x, y, text, bold]) => ({
        text,
        x,
        y,
        isBold: bold !== undefined,
      })),
    ),
  };
}

/** How many contents each kind has. */
const contents = 2;

function sampleFrom(variant: Variant, at: number): Sample {
  const { name, owed = 'everything', of = name, change, damage, file = usualFile } = variant;
  const content = ((at - 1) % contents) + 1;
  const { said, marks: whole } = recorded(of, content);
  const marks = damage?.(whole, at) ?? change?.(whole) ?? whole;
  return { name: `${name} (${at})`, owed, said, marks, file: () => file(marks, content) };
}

const samplesAt = (at: number): Sample[] =>
  variants
    .filter(({ damage }) => at <= contents || damage)
    .map((variant) => sampleFrom(variant, at));

/** One extract of each kind. */
export const firstSamples: readonly Sample[] = samplesAt(1);

/** The others: each kind with another content, and damaged in other places. */
export const laterSamples = (): Sample[] => [2, 3, 4, 5, 6, 7, 8].flatMap(samplesAt);

/** The first of this kind, or the one that is recorded under the name alone. */
export const sampleOfKind = (kind: string): Sample =>
  sampleFrom(variants.find(({ name }) => name === kind) ?? { name: kind }, 1);
