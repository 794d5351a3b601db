import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { openedFor } from './opened.ts';

// A day missed, and a request not made, are lost for good; money can be asked for again.
const harms: readonly RegExp[] = [
  /\b(?:dias?|prazo|vence|até o dia|espere|esperar|aguarde|não precisa|só depois)\b/i,
  /R\$|\{\{|%|\b(?:salários?|paga|pago|valor|desconto|multa|devolver)\b/i,
];

const harmOf = ({ says }: WaitingSentence): number => {
  const found = harms.findIndex((pattern) => pattern.test(says));
  return found === -1 ? harms.length : found;
};

const doubts = ['duvida', 'segunda-mao', 'memoria'];

/**
 * What waits, what would harm most first: days and waiting, then money; of one harm text by text, those
 * that most people read first, and of a text what is least sure.
 * @param visited files, the most read first
 */
export function byHarm(
  sentences: readonly WaitingSentence[],
  visited: readonly string[] = [],
): WaitingSentence[] {
  const places = [...visited, ...sentences.map(({ file }) => file).sort()];
  return [...sentences].sort(
    (one, other) =>
      harmOf(one) - harmOf(other) ||
      places.indexOf(one.file) - places.indexOf(other.file) ||
      doubts.indexOf(one.rests) - doubts.indexOf(other.rests),
  );
}

const beside = <One>(all: readonly One[], by: (one: One) => string | undefined): One[] =>
  [...Map.groupBy(all, by).values()].flat();

/** What rests on one page side by side, there what rests on one place, and there what one note is about; else as it came. */
export function byPassage<Sentence extends { readonly says: string; readonly open: string }>(
  sentences: readonly Sentence[],
): Sentence[] {
  const claims = beside(sentences, ({ open }) => open);
  const places = beside(claims, ({ open }) => openedFor(open)[0].places[0]);
  return beside(places, ({ open }) => openedFor(open)[0].page);
}

/**
 * One share of the work for several people: whole texts, so that nobody reads half of one, and of all
 * that there are, so that none changes hands once another is signed.
 */
export function shareOf(
  sentences: readonly WaitingSentence[],
  { part, of, texts }: { part: number; of: number; texts: readonly string[] },
): WaitingSentence[] {
  const files = [...texts].sort();
  return sentences.filter(({ file }) => files.indexOf(file) % of === part - 1);
}
