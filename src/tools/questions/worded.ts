import type { Questions } from './question.ts';

/** What the words of a question say otherwise than its kind asks for, such as only some of its choices. */
type Misfit<Question, Words> = {
  [Key in keyof Question & keyof Words]: Words[Key] extends Question[Key] ? never : Key;
}[keyof Question & keyof Words];

/** All else of a question; what the words say may hang on the answers instead. */
type Beside<Question, Words> = Question extends unknown
  ? Omit<Question, keyof Words> &
      Required<Pick<Question, Misfit<Question, Words>>> &
      Partial<Question>
  : never;

/**
 * Questions with the words that a file of `content/questions` has for each, by the same key.
 * @template Told what they ask for; `Elsewhere`: what of it is asked elsewhere
 */
export const worded =
  <Words extends object>(words: Words) =>
  <Told, Around = object, Elsewhere extends keyof Told = never>(
    beside: {
      readonly [Key in Exclude<keyof Told, Elsewhere>]-?: Beside<
        Questions<Told, Around>[Key],
        Key extends keyof Words ? Words[Key] : object
      >;
    },
  ) =>
    Object.fromEntries(
      Object.entries(beside).map(([key, question]) => [
        key,
        { ...words[key as keyof Words], ...(question as object) },
      ]),
    ) as unknown as Pick<Questions<Told, Around>, Exclude<keyof Told, Elsewhere>>;
