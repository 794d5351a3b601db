import { type CitationKey, citation, isCitationKey } from '#law/citations.ts';
import type { Criterion, Verdict } from '#rules/criterion.ts';

/** Where something stands in the law. */
export interface Source {
  /** As results name it: `lei-8213-15-4`. */
  readonly id: string;
  /** "Lei 8.213/1991 (benefícios), art. 15, § 4º" */
  readonly label: string;
  readonly url: string;
  /** What the address opens, where it is not the text in force. */
  readonly leadsTo?: string;
}

/** One step of a count, or one thing that the law asks for. */
export interface Step {
  readonly id: string;
  /** How what was told compares with what the law asks: never whether somebody is entitled. */
  readonly verdict?: Verdict;
  readonly day?: string;
  /** What it arrives at, in `unit`. */
  readonly value?: number | string;
  readonly unit?: string;
  /** In Portuguese: what moved it. */
  readonly because?: readonly string[];
  readonly sources: readonly Source[];
}

/** What a function of this package gives. */
export interface Answer<T> {
  readonly answer: T;
  readonly steps: readonly Step[];
  /** Of the answer and its steps, each once. */
  readonly sources: readonly Source[];
  /** The day whose law was used: `today`, or an earlier one where stale law was allowed. */
  readonly lawOf: string;
  /** The last day on which the law used here is known to hold; after it, ask a newer version. */
  readonly validUntil: string;
}

export const sourceOf = (id: CitationKey): Source => ({ id, ...citation(id) });

/** The sources of some keys, each once. */
export const sourcesOf = (keys: readonly CitationKey[]): Source[] =>
  [...new Set(keys)].map(sourceOf);

/** Every key of a citation that stands anywhere in a result. */
export function citedIn(result: unknown): CitationKey[] {
  if (typeof result === 'string') return isCitationKey(result) ? [result] : [];
  if (typeof result !== 'object' || result === null) return [];
  return Object.values(result).flatMap(citedIn);
}

export const stepOf = (
  { id, verdict, citations }: Criterion,
  more: Omit<Step, 'id' | 'verdict' | 'sources'> = {},
): Step => ({ id, verdict, ...more, sources: sourcesOf(citations) });

/** A result with its steps, and the sources of both. */
export function answerOf<T>(
  answer: T,
  steps: readonly Step[],
  law: Pick<Answer<T>, 'lawOf' | 'validUntil'>,
  cited: readonly CitationKey[] = citedIn(answer),
): Answer<T> {
  const all = [...steps.flatMap(({ sources }) => sources), ...sourcesOf(cited)];
  return {
    answer,
    steps,
    sources: [...new Map(all.map((source) => [source.id, source])).values()],
    ...law,
  };
}
