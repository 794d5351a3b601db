import { meaningsIn } from './asked-words.ts';

// What the search has learned of what people ask (`learn.ts`), as it travels to the device: a line for each
// word as it sounds, then for each page for which it was asked a sign and how often.

/** Where people are led who ask what this site does not tell. */
export const nowhere = '';

/** Without the part of the page: "/beneficios#endereco" is "/beneficios". */
export const pageOf = (path: string): string => path.replace(/#.*/, '');

/** All pages, in the order in which what was learned counts them. */
export const pagesOf = (paths: readonly string[]): string[] => [
  ...new Set([nowhere, ...paths.map(pageOf)]),
];

/** What the search hears in a question: its words as they sound. */
export const heardIn = (asked: string): string[] => [
  ...new Set(meaningsIn(asked).filter((word) => word.length > 1)),
];

// One for each page: no letter or digit of a step, and nothing that a program would write with two signs.
const signs = Array.from({ length: 400 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  /[A-Z!#%&(-/:-@[\]^_{-~¡-ƿ]/.test(sign),
);
// A third of a question is the least that is counted.
const least = 1 / 3;
// Finer steps cost more bytes than they find.
const steps = 2;
/** Asked once: so often that it is not written. */
const once = '3';

/** A word, and the pages for which it was asked, those together for which it was asked as often. */
export function packed([word, times]: readonly [string, ReadonlyMap<number, number>]): string {
  const stepOf = (count: number): string => {
    const step = Math.round(steps * Math.log2(count / least)).toString(36);
    return step === once ? '' : step;
  };
  const pages = [...times].sort(([one], [other]) => one - other);
  const told = [...Map.groupBy(pages, ([, count]) => stepOf(count))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([step, alike]) => step + alike.map(([page]) => signs[page]).join(''));
  return `${word} ${told.join('')}`;
}

function unpacked(line: string): [word: string, times: Map<number, number>] {
  const [word = '', told = ''] = line.split(' ');
  const times = [...told.matchAll(/([a-z\d]?)([^a-z\d]+)/g)].flatMap(([, step, pages = '']) =>
    [...pages].map((sign): [number, number] => [
      signs.indexOf(sign),
      least * 2 ** (Number.parseInt(step || once, 36) / steps),
    ]),
  );
  return [word, new Map(times)];
}

/** How many words each page is believed to have been asked with before anybody asked. */
const imagined = 500;
const sumOf = (numbers: Iterable<number>): number =>
  [...numbers].reduce((sum, one) => sum + one, 0);

/**
 * For a question, how likely each page is to answer it, by its address: naive Bayes over the words of
 * the questions and of what each page is called. A word that is nowhere known says nothing.
 */
export function likelihoods(
  pages: readonly string[],
  learned: string,
): (asked: string) => Map<string, number> {
  const timesOf = new Map(learned.split('\n').map(unpacked));
  const heardFor = new Float64Array(pages.length);
  for (const times of timesOf.values())
    for (const [page, count] of times) heardFor[page] = (heardFor[page] ?? 0) + count;
  const all = sumOf(heardFor);

  return (asked) => {
    const heard = heardIn(asked)
      .map((word) => timesOf.get(word))
      .filter((times) => times !== undefined);
    if (heard.length === 0) return new Map();
    // The words of a question come together: each says less than it would alone.
    const each = 1 / Math.sqrt(heard.length);
    const sums = heardFor.map(
      (count) => each * (Math.log(count + 1) - heard.length * Math.log(count + imagined)),
    );
    for (const times of heard) {
      // A word is expected for any page as often as among all, or as any other word.
      const expected = (imagined / 2) * (sumOf(times.values()) / all + 1 / timesOf.size);
      for (const [page, count] of times)
        sums[page] = (sums[page] ?? 0) + each * Math.log(1 + count / expected);
    }
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const together = sumOf(powers);
    const spokenFor = new Set(heard.flatMap((times) => [...times.keys()]));
    return new Map(
      [...spokenFor].map((page) => [pages[page] ?? nowhere, (powers[page] ?? 0) / together]),
    );
  };
}
