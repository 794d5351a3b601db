import { everyOf } from '../any-of.ts';
import { once } from '../once.ts';
import { heldIn } from './clauses.ts';
import { isOfNobody, type KindFound, kindOf, withoutThreats } from './kind-of.ts';
import type { FoundKind, LetterKind } from './kinds.ts';
import { plainWords } from './plain.ts';
import { folded, repaired } from './repair.ts';
import { kindStems } from './rules.ts';
import type { Weights } from './second-reader.ts';
import { isDeniedIn, signsOf } from './signs.ts';
import learned from './weights.json' with { type: 'json' };

export interface KnownReason {
  slug: string;
  /** Each line a list of beginnings of words that must all be there. */
  keys: readonly string[];
  /** Sentences as the INSS prints them. */
  says: readonly string[];
  /** The papers that carry it. */
  kinds: readonly LetterKind[];
  /** The groups of benefits whose papers carry it; none where all may. */
  benefits?: readonly string[];
}

/** Kinds, lines and sentences of every reason by its slug, as they travel with the page. */
export type PackedReasons = Readonly<
  Record<string, readonly [kinds: string, keys: string, says: string, benefits: string]>
>;

/** A letter as the matcher needs it: its sentences, seen or in other words. */
export const asKnown = <T extends KnownReason & { otherWords: readonly string[] }>(
  letter: T,
): T => ({
  ...letter,
  says: [...letter.says, ...letter.otherWords],
});

/** All reasons as they travel with the page; their sentences as the plain words that are looked for. */
export const packReasons = (reasons: readonly KnownReason[]): PackedReasons =>
  Object.fromEntries(
    reasons.map(({ slug, kinds, keys, says, benefits = [] }) => [
      slug,
      [kinds.join('|'), keys.join('|'), says.map(plainWords).join('|'), benefits.join('|')],
    ]),
  );

export const unpackReasons = (packed: PackedReasons): KnownReason[] =>
  Object.entries(packed).map(([slug, [kinds, keys, says, benefits]]) => ({
    slug,
    kinds: kinds.split('|') as LetterKind[],
    keys: keys.split('|'),
    says: says.split('|'),
    ...(benefits && { benefits: benefits.split('|') }),
  }));

export interface LetterFound<T extends KnownReason> extends KindFound {
  /** The best first, three at most. */
  reasons: readonly T[];
  /** Words and likeness name the same reason: else the reader compares. */
  agree: boolean;
}

/** Most reasons that are offered: more is no answer. */
const most = 3;

// A reason with less than this part of the best one's letters is noise beside it.
const worthwhile = 0.6;

/** How much of a known sentence must be in a text to be alike: of a short one, all. */
const alike = (trigrams: number): number => (trigrams < 24 ? 1 : 0.75);

/** These are whole words: "3" does not begin "30", nor "até" "atenção". */
const isWhole = /^(?:\d.*|ate|nao|sob|der|ja|no)$/;

type IsIt = (word: string) => boolean;

/** Of each line the words that must be there, and its letters. */
const linesOf = once((keys: readonly string[]) =>
  keys.map((line) => {
    const own = line.split(' ');
    return {
      asked: own.map(
        (key): IsIt =>
          isWhole.test(key) ? (word) => word === key : (word) => word.startsWith(key),
      ),
      letters: own.join('').length,
    };
  }),
);

/** How many letters the longest of the lines has that is wholly in the text; 0 if none is. */
const weightOf = (keys: readonly string[], words: readonly string[]): number =>
  Math.max(
    0,
    ...linesOf(keys)
      .filter(({ asked }) => asked.every((isIt) => words.some(isIt)))
      .map(({ letters }) => letters),
  );

const trigramsOf = (text: string): Set<string> => {
  const spaced = ` ${folded(text).replaceAll(' . ', ' ')} `;
  return new Set(Array.from({ length: spaced.length - 2 }, (_, at) => spaced.slice(at, at + 3)));
};

interface Readied {
  says: readonly string[];
  /** The benefits that each of these sentences names. */
  named: readonly (readonly string[])[];
  trigrams: readonly (readonly string[])[];
}

/** What was asked for says nothing of why it was refused. */
const names = everyOf`
  aposentadoria( por (idade|tempo( de (contribuicao|servico))?|incapacidade permanente|
  invalidez))?( (rural|urbana|hibrida|especial|programada|da pessoa com deficiencia|
  d[ao] professora?))*, auxilio (por incapacidade temporaria|doenca|acidente|
  reclusao)( (previdenciario|acidentario|por analise documental))*, salario maternidade,
  pensao por morte, beneficio (assistencial|de prestacao continuada), bpc( loas)?
`;
/** "pensao", "auxilio", "salario": by more than this each is called otherwise in each paper. */
const namesIn = (words: string): string[] =>
  (words.match(names) ?? []).map((name) => name.split(' ')[0] as string);
const unnamed = (words: string): string => words.replaceAll(names, ' ');

const readied = once(({ says }: KnownReason): Readied => {
  const plain = says.map(plainWords);
  return {
    says: plain,
    named: plain.map(namesIn),
    trigrams: plain.map((sentence) => [...trigramsOf(unnamed(sentence))]),
  };
});

const partOf = (own: readonly string[], text: ReadonlySet<string>): number =>
  own.filter((one) => text.has(one)).length / own.length;

/** How much longer the place may be in which a known sentence stands, with words of the case in it. */
const stretch = 2;

/** A long sentence has most of the letters of any short one, but not side by side. */
function standsTogether(
  sentence: string,
  own: readonly string[],
  words: readonly string[],
): boolean {
  const reach = sentence.split(' ').length * stretch;
  return words.some(
    (_, at) =>
      (at === 0 || at + reach <= words.length) &&
      partOf(own, trigramsOf(words.slice(at, at + reach).join(' '))) >= alike(own.length),
  );
}

/** Which part of the best known sentence stands in a text; 0 if too little does. */
const likenessOf = (
  { says, named, trigrams }: Readied,
  text: string,
  bare: string,
  inText: ReadonlySet<string>,
): number =>
  Math.max(
    ...trigrams.map((own, index) => {
      const part = partOf(own, inText);
      const isNamed = named[index]?.every((name) => text.includes(name));
      if (!isNamed || !(part >= alike(own.length))) return 0;
      return standsTogether(says[index] as string, own, bare.split(' ')) ? part : 0;
    }),
  );

/** Kinds of which a bare reason may be: any no. */
const refusals: readonly FoundKind[] = [
  'denial',
  'archived',
  'cut',
  'notExtended',
  'reviewRefused',
];
/** Kinds that judge something, so that a clause of theirs may say yes or no. */
const verdicts: readonly FoundKind[] = [
  'grant',
  'extended',
  'denial',
  'notExtended',
  'reviewRefused',
];
const grants: readonly FoundKind[] = ['grant', 'extended'];

/** Of the known sentences of a reason, the one with most of a clause's words. */
function nearestOf(says: readonly string[], clause: string): string {
  const words = new Set(clause.split(' '));
  const shared = (sentence: string) => sentence.split(' ').filter((word) => words.has(word)).length;
  return says.reduce((best, one) => (shared(one) > shared(best) ? one : best));
}

/** Whether a clause says what a reason says, and not its contrary. */
function saysThis({ kinds, says }: KnownReason, clause: string): boolean {
  const own = signsOf(clause);
  const nearest = nearestOf(says, clause);
  const known = signsOf(nearest);
  // What the known sentence denies is there in the clause: "há incapacidade", "superior a 15 dias".
  const isHeld =
    isDeniedIn(nearest, new Set(clause.split(' '))) &&
    !isDeniedIn(clause, new Set(nearest.split(' ')));
  if (isHeld && !own.no) return false;
  if (kinds.every((kind) => grants.includes(kind))) return !own.no || own.yes;
  if (known.no && !known.yes) return own.no || !(own.yes || own.has);
  if (known.yes && !known.no) return own.yes || !own.no;
  const words = new Set(nearest.split(' '));
  const isDenied = !isDeniedIn(nearest, words) && isDeniedIn(clause, words);
  return (own.no || !own.yes) && !isDenied;
}

/**
 * Whether a reason may be offered: under its kind only, and never against what the clause says.
 * "Foi comprovada" is not answered by the page of "não foi comprovada".
 */
function mayOffer(reason: KnownReason, { isSure, kinds }: KindFound, clause: string): boolean {
  const fitting = isSure || kinds.length !== 1 ? kinds : refusals;
  const shared = reason.kinds.filter((kind) => fitting.includes(kind));
  if (fitting.length > 0 && shared.length === 0) return false;
  // Of a paper that is surely no refusal, its kind has already said yes or no.
  if (isSure && shared.some((kind) => !verdicts.includes(kind))) return true;
  // A line with its own "nao" says itself what is denied.
  const denials = reason.keys.filter((line) => /\bnao\b/.test(line));
  return weightOf(denials, clause.split(' ')) > 0 || saysThis(reason, clause);
}

/** Where a letter gives its reason, and where that ends. */
const reasonAt =
  /\b(?:motivo(?: do indeferimento)?(?: \.)+|em razao d[aeo]s?|(?:tendo em|haja) vista(?: que| [ao])?|por motivo d[aeo]|em virtude d[aeo]s?|face [ao]|devido [ao]|uma vez que|porque|visto que|direito ao beneficio por) ([^.]+)/g;

const motiveAt = /\bmotivo(?: do indeferimento)?(?: \.)+ ([^.]+)/g;

/** The parts of a letter in which a reason is looked for: the reason itself, else each sentence. */
function partsOf(text: string): string[][] {
  const reasons = [...text.matchAll(reasonAt)].map(([, why]) => why as string);
  // The motive of a no is one, though its own words deny nothing: "motivo: renda superior a 1/4".
  const refused = [...text.matchAll(motiveAt)].map(([, why]) => `recusado ${why}`);
  const sentences = text.split(' . ').filter(Boolean);
  return [reasons, refused, sentences, sentences.length < 4 ? [sentences.join(' ')] : []].filter(
    (parts) => parts.length > 0,
  );
}

interface Vote<T> {
  reason: T;
  weight: number;
}

const ranked = <T>(votes: readonly Vote<T>[], part: number): T[] => {
  const best = Math.max(0, ...votes.map(({ weight }) => weight));
  const byReason = new Map<T, number>();
  for (const { reason, weight } of votes) {
    if (weight > 0 && weight >= best * part) {
      byReason.set(reason, Math.max(weight, byReason.get(reason) ?? 0));
    }
  }
  return [...byReason].sort(([, one], [, other]) => other - one).map(([reason]) => reason);
};

interface Prepared<T> extends KnownReason, Readied {
  reason: T;
}

/** The beginnings of words that these reasons are known by. */
export const stemsOf = once((reasons: readonly KnownReason[]): readonly string[] => {
  const words = reasons.flatMap((reason) =>
    [...reason.keys, ...readied(reason).says].join(' ').split(' '),
  );
  return [...new Set([...words, ...kindStems])].filter((stem) => stem.length > 4);
});

function lookIn<T extends KnownReason>(
  parts: readonly string[],
  known: readonly Prepared<T>[],
  kind: KindFound,
): Pick<LetterFound<T>, 'reasons' | 'agree'> {
  const votes = (weigh: (part: string) => (one: Prepared<T>) => number): Vote<T>[] =>
    parts.flatMap((part) => {
      const weightIn = weigh(part);
      return known
        .map((one) => ({ one, reason: one.reason, weight: weightIn(one) }))
        .filter(({ one, weight }) => weight > 0 && mayOffer(one, kind, part));
    });
  const byWords = ranked(
    votes((part) => {
      const own = [...new Set(part.split(' '))];
      return ({ keys }) => weightOf(keys, own);
    }),
    worthwhile,
  );
  const byLikeness = ranked(
    votes((part) => {
      const bare = unnamed(part);
      const own = trigramsOf(bare);
      return (one) => likenessOf(one, part, bare, own);
    }),
    worthwhile,
  );
  const both = new Set([...byWords.slice(0, most), ...byLikeness.slice(0, 1)]);
  const reasons = withoutWider([...both]).slice(0, most);
  return { reasons, agree: reasons.length === 1 && byLikeness[0] === reasons[0] };
}

/** Of all that is paid: beside a page of the same kind for one benefit it says nothing more. */
const isOfAll = ({ benefits }: KnownReason): boolean =>
  benefits?.length === 1 && benefits[0] === 'recebo';

const withoutWider = <T extends KnownReason>(reasons: readonly T[]): T[] =>
  reasons.filter(
    (one) =>
      !isOfAll(one) ||
      reasons.every(
        (other) => isOfAll(other) || !other.kinds.some((kind) => one.kinds.includes(kind)),
      ),
  );

/** "Qualidade de companheira em relação ao segurado" is not the insured status of who died. */
const kinship =
  /\bqualidade de ((?:companheir|conjuge|espos|marido|filh)\w*)(?: em relacao ao? segurad\w*(?: instituidor\w*)?)?/g;

/** Who works the land is insured by it: what lacks is the proof of that work, and no contribution. */
const ruralStatus = /\bqualidade (?:de )?segurad([oa])(?: a)? especial\b/g;

/** How many months of rural work are to be proven; nothing that was to be paid. */
const ruralMonths = /\bmeses (?:identic|equivalent|correspondent|igua)\w* a (?:da )?carencia\b/g;

/** The months in which who works the land has to have worked it: no payment is missing. */
const ruralSpan =
  /\b(rural(?: (?!nao )\w+){0,6}) (?:periodo )?(?:equivalente )?(?:d[ea] |a )?carencia\b(?: exigid[oa])?/g;

/** The name of a benefit is no reason: "aposentadoria por idade" lacks no age, and the other no time. */
const namedByRule = /\baposentadoria por (?:idade|tempo(?: de (?:contribuicao|servico))?)\b/g;

/** Kinds that only ask or announce something. */
const announced: readonly FoundKind[] = ['requirement', 'summons', 'defence', 'grant', 'extended'];

/**
 * What a letter is, and the reasons whose words it has, three at most; none is better than a wrong
 * one. Order, accents and capitals of the text do not matter. Keeps and returns nothing of the text
 * but the words that decided its kind.
 */
export function matchLetter<T extends KnownReason>(
  text: string,
  reasons: readonly T[],
  weights: Weights = learned,
): LetterFound<T> {
  const kind = kindOf(text, weights);
  if (kind.isSure && kind.kinds.includes('foreign')) return { ...kind, reasons: [], agree: true };
  const known = reasons.map((reason) => ({ ...reason, ...readied(reason), reason }));
  const mended = repaired(plainWords(heldIn(text)), stemsOf(reasons))
    .replaceAll(kinship, 'condicao de $1')
    .replaceAll(ruralStatus, 'condicao de segurad$1 especial')
    .replaceAll(ruralMonths, 'meses pedidos')
    .replaceAll(ruralSpan, '$1')
    .replaceAll(namedByRule, 'aposentadoria');
  if (isOfNobody(mended)) return { ...kind, reasons: [], agree: false };
  const facts = withoutThreats(mended);
  // What is only announced names no reason; it may name what is asked for.
  const open = known.filter(({ kinds }) => kinds.some((one) => announced.includes(one)));
  for (const [parts, among] of [
    ...partsOf(facts).map((one) => [one, known] as const),
    ...(facts === mended ? [] : partsOf(mended).map((one) => [one, open] as const)),
  ]) {
    const found = lookIn(parts, among, kind);
    if (found.reasons.length > 0) return { ...kind, ...found };
  }
  return { ...kind, reasons: [], agree: false };
}
