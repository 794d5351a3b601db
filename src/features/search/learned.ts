import { meaningsIn } from './asked-words.ts';

// What the search has learned of what people ask (`learn.ts`), as it travels to the device.

/** How much each word speaks for each page. */
export interface Learned {
  /** Addresses, in the order in which `words` counts them. */
  readonly pages: readonly string[];
  /** A line for each word: the word as it sounds, then for each page that it speaks for or against a sign and a weight. */
  readonly words: string;
}

/** Where people are led who ask what this site does not tell. */
export const nowhere = '';

/** Without the part of the page: "/beneficios#endereco" is "/beneficios". */
export const pageOf = (path: string): string => path.replace(/#.*/, '');

// "^trabal": who cannot spell the end of a word has begun it.
const beginning = 5;

/** What the search hears in a question: its words as they sound, and how the long ones begin. */
export function heardIn(asked: string): string[] {
  const words = meaningsIn(asked).filter((word) => word.length > 1);
  const begun = words
    .filter((word) => word.length > beginning)
    .map((word) => `^${word.slice(0, beginning)}`);
  return [...new Set([...words, ...begun])];
}

// The first sign that is no letter, digit or control in any encoding.
const firstSign = 0xa1;
const againstFrom = 'a'.charCodeAt(0);
const mostFor = 35;
const mostAgainst = -26;

/** One weight as it travels: "¡5" speaks for the first page, "¡c" against it; nothing where it says nothing. */
export function packed(page: number, weight: number): string {
  // Finer weights cost more bytes than they find.
  const whole = Math.min(mostFor, Math.max(mostAgainst, Math.round(weight)));
  if (whole === 0) return '';
  const sign = String.fromCharCode(firstSign + page);
  return whole > 0
    ? sign + whole.toString(36).toUpperCase()
    : sign + String.fromCharCode(againstFrom - 1 - whole);
}

function unpacked(line: string): [word: string, weights: [page: number, weight: number][]] {
  const [word = ''] = /^[\w^]+/.exec(line) ?? [];
  const weights = [...line.slice(word.length).matchAll(/(.)(.)/gu)].map(
    ([, page = '', weight = '']): [number, number] => [
      page.charCodeAt(0) - firstSign,
      weight >= 'a' ? againstFrom - 1 - weight.charCodeAt(0) : Number.parseInt(weight, 36),
    ],
  );
  return [word, weights];
}

/** Makes of the sums of all pages how likely each is; together 1. */
export function shareOut(sums: Float64Array): void {
  const most = Math.max(...sums);
  let all = 0;
  sums.forEach((sum, page) => {
    const power = Math.exp(sum - most);
    sums[page] = power;
    all += power;
  });
  sums.forEach((power, page) => {
    sums[page] = power / all;
  });
}

/** For a question, how likely each page is to answer it, by its address. */
export function likelihoods({ pages, words }: Learned): (asked: string) => Map<string, number> {
  const weightsOf = new Map(words.split('\n').map(unpacked));
  return (asked) => {
    const heard = heardIn(asked)
      .map((word) => weightsOf.get(word))
      .filter((weights) => weights !== undefined);
    const sums = new Float64Array(pages.length);
    for (const [page, weight] of heard.flat())
      sums[page] = (sums[page] ?? 0) + weight / Math.sqrt(heard.length);
    shareOut(sums);
    return new Map(pages.map((path, page) => [path, sums[page] ?? 0]));
  };
}
