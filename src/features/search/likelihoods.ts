import { heardIn, nowhere, type Times, unpacked } from './learned.ts';
import { nearWords } from './near-words.ts';

/** How many words each page is believed to have been asked with before anybody asked. */
const imagined = 500;
const sumOf = (numbers: Iterable<number>): number =>
  [...numbers].reduce((sum, one) => sum + one, 0);

/**
 * How near each page is to each other: how often who goes from a page to a word for which it was asked,
 * and from there to a page for which that word was asked, comes to the other. Of each page, to one in all.
 */
function nearness(words: Iterable<Times>, heardFor: Float64Array): readonly Float64Array[] {
  const near = Array.from(heardFor, () => new Float64Array(heardFor.length));
  for (const times of words) {
    const all = sumOf(times.values());
    // What this site does not tell is near to nothing that it tells.
    const told = [...times].filter(([page]) => page > 0);
    for (const [page, count] of told) {
      const row = near[page] as Float64Array;
      for (const [other, often] of told)
        if (other !== page) row[other] = (row[other] as number) + (count * often) / all;
    }
  }
  return near.map((row) => {
    const all = sumOf(row);
    return all > 0 ? row.map((often) => often / all) : row;
  });
}

/**
 * For a question, how likely each page is to answer it, by its address: naive Bayes over the words of
 * the questions and of what each page is called. A word that is nowhere known says nothing; one that
 * is known of pages nearby is believed of a page too.
 */
export function likelihoods(
  pages: readonly string[],
  learned: string,
): (asked: string) => Map<string, number> {
  const timesOf = unpacked(learned);
  const heardFor = new Float64Array(pages.length);
  for (const times of timesOf.values())
    for (const [page, count] of times) heardFor[page] = (heardFor[page] ?? 0) + count;
  const all = sumOf(heardFor);
  const nearTo = nearness(timesOf.values(), heardFor);

  const near = nearWords([...timesOf.keys()]);
  /** How often the word was asked; of one that is not known, those that may be meant. */
  function asOften(word: string): Times | undefined {
    const known = timesOf.get(word);
    if (known) return known;
    const times = new Map<number, number>();
    for (const meant of near(word))
      for (const [page, count] of timesOf.get(meant) ?? [])
        times.set(page, (times.get(page) ?? 0) + count);
    return times.size > 0 ? times : undefined;
  }

  /** How often the page may have been asked for the word, by what was asked of it and of pages nearby. */
  const believed = (page: number, times: Times): number =>
    [...times].reduce(
      (sum, [other, count]) =>
        sum +
        ((nearTo[page]?.[other] ?? 0) * imagined * count) / ((heardFor[other] ?? 0) + imagined),
      times.get(page) ?? 0,
    );

  return (asked) => {
    const heard = heardIn(asked)
      .map(asOften)
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
      sums.forEach((sum, page) => {
        sums[page] = sum + each * Math.log(1 + believed(page, times) / expected);
      });
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
