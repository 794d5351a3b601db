declare module 'virtual:letters' {
  /** What finds the reasons, from `content/letters`. */
  export const reasons: import('#words/letter/match-letter.ts').PackedReasons;
  /** Reasons after which a new request mostly serves more than the appeal. */
  export const anew: readonly string[];
  /** The names of the reasons' pages, by their slugs. */
  export const titles: Readonly<Record<string, string>>;
  /** Of each kind of paper what is seen on it, and what it means with its clock, from `content/pages/carta.md`. */
  export const kinds: Readonly<
    Record<import('#words/letter/kinds.ts').LetterKind, readonly [seen: string, means: string]>
  >;
  /** The names of the benefits' pages, by their slugs. */
  export const benefits: Readonly<Record<string, string>>;
}
