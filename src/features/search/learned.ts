import { meaningsIn } from './asked-words.ts';

// What the search has learned of what people ask (`learn.ts`), as it travels to the device: first a line for
// each word as it sounds, then, in the same order, one with the pages for which it was asked, and how often.
// Apart, words and pages pack better: together they cost an eighth more.

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

/** How often each word was asked for each page, by the page's place among all. */
export type Times = ReadonlyMap<number, number>;

/** The pages for which a word was asked, those together for which it was asked as often. */
function told(times: Times): string {
  const stepOf = (count: number): string => {
    const step = Math.round(steps * Math.log2(count / least)).toString(36);
    return step === once ? '' : step;
  };
  const pages = [...times].sort(([one], [other]) => one - other);
  return [...Map.groupBy(pages, ([, count]) => stepOf(count))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([step, alike]) => step + alike.map(([page]) => signs[page]).join(''))
    .join('');
}

const timesIn = (line: string): Times =>
  new Map(
    [...line.matchAll(/([a-z\d]?)([^a-z\d]+)/g)].flatMap(([, step, pages = '']) =>
      [...pages].map((sign): [number, number] => [
        signs.indexOf(sign),
        least * 2 ** (Number.parseInt(step || once, 36) / steps),
      ]),
    ),
  );

// A digit says how many letters a word begins with of the word before it.
const mostAlike = 35;
const alike = (one: string, other: string): number => {
  const differs = [...one].findIndex((letter, index) => letter !== other[index]);
  return Math.min(mostAlike, differs < 0 ? one.length : differs);
};

export function packed(timesOf: ReadonlyMap<string, Times>): string {
  const all = [...timesOf].sort(([one], [other]) => (one < other ? -1 : 1));
  const words = all.map(([word], index) => {
    const same = alike(all[index - 1]?.[0] ?? '', word);
    return same.toString(36) + word.slice(same);
  });
  return [...words, ...all.map(([, times]) => told(times))].join('\n');
}

export function unpacked(learned: string): Map<string, Times> {
  const lines = learned.split('\n');
  const tallies = lines.splice(lines.length / 2);
  let before = '';
  return new Map(
    lines.map((line, index) => {
      before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
      return [before, timesIn(tallies[index] ?? '')];
    }),
  );
}
