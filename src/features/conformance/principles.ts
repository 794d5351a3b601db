import type { WcagCriterion } from '#texts/schema/conformance.ts';

/** The four principles of WCAG, by the first figure of their criteria, and what they are about. */
const principles: Readonly<Record<string, string>> = {
  1: 'Perceptível: ver e ouvir',
  2: 'Operável: usar com teclado, toque ou mouse',
  3: 'Compreensível: entender',
  4: 'Robusto: funcionar com outros programas',
};

interface Principle {
  title: string;
  criteria: readonly WcagCriterion[];
}

export const byPrinciple = (criteria: readonly WcagCriterion[]): Principle[] =>
  Object.entries(principles).map(([figure, title]) => ({
    title,
    criteria: criteria.filter(({ number }) => number.startsWith(figure)),
  }));

/** Results in words for "38 …", the good one first. */
const counted: Readonly<Record<WcagCriterion['result'], string>> = {
  atende: 'atendidos',
  'em parte': 'em parte',
  'não atende': 'não atendidos',
  'não se aplica': 'que não se aplicam',
};

/** "38 atendidos, 5 em parte, 12 que não se aplicam" */
export const tally = (criteria: readonly WcagCriterion[]): string =>
  Object.entries(counted)
    .map(([result, words]) => ({
      words,
      count: criteria.filter((one) => one.result === result).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ');
