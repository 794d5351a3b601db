import { keysOf } from '#law/keyed.ts';

/** How sure a sentence is, the least sure first. */
export const marks = {
  duvida: 'duvidosa',
  memoria: 'de memória',
  'segunda-mao': 'só em segunda fonte',
  norma: 'com a norma citada',
} as const;

export type Mark = keyof typeof marks;

export const leastSureFirst = keysOf(marks);

/** The least sure of the marks; "norma" where nothing waits. */
export const least = (found: readonly Mark[]): Mark =>
  leastSureFirst.find((mark) => found.includes(mark)) ?? 'norma';

/** What the words of the marks mean, for who signs. */
export const marksExplained =
  '**De memória**: conhecida, não relida na norma. **Só em segunda fonte**: vista em um estudo ou em um escritório. **Duvidosa**: as fontes divergem.';
