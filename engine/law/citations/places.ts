import type { Citation, CitedNorm, Norm } from './norm.ts';

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
  | (N extends { places: infer Places } ? keyof Places & string : never)
  | (Extract<keyof N, Exclude<keyof CitedNorm, keyof Norm>> extends never ? Key : never);

/** The keys of all places that some norms list, so that the compiler refuses any other. */
export type PlaceKey<Norms> = {
  [Key in keyof Norms & string]: KeysIn<Key, Norms[Key]>;
}[keyof Norms & string];

const ending = /^(\d+)(-[a-h])?(?:-(\d+)(-[a-h])?)?(-pu)?(?:-([ivx]+))?(?:-([a-h]))?$/;

const ordinal = (number: string): string => (Number(number) < 10 ? `${number}º` : number);

/**
 * The place that the end of a key stands for: '20-b-iii' is 'art. 20-B, III'.
 * @throws where it stands for none
 */
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

/** Every place that a norm lists, by its key; the norm as a whole where it lists none. */
export function placesIn(key: string, norm: CitedNorm): Place[] {
  const [court] = key.split('-');
  const all: Place[] = [
    ...words(norm.articles).map(
      (end): Place => (end === '*' ? [key] : [`${key}-${end}`, placeOf(end)]),
    ),
    ...words(norm.themes).map((number): Place => [`${court}-tema-${number}`, `Tema ${number}`]),
    ...words(norm.sumulas).map(
      (number): Place => [`${court}-sumula-${number}`, `Súmula ${number}`],
    ),
    ...Object.entries(norm.places ?? {}),
  ];
  return all.length > 0 ? all : [[key]];
}

/** The norms without their lists, and the citations that these lists stand for. */
export function readNorms(listed: Readonly<Record<string, CitedNorm>>) {
  const norms: Record<string, Norm> = {};
  const citations: Record<string, Citation> = {};
  for (const [key, all] of Object.entries(listed)) {
    const { articles: _, themes: _themes, sumulas: _sumulas, places: _places, ...norm } = all;
    norms[key] = norm;
    for (const [own, place] of placesIn(key, all))
      citations[own] = { norm: key, ...(place && { place }) };
  }
  return { norms, citations };
}
