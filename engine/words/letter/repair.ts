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

/** The least changes between `stem` and any beginning of `word`, with that beginning's length. */
function nearest(stem: string, word: string): { wrong: number; length: number } {
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= stem.length; i++) {
    const next = [i];
    const letter = stem[i - 1] as string;
    for (let j = 1; j <= word.length; j++) {
      const other = word[j - 1] as string;
      const wrong = letter === other ? 0 : base(letter) === base(other) ? confused : 1;
      next[j] = Math.min(
        (row[j - 1] as number) + wrong,
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
      );
    }
    row = next;
  }
  const wrong = Math.min(...row);
  return { wrong, length: row.lastIndexOf(wrong) };
}

const narrow = (word: string): string => word.replaceAll('rn', 'm');

/** One of the first two letters is where it should be. */
const beginAlike = (stem: string, word: string): boolean =>
  [0, 1].some((at) => base(stem[at] as string) === base(word[at] as string));

function repairWord(word: string, stems: readonly string[], known: ReadonlySet<string>): string {
  if (word.length < 6 || /^\d+$/.test(word)) return word;
  for (let length = word.length; length >= 5; length--) {
    if (known.has(word.slice(0, length))) return word;
  }
  const own = narrow(word);
  let best: { stem: string; cost: number; length: number } | undefined;
  for (const stem of stems) {
    if (own.length - stem.length > 6 || stem.length > own.length + 1 || !beginAlike(stem, own))
      continue;
    const { wrong, length } = nearest(narrow(stem), own.slice(0, stem.length + 1));
    // The longer stem is the surer one.
    const cost = wrong - stem.length / 100;
    if (wrong <= mayBeWrong(stem.length) && (!best || cost < best.cost)) {
      best = { stem, cost, length };
    }
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
    .map((word) => repairWord(word, stems, known))
    .join(' ')
    .replaceAll(lostNot, (not, at: number, all: string) =>
      verbLike.test(all.slice(at)) && not !== 'nao' && not.length < 3 ? not : 'nao',
    );
}
