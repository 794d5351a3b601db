import type { Citation, CitedPlaces, Norm } from './norm.ts';

/** Each word of a text: '20 20-3' is '20' | '20-3'. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** The words that a norm lists under a name; none where it has no such list. */
type Listed<N, Name extends string> =
  N extends Readonly<Record<Name, readonly (infer Line extends string)[]>> ? Words<Line> : never;

type Court<Key extends string> = Key extends `${infer First}-${string}` ? First : never;

type KeysIn<Key extends string, N> =
  | `${Key}-${Exclude<Listed<N, 'articles'>, '*'>}`
  | ('*' extends Listed<N, 'articles'> ? Key : never)
  | `${Court<Key>}-tema-${Listed<N, 'themes'>}`
  | `${Court<Key>}-sumula-${Listed<N, 'sumulas'>}`
  | (N extends { places: infer Places } ? keyof Places & string : never);

/** The keys of all places that are listed, and of the norms that list none, so that the compiler refuses any other. */
export type PlaceKey<NormKey extends string, Cited> = {
  [Key in NormKey]: Key extends keyof Cited ? KeysIn<Key, Cited[Key]> : Key;
}[NormKey];

const ending = /^(\d+)(-[a-h])?(?:-(\d+)(-[a-h])?)?(-pu)?(?:-([ivx]+))?(?:-([a-h]))?$/;

const ordinal = (number: string): string => (Number(number) < 10 ? `${number}º` : number);

/** The place that the end of a key stands for: '20-b-iii' is 'art. 20-B, III'. @throws where it stands for none */
export function placeOf(text: string): string {
  const match = ending.exec(text);
  if (!match) throw new Error(`engine/law/citations: “${text}” não diz um lugar numa norma`);
  const [, article = '', articleLetter = '', paragraph, paragraphLetter = '', sole, item, letter] =
    match;
  return [
    `art. ${ordinal(article)}${articleLetter.toUpperCase()}`,
    paragraph && `§ ${ordinal(paragraph)}${paragraphLetter.toUpperCase()}`,
    sole && 'parágrafo único',
    item?.toUpperCase(),
    letter,
  ]
    .filter(Boolean)
    .join(', ');
}

type Place = readonly [key: string, place?: string];

const words = (lines: readonly string[] = []): string[] => lines.flatMap((line) => line.split(' '));

/** Every place that is listed of a norm, by its key; the norm as a whole where there is no list. */
function placesIn(key: string, listed: CitedPlaces | undefined): Place[] {
  if (!listed) return [[key]];
  const [court] = key.split('-');
  return [
    ...words(listed.articles).map(
      (end): Place => (end === '*' ? [key] : [`${key}-${end}`, placeOf(end)]),
    ),
    ...words(listed.themes).map((number): Place => [`${court}-tema-${number}`, `Tema ${number}`]),
    ...words(listed.sumulas).map(
      (number): Place => [`${court}-sumula-${number}`, `Súmula ${number}`],
    ),
    ...Object.entries(listed.places ?? {}),
  ];
}

/** The citations that the lists of all norms stand for. */
export const citationsOf = (
  norms: Readonly<Record<string, Norm>>,
  cited: Readonly<Record<string, CitedPlaces>>,
): [string, Citation][] =>
  Object.keys(norms).flatMap((norm) =>
    placesIn(norm, cited[norm]).map(([key, place]): [string, Citation] => [
      key,
      { norm, ...(place && { place }) },
    ]),
  );
