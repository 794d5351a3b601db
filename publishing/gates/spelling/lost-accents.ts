import { withoutAccents } from '#words/accents.ts';
import type { Fault } from '../fault.ts';
import type { SpelledText } from './unknown-words.ts';

const word = /\p{L}+/gu;

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('pt-BR').match(word) ?? [];

/** As often the texts must have a word with its accents, so that one without them is a slip. */
const often = 20;

/**
 * Words that the dictionary has without accents as what “I” do, “eu beneficio”, and that all other texts
 * have with them: no text of the site says “I”.
 */
export function lostAccents(texts: readonly SpelledText[]): Fault[] {
  const counts = new Map<string, number>();
  for (const { text } of texts)
    for (const one of wordsOf(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const accented = new Map(
    [...counts]
      .filter(([one, count]) => one.endsWith('o') && count >= often && withoutAccents(one) !== one)
      .map(([one]) => [withoutAccents(one), one]),
  );
  return texts.flatMap(({ place, text }) =>
    wordsOf(text)
      .filter((one) => accented.has(one))
      .map((one) => ({
        place,
        sentence: text,
        reason: `escreve “${one}” sem acento.`,
        remedy: `Escreva “${accented.get(one)}”, como nos outros textos.`,
      })),
  );
}
