import { shareOut } from './learned.ts';

/** A question to learn from: the places of its words, and how likely each page is to be meant. */
export interface Lesson {
  readonly heard: readonly number[];
  readonly meant: readonly (readonly [page: number, share: number])[];
}

const rounds = 12;
const roundsAfterCut = 6;
const rate = 0.3;
// A slope that changes nothing.
const flat = 1e-5;
// Weights below this cost more bytes than they find.
const worthwhile = 1.5;
// Lessons stand page by page, and the last would be remembered best: a large prime spreads them.
const spread = 7919;

/**
 * How much each word speaks for each page: multinomial logistic regression by AdaGrad, without what
 * is hardly said. The same lessons always give the same weights.
 * @returns the weights for all pages, word by word
 */
export function weightsFrom(
  lessons: readonly Lesson[],
  words: number,
  pages: number,
): readonly Float64Array[] {
  const empty = () => Array.from({ length: words }, () => new Float64Array(pages));
  const [weights, steepness] = [empty(), empty()];
  let isCut = false;
  const slopes = new Float64Array(pages);

  function learn(word: number, scale: number): void {
    const [ofWord, steep] = [weights[word], steepness[word]];
    if (!ofWord || !steep) return;
    for (let page = 0; page < pages; page += 1) {
      const slope = scale * (slopes[page] ?? 0);
      // What was cut stays cut.
      if ((isCut && ofWord[page] === 0) || Math.abs(slope) < flat) continue;
      const sum = (steep[page] ?? 0) + slope * slope;
      steep[page] = sum;
      ofWord[page] = (ofWord[page] ?? 0) - (rate * slope) / Math.sqrt(sum);
    }
  }

  function take({ heard, meant }: Lesson): void {
    const scale = 1 / Math.sqrt(heard.length);
    slopes.fill(0);
    for (const word of heard) {
      const ofWord = weights[word] ?? [];
      for (let page = 0; page < pages; page += 1)
        slopes[page] = (slopes[page] ?? 0) + scale * (ofWord[page] ?? 0);
    }
    shareOut(slopes);
    for (const [page, share] of meant) slopes[page] = (slopes[page] ?? 0) - share;
    for (const word of heard) learn(word, scale);
  }

  /** Each lesson once; begun elsewhere in each round. */
  function repeat(round: number): void {
    const from = Math.floor((lessons.length * round) / roundsAfterCut);
    lessons.forEach((_, index) => {
      const lesson = lessons[(from + index * spread) % lessons.length];
      if (lesson) take(lesson);
    });
  }

  for (let round = 0; round < rounds; round += 1) repeat(round);
  // What a word says of most pages it says of none.
  for (const ofWord of weights) {
    const usual = ofWord.toSorted()[pages >> 1] ?? 0;
    ofWord.forEach((weight, page) => {
      const isSoft = weight - usual < worthwhile && usual - weight < 2 * worthwhile;
      ofWord[page] = isSoft ? 0 : weight - usual;
    });
  }
  isCut = true;
  // The mean of several rounds hangs less on which lesson came last.
  const mean = empty();
  for (let round = 0; round < roundsAfterCut; round += 1) {
    repeat(round);
    weights.forEach((ofWord, word) => {
      const ofMean = mean[word];
      ofWord.forEach((weight, page) => {
        if (ofMean) ofMean[page] = (ofMean[page] ?? 0) + weight / roundsAfterCut;
      });
    });
  }
  return mean;
}
