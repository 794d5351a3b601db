/**
 * A wording that must not be published. Patterns meet folded text (see fold.ts): lower case,
 * no accents. Sentence by sentence, so that an excuse in one does not cover its neighbour.
 */
export interface WordingRule {
  id: string;
  pattern: RegExp;
  /** Fires only if the same sentence also has this. */
  near?: RegExp;
  /** Does not fire if the same sentence has this: the contexts in which the words are in order. */
  unless?: RegExp;
  /** The norm, as a lawyer cites it. */
  source: string;
  /** Shown to whoever wrote the text, in Portuguese: what is wrong, and what to write instead. */
  why: string;
  remedy: string;
  /** Sentences the rule must catch, and harmless ones that look alike; the rule's own tests. */
  fires: readonly string[];
  silent: readonly string[];
}
