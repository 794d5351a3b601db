import { expect, it } from 'vitest';
import { z } from 'zod';
import { courtSays } from './court-says.ts';
import { alarm, board, kind, meaning, notice, oneOf, sentencesIn } from './proof/sentences.ts';
import { readLetter } from './read-letter.ts';

const isSo = z.boolean();
const days = z.number();
const signs = { alarm, board, notice, isEndTold: isSo, isKeptBack: isSo };
const term = { of: oneOf('letter-read.ts', 'of'), days, isWorking: isSo };
const rows = sentencesIn('resembling', {
  told: [
    z
      .strictObject({
        kinds: kind.array(),
        alarm: oneOf('alarm.ts', 'Alarm', 'none'),
        why: oneOf('signs.ts', 'Why', 'none'),
        board,
        call: oneOf('signs.ts', 'call'),
        notice,
        isDefended: isSo,
        dates: meaning.array(),
        terms: days.array(),
      })
      .partial(),
  ],
  pairs: [
    z
      .strictObject({
        kinds: kind.array(),
        dates: z.strictObject({ what: meaning }).array(),
        terms: z.strictObject(term).partial().array(),
        signs: z.strictObject(signs).partial(),
      })
      .partial(),
  ],
});

const said = (text: string) => {
  const { kinds, signs, dates, terms } = readLetter(text, []);
  const { alarm = 'none', why = 'none', board, call, notice, isDefended } = signs;
  return {
    kinds,
    alarm,
    why,
    board,
    call,
    notice,
    isDefended,
    dates: dates.map(({ what }) => what),
    terms: terms.map(({ days }) => days),
  };
};

// Papers that have the words of another, and are told as what they are.
it.each(rows.told)('%s', (text, told) => expect(said(text)).toMatchObject(told));

it('a sentença que o Tribunal reformou não é a que vale', () =>
  expect(
    courtSays(
      readLetter(
        'O Tribunal deu provimento à apelação do INSS e reformou a sentença de procedência.',
        [],
      ),
    ).act,
  ).toBe('lostAbove'));

// Pairs: the paper that was told wrongly, and the one that has its words and says the contrary.
it.each(rows.pairs)('%s', (text, told) => {
  const { kinds, dates, terms, signs } = readLetter(text, []);
  const { board, notice, ...others } = signs;
  expect({ kinds, dates, terms, signs: { board, notice, ...others } }).toMatchObject(told);
});
