import { expect, it } from 'vitest';
import { z } from 'zod';
import { asTyped } from './as-typed.ts';
import { meaning, oneOf, sentencesIn } from './proof/sentences.ts';
import { readLetter } from './read-letter.ts';

const rows = sentencesIn('term-start', {
  start: [oneOf('letter-read.ts', 'TermStart')],
  day: [meaning],
  words: [z.string()],
  asked: [z.number().array()],
});

// What a term runs from, beside the same term that runs from when one knew.
it.each(rows.start)('de que se conta o prazo: %s', (text, of) =>
  expect(readLetter(text, []).terms.map(({ start }) => start?.of)).toEqual([of]),
);

it.each(rows.day)('o dia de que se pode contar: %s', (text, what) =>
  expect(readLetter(text, []).dates[0]?.what).toBe(what),
);

it.each(rows.words)('a palavra que a foto partiu: %s', (text, typed) =>
  expect(asTyped(text)).toBe(typed),
);

it.each(rows.asked)('a quem a Junta pede: %s', (text, days) =>
  expect(readLetter(`3ª Junta. Convertido em ${text}.`, []).terms.map((one) => one.days)).toEqual(
    days,
  ),
);
