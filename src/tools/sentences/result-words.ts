import type { Words } from '#law/citations/places.ts';
import { keysOf } from '#law/keyed.ts';
import type { ResultPartName, ResultTexts } from '#texts/load/results.ts';
import { formatCents } from '#words/money.ts';

/** Whether a sentence is said, by what is known; `true`: the tool itself decides, or it always is. */
type Said<Known> = true | ((known: Known) => unknown);

/** A sentence by its name, with its figures. */
export type Written = (part: ResultPartName, id: string) => string;

/**
 * What a tool knows of its sentences: `content/results/<slug>.yaml` writes them, under the same parts
 * and names, and may name the figures as `{{name}}`.
 * @template Known all that a sentence may hang on
 */
export interface ResultWords<Known> {
  /** A figure may be a sentence itself, where several others name it. */
  readonly figures: Readonly<
    Record<string, (known: Known, written: Written) => string | undefined>
  >;
  /** When each sentence is said, in the order of saying. */
  readonly parts: Readonly<Partial<Record<ResultPartName, Readonly<Record<string, Said<Known>>>>>>;
}

const split = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

/** Sentences that are said together, their names apart by spaces. */
export const together = <When, const Text extends string>(when: When, ...lines: readonly Text[]) =>
  Object.fromEntries(split(lines).map((name) => [name, when])) as Record<Words<Text>, When>;

/** Sentences that the tool picks by their names. */
export const named = <const Text extends string>(...lines: readonly Text[]) =>
  together(true as const, ...lines);

/** Figures that the tool hands over in words, each under its name. */
export const handed = <const Text extends string>(...lines: readonly Text[]) =>
  Object.fromEntries(
    split(lines).map((name) => [name, (known: Readonly<Record<string, string>>) => known[name]]),
  ) as Record<Words<Text>, (known: HandedOver<Words<Text>>) => string | undefined>;

export type HandedOver<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** An amount as a figure; none of what is not known. */
export const moneyFigure = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatCents(cents);

/** Says the sentences of one result. */
export interface Sayer<Parts> {
  /** Every sentence of the part that is said, each paragraph by itself; or those of one paragraph only. */
  all: (part: ResultPartName, paragraph?: string) => string[];
  /** The first of the part that is said. */
  first: (part: ResultPartName) => string | undefined;
  /** One sentence, whatever is known. */
  one: <Part extends keyof Parts>(part: Part, id: keyof Parts[Part] & string) => string;
}

export const figureKey = /\{\{\s*([a-z0-9-]+)\s*\}\}/g;

function writerOf<Known>(
  figures: ResultWords<Known>['figures'],
  texts: ResultTexts,
  known: Known,
): Written {
  const one: Written = (part, id) =>
    (texts[part]?.[id] ?? '').replaceAll(figureKey, (key, name: string) => {
      const figure = figures[name]?.(known, one);
      if (figure === undefined) throw new Error(`${part}.${id} has no ${key}`);
      return figure;
    });
  return one;
}

/** Picks a sentence by its name, with the figures that it is handed. */
export const pickerOf =
  <Figures, Parts>(figures: ResultWords<Figures>['figures'], texts: ResultTexts) =>
  <Part extends keyof Parts>(
    part: Part,
    name: keyof Parts[Part] & string,
    known = {} as Figures,
  ): string =>
    writerOf(figures, texts, known)(part as ResultPartName, name);

/** The tool's sentences for what is known. */
export function sayerOf<Known, const Words extends ResultWords<Known>>(
  { figures, parts }: Words,
  texts: ResultTexts,
  known: Known,
): Sayer<Words['parts']> {
  const one = writerOf<Known>(figures, texts, known);
  const among = (part: ResultPartName) => Object.entries(parts[part] ?? {});
  const isSaid = ([, said]: [string, Said<Known>]) => said === true || said(known);
  return {
    one: (part, id) => one(part as ResultPartName, id),
    first: (part) => {
      const [id] = among(part).find(isSaid) ?? [];
      return id === undefined ? undefined : one(part, id);
    },
    all: (part, paragraph) => {
      const paragraphs = new Map<string, string>();
      for (const [id] of among(part).filter(isSaid)) {
        const [name = id] = id.split('.');
        if (paragraph !== undefined && name !== paragraph) continue;
        paragraphs.set(name, [paragraphs.get(name), one(part, id)].filter(Boolean).join(' '));
      }
      return [...paragraphs.values()];
    },
  };
}

/** The tables of one tool together, for who looks whether each sentence is written and said. */
export const joinedWords = (...tables: readonly ResultWords<never>[]): ResultWords<never> => ({
  figures: Object.assign({}, ...tables.map(({ figures }) => figures)),
  parts: Object.fromEntries(
    tables
      .flatMap(({ parts }) => keysOf(parts))
      .map((part) => [part, Object.assign({}, ...tables.map(({ parts }) => parts[part]))]),
  ),
});
