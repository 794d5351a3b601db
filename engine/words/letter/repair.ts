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

/** The beginning of a word as others are held against it. */
interface Stem {
  readonly stem: string;
  readonly own: string;
  readonly bases: readonly string[];
  readonly limit: number;
}

const seen = new Map<string, Stem>();

function asStem(stem: string): Stem {
  const before = seen.get(stem);
  if (before) return before;
  const own = narrow(stem);
  const made = { stem, own, bases: Array.from(own, base), limit: mayBeWrong(stem.length) };
  seen.set(stem, made);
  return made;
}

/**
 * The least changes between a stem and any beginning of `word`, with that beginning's length; nothing
 * once there are more than it may have.
 */
function nearest(
  { own, bases, limit }: Stem,
  word: string,
  wordBases: readonly string[],
): { wrong: number; length: number } | undefined {
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  let least = 0;
  for (let i = 1; i <= own.length; i++) {
    const next = [i];
    least = i;
    for (let j = 1; j <= word.length; j++) {
      const wrong =
        own[i - 1] === word[j - 1] ? 0 : bases[i - 1] === wordBases[j - 1] ? confused : 1;
      const here = Math.min(
        (row[j - 1] as number) + wrong,
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
      );
      next[j] = here;
      if (here < least) least = here;
    }
    if (least > limit) return undefined;
    row = next;
  }
  return { wrong: least, length: row.lastIndexOf(least) };
}

/** One of the first two letters is where it should be. */
const beginAlike = ({ bases }: Stem, wordBases: readonly string[]): boolean =>
  bases[0] === wordBases[0] || bases[1] === wordBases[1];

function beginsKnown(word: string, known: ReadonlySet<string>): boolean {
  for (let length = word.length; length >= 5; length--) {
    if (known.has(word.slice(0, length))) return true;
  }
  return false;
}

function repairWord(word: string, stems: readonly Stem[], known: ReadonlySet<string>): string {
  if (word.length < 6 || /^\d+$/.test(word) || beginsKnown(word, known)) return word;
  const own = narrow(word);
  const bases = Array.from(own, base);
  let best: { stem: string; cost: number; length: number } | undefined;
  for (const one of stems) {
    const { stem } = one;
    if (own.length - stem.length > 6 || stem.length > own.length + 1 || !beginAlike(one, bases))
      continue;
    const found = nearest(one, own.slice(0, stem.length + 1), bases);
    if (!found) continue;
    // The longer stem is the surer one.
    const cost = found.wrong - stem.length / 100;
    if (!best || cost < best.cost) best = { stem, cost, length: found.length };
  }
  return best ? best.stem + own.slice(best.length) : word;
}

/** Words of letters that are one letter away from others, and no mistake. */
const lookalikes = ['contou', 'contar', 'contad', 'contat', 'contrat', 'cedid', 'cessao', 'portad'];

/** "não" whose letters were confused or lost: no preposition stands before these verbs. */
const lostNot =
  /\b(?:n[aeoc0][oaec0]|n[ao]|[ao]o|n)(?= (?:foi|foram|houve|ha|possui|atend|constat|comprov|cumpri|compare|reconhec|apresent|implement|ating|enquadr|conced)[a-z]*\b)|\bn[eoc0][oaec0]\b|\bna[ec0]\b/g;

/** A noun after "no", "na" or "ao" is no verb: "na constatação", "no cumprimento", "no atendimento". */
const verbLike = /^(?:\S+) (?:\w+(?:cao|mento|coes|mentos))\b/;

/**
 * Words beside a known stem become it: mistakes of typing, lost letters, letters that a photograph
 * confuses, a word broken in two. What is near no stem stays as it is.
 * @param text as `plainWords` gives it
 * @param stems beginnings of words, of five letters or more
 */
export function repaired(text: string, stems: readonly string[]): string {
  const known = new Set([...stems, ...lookalikes]);
  const asked = stems.map(asStem);
  const words = text.split(' ');
  const whole: string[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    const joined = `${before}${word}`;
    const isBroken = before && word !== '.' && before.length > 2 && known.has(joined);
    if (isBroken && !known.has(before)) whole[whole.length - 1] = joined;
    else whole.push(...word.replace(/^nao(?=[a-z]{3})/, 'nao ').split(' '));
  }
  return whole
    .map((word) => repairWord(word, asked, known))
    .join(' ')
    .replaceAll(lostNot, (not, at: number, all: string) =>
      verbLike.test(all.slice(at)) && not !== 'nao' && not.length < 3 ? not : 'nao',
    );
}
