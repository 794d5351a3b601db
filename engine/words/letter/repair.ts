import { once } from '../once.ts';
import rightWords from './right-words.json' with { type: 'json' };

/** Letters that a photograph or a hurried finger confuses: a-o-e-c, i-l-1; and rn-m. */
const likeness: Readonly<Record<string, string>> = {
  a: 'o',
  e: 'o',
  c: 'o',
  0: 'o',
  l: 'i',
  1: 'i',
  5: 's',
};
const base = (letter: string): string => likeness[letter] ?? letter;

/** A text in which letters that are confused are one. */
export const folded = (text: string): string =>
  text.replaceAll('rn', 'm').replaceAll(/[aec0l15]/g, base);

/** How wrong the beginning of a word so long may be: a confused letter is less than a wrong one. */
const mayBeWrong = (length: number): number => (length < 6 ? 0.4 : length < 9 ? 1 : 2);

const confused = 0.4;

const narrow = (word: string): string => word.replaceAll('rn', 'm');

interface Stem {
  readonly stem: string;
  readonly own: string;
  readonly bases: readonly string[];
  readonly limit: number;
  /** Two rows for the sums of `nearest`, written anew for each word. */
  readonly rows: readonly [Float64Array, Float64Array];
}

function asStem(stem: string): Stem {
  const own = narrow(stem);
  return {
    stem,
    own,
    bases: Array.from(own, base),
    limit: mayBeWrong(stem.length),
    rows: [new Float64Array(stem.length + 2), new Float64Array(stem.length + 2)],
  };
}

/** The beginnings of words of one list, readied once. */
interface Stems {
  readonly known: ReadonlySet<string>;
  readonly all: readonly Stem[];
  /** Those that may begin as a word of these two letters does. */
  readonly alike: Map<string, readonly Stem[]>;
  /** What became of each word: a text says most of its words again, and is read more than once. */
  readonly made: Map<string, string>;
}

const ready = (stems: readonly string[], right: readonly string[]): Stems => ({
  known: new Set([...stems, ...right]),
  all: stems.map(asStem),
  alike: new Map(),
  made: new Map(),
});

const readied = once((stems: readonly string[]): Stems => ready(stems, rightWords));

/** One of the first two letters is where it should be. */
function beginAlike({ all, alike }: Stems, [first, second]: readonly string[]): readonly Stem[] {
  const key = `${first}${second}`;
  const found =
    alike.get(key) ?? all.filter(({ bases }) => bases[0] === first || bases[1] === second);
  alike.set(key, found);
  return found;
}

/** What another letter costs, by what each is confused with. */
const wrongly = (one?: string, other?: string): number => (one === other ? confused : 1);

/**
 * The least changes between a stem and any beginning of `word`, with that beginning's length; nothing
 * once there are more than it may have.
 * @param word a letter longer than the stem at most
 */
function nearest(
  { own, bases, limit, rows }: Stem,
  word: string,
  wordBases: readonly string[],
): { wrong: number; length: number } | undefined {
  const far = Number.POSITIVE_INFINITY;
  // Letters that lie further apart than may be wrong are no pair.
  const apart = Math.floor(limit);
  let [row, next] = rows;
  row.fill(far);
  for (let j = 0; j <= apart; j++) row[j] = j;
  let least = 0;
  for (let i = 1; i <= own.length; i++) {
    next.fill(far);
    least = i > apart ? far : i;
    next[0] = least;
    for (let j = Math.max(1, i - apart); j <= Math.min(word.length, i + apart); j++) {
      const isSame = own[i - 1] === word[j - 1];
      const here = Math.min(
        (row[j - 1] as number) + (isSame ? 0 : wrongly(bases[i - 1], wordBases[j - 1])),
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
      );
      next[j] = here;
      if (here < least) least = here;
    }
    if (least > limit) return undefined;
    [row, next] = [next, row];
  }
  return { wrong: least, length: row.lastIndexOf(least) };
}

function beginsKnown(word: string, known: ReadonlySet<string>): boolean {
  for (let length = word.length; length >= 5; length--) {
    if (known.has(word.slice(0, length))) return true;
  }
  return false;
}

function repairWord(word: string, stems: Stems): string {
  if (word.length < 6 || /^\d+$/.test(word) || beginsKnown(word, stems.known)) return word;
  const own = narrow(word);
  const bases = Array.from(own, base);
  let best: { stem: string; cost: number; length: number } | undefined;
  for (const one of beginAlike(stems, bases)) {
    const { stem } = one;
    if (own.length - stem.length > 6 || stem.length > own.length + 1) continue;
    const found = nearest(one, own.slice(0, stem.length + 1), bases);
    if (!found) continue;
    // The longer stem is the surer one.
    const cost = found.wrong - stem.length / 100;
    if (!best || cost < best.cost) best = { stem, cost, length: found.length };
  }
  return best ? best.stem + own.slice(best.length) : word;
}

/**
 * Which words would be repaired by these stems alone, without the list of those that are right.
 * @internal
 */
export function mistakenBy(stems: readonly string[]): (word: string) => boolean {
  const own = ready(stems, []);
  return (word) => repairWord(word, own) !== word;
}

/** Words by which a paper decides and gives its reason. */
const decisive = [
  ...['reconhecid', 'constatad', 'comprovad'].flatMap((stem) => [`${stem}o`, `${stem}a`]),
  ...['indeferido', 'indeferimento', 'concedido', 'prorrogado', 'incapacidade', 'comunicamos'],
  ...[
    'beneficio',
    'requerimento',
    'segurado',
    'segurada',
    'dependente',
    'companheiro',
    'companheira',
  ],
  ...['qualidade', 'deficiencia', 'carencia', 'contribuicao', 'contribuicoes', 'documentacao'],
  ...['decisao', 'conclusao', 'ciencia'],
];
/** What stands for one of which a photograph left a letter blank: "reconhec do". */
const holes = decisive.flatMap((word) =>
  Array.from(
    word.slice(1, -1),
    (_, at) => [`${word.slice(0, at + 1)} ${word.slice(at + 2)}`, word] as const,
  ),
);
const wholeOf = new Map<string, string>(holes);
const holed = new RegExp(`\\b(?:${[...wholeOf.keys()].join('|')})\\b`, 'g');

/** The same flat text, letter for letter, with such words whole. */
export const withoutHoles = (text: string): string =>
  text.replaceAll(holed, (word) => wholeOf.get(word) ?? word);

/** "não" whose letters were confused or lost: no preposition stands before these verbs. */
const lostNot =
  /\b(?:n[aeoc0][oaec0]|n[ao]|[ao]o|n)(?= (?:foi|foram|houve|ha|possui|atend|constat|comprov|cumpri|compare|reconhec|apresent|implement|ating|enquadr|conced)[a-z]*\b)|\bn[eoc0][oaec0]\b|\bna[ec0]\b/g;

/** A noun after "no", "na" or "ao" is no verb: "na constatação", "no cumprimento", "no atendimento". */
const verbLike = /^(?:\S+) (?:\w+(?:cao|mento|coes|mentos))\b/;

/**
 * Words beside a known stem become it: mistakes of typing, lost letters, letters that a photograph
 * confuses, a word broken in two. What is near no stem stays as it is.
 * Words that are near one and right are in a list, which `npm run letter:learn` writes.
 * @param text as `plainWords` gives it
 * @param stems beginnings of words, of five letters or more
 */
export function repaired(text: string, stems: readonly string[]): string {
  const asked = readied(stems);
  const { known } = asked;
  const words = withoutHoles(text).split(' ');
  const whole: string[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    const joined = `${before}${word}`;
    const isBroken = before && word !== '.' && before.length > 2 && known.has(joined);
    if (isBroken && !known.has(before)) whole[whole.length - 1] = joined;
    else whole.push(...word.replace(/^nao(?=[a-z]{3})/, 'nao ').split(' '));
  }
  const mended = (word: string): string => {
    const made = asked.made.get(word) ?? repairWord(word, asked);
    asked.made.set(word, made);
    return made;
  };
  return whole
    .map(mended)
    .join(' ')
    .replaceAll(lostNot, (not, at: number, all: string) =>
      verbLike.test(all.slice(at)) && not !== 'nao' && not.length < 3 ? not : 'nao',
    );
}
