import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type IsoDate, isoDate } from '#law/date.ts';
import { readLetter } from '#letters/read-letter.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { type LetterKind, letterKinds } from '#words/letter/kinds.ts';
import { citationsOf } from '../deadlines/citations.ts';
import { letterCitations } from './citations.ts';
import { isCutWhileIll } from './effects.ts';
import { dayOf, type LetterClock, type LetterFacts } from './letter-facts.ts';
import { oldDayOf } from './long-ago.ts';
import { ownDays } from './terms.ts';
import { clockOf, startsWhenKnown, toldWith } from './told-by-letter.ts';

/** A letter, in the words of `told-by-letter.cases.yaml`, and what must come of it. */
interface Case extends Partial<LetterClock> {
  kind: LetterKind;
  dates?: readonly string[];
  terms?: readonly string[];
  signs?: Partial<LetterFacts['signs']>;
  known?: IsoDate;
  days?: number;
  day?: IsoDate;
  isSo?: boolean;
}

const cases: Record<'clocks' | 'ownDays' | 'old' | 'stillIll', Record<string, Case>> = parse(
  readFileSync('src/tools/letter/told-by-letter.cases.yaml', 'utf8'),
);
const place = { from: 0, until: 1 };
const { signs: noSigns } = readLetter('', []);

const pairs = (lines: readonly string[]) => lines.map((line) => line.split(' '));
const factsOf = ({ dates = [], terms = [], signs }: Omit<Case, 'kind'>) =>
  ({
    dates: pairs(dates).map(([what, day = '']) => ({ what, day: isoDate(day), place })),
    terms: pairs(terms).map(([of, days]) => ({ of, days: Number(days), place })),
    unread: [],
    signs: { ...noSigns, ...signs },
  }) as unknown as LetterFacts;

const letter = (...dates: readonly string[]) => factsOf({ dates });
const knew = isoDate('2026-11-20');

describe('de onde se conta o prazo de uma carta', () => {
  it.each(Object.entries(cases.clocks))('%s', (_, { kind, known, rests, told, ...facts }) =>
    expect(clockOf(kind, factsOf(facts), known)).toEqual(rests && { rests, told }),
  );

  it.each(Object.entries(cases.ownDays))('%s', (_, { kind, days, ...facts }) => {
    expect(ownDays(kind, factsOf(facts))).toBe(days);
    expect(clockOf(kind, factsOf(facts), knew) === undefined).toBe(days !== undefined);
  });

  it('a mesma data escrita duas vezes é uma só', () =>
    expect(dayOf(letter('der 2026-10-01', 'der 2026-10-01'), 'der')).toBe('2026-10-01'));

  it('um último dia impresso que não se leu não dá lugar a um contado', () => {
    const unread = [{ text: '18/12', place, why: 'incomplete', what: 'dueBy' }] as const;
    expect(clockOf('requirement', { ...letter(), unread }, knew)).toBeUndefined();
    expect(startsWhenKnown('requirement', { ...letter(), unread })).toBe(false);
  });

  it('o dia em que soube só se pergunta quando dele depende o prazo', () => {
    expect(startsWhenKnown('denial', letter())).toBe(true);
    expect(startsWhenKnown('requirement', letter('dueBy 2026-12-14'))).toBe(false);
    expect(startsWhenKnown('defence', letter('defenceBy 2026-12-14'))).toBe(false);
    expect(startsWhenKnown('grant', letter())).toBe(false);
  });

  it('a página leva a fonte de todo prazo que uma carta começa', () => {
    const tolds = letterKinds.flatMap((kind) => [
      toldWith(kind, letter(), knew),
      clockOf(kind, letter('dueBy 2026-12-14', 'dcb 2026-12-30'), knew)?.told,
    ]);
    for (const told of tolds)
      for (const today of ['2026-11-21', '2027-06-01'].map(isoDate))
        expect(letterCitations).toEqual(
          expect.arrayContaining(told ? citationsOf(deadlines(told, today)) : []),
        );
  });
});

it.each(Object.entries(cases.old))('um não de anos atrás: %s', (_, { kind, day, ...facts }) =>
  expect(oldDayOf(kind, factsOf(facts), knew)).toBe(day),
);

it.each(Object.entries(cases.stillIll))(
  'quem ainda está doente pode pedir de novo: %s',
  (_, { kind, isSo = false, ...facts }) => expect(isCutWhileIll(kind, factsOf(facts))).toBe(isSo),
);
