import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { addDays, InvalidDateError, type IsoDate, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { MissingLegalValueError } from '#law/value.ts';
import { addYears, daysBetween } from '../calendar.ts';
import { appealClocks } from './appeal-clocks.ts';
import { closedDayCitations, countCitations } from './clock.ts';
import { isSafe, officeDay } from './office-day.ts';
import {
  countedDays,
  optionalDaysOfYears,
  printedTerm,
  proceduralTerm,
  type Term,
  termOfRight,
  termOfYears,
  windowBefore,
} from './term.ts';

const appealFrom = (ciencia: string) => proceduralTerm(isoDate(ciencia), 30);

it('não conta o que não existe, o de antes de 2003 nem o que passa de 2199', () => {
  expect(() => appealFrom('2026-02-30')).toThrow(InvalidDateError);
  // Their holidays are not recorded.
  expect(() => appealFrom('2002-11-20')).toThrow(MissingLegalValueError);
  expect(() => countedDays(appealFrom('2002-12-31'))).toThrow(MissingLegalValueError);
  expect(appealFrom('2003-01-01').legalLimit).toBe('2003-01-31');
  expect(() => appealFrom('2199-12-31')).toThrow(InvalidDateError);
});

// The day of the ciência is left out, the next is day 1; after day 30 the calendar goes on without a number.
it.each([
  ['2026-11-20', '2026-11-20', { count: 0, marks: ['from'] }],
  ['2026-11-20', '2026-11-21', { count: 1, marks: [] }],
  ['2026-11-20', '2026-12-19', { count: 29, marks: [] }],
  ['2026-11-20', '2026-12-20', { count: 30, marks: ['lastDay'] }],
  ['2026-11-20', '2026-12-21', { count: undefined, marks: ['legalLimit'] }],
  [
    '2026-08-03',
    '2026-09-02',
    { count: 30, marks: ['safeDay', 'lastDay', 'legalLimit'], weekend: false, goodFriday: false },
  ],
  [
    '2026-10-16',
    '2026-11-15',
    {
      weekend: true,
      nationalHoliday: { name: 'Proclamação da República', source: 'lei-662-1' },
    },
  ],
  [
    '2027-02-24',
    '2027-03-26',
    { weekend: false, goodFriday: true, nationalHoliday: undefined, optionalDay: undefined },
  ],
  ['2027-01-11', '2027-02-10', { optionalDay: { closed: 'until-14h' } }],
  ['2026-11-24', '2026-12-24', { optionalDay: { closed: 'afternoon' } }],
  ['2027-04-27', '2027-05-27', { optionalDay: { name: 'Corpus Christi', closed: 'all-day' } }],
])('ciência em %s: %s no calendário', (ciencia, date, expected) => {
  const days = countedDays(appealFrom(ciencia));
  expect(days.find((day) => day.date === date)).toMatchObject(expected);
});

it.each([
  ['2026-12-02', [2026, 2027]],
  ['2026-12-31', [2026, 2027]],
  ['2027-01-01', [2027]],
])('ciência em %s: o calendário toca os anos %j', (ciencia, expected) => {
  const years = optionalDaysOfYears(countedDays(appealFrom(ciencia)));
  expect(years.map(({ year }) => year)).toEqual(expected);
});

it.each([
  ['prazo', appealClocks.appeal.citations, ['Decreto 3.048/1999', 'art. 305, § 1º']],
  ['contagem', countCitations, ['Lei 9.784/1999', 'art. 66, § 2º', 'art. 66, § 1º']],
  ['Sexta-feira Santa', closedDayCitations, ['Lei 9.093/1995', 'art. 2º']],
])('fontes: %s', (_, keys, words) => {
  const labels = keys.map((key) => citation(key).label).join(' | ');
  for (const word of words) expect(labels).toContain(word);
});

/** From 2003 to about 2167. */
const anyDay = fc.nat(60_000).map((days) => addDays(isoDate('2003-01-01'), days));

const kinds: readonly (readonly [string, (day: IsoDate) => Term])[] = [
  ['dias de um processo', (day) => proceduralTerm(day, 45)],
  ['dias de um direito', (day) => termOfRight(day, 90)],
  ['anos', (day) => termOfYears(day, 10)],
  ['últimos dias', (day) => windowBefore(addDays(day, 20), 15)],
  ['impresso', (day) => printedTerm(addDays(day, 7))],
];

describe.each(kinds)('%s, de qualquer dia', (_, termFrom) => {
  forAny(anyDay)('o dia seguro é útil, até o último; o limite, até a última leitura', (day) => {
    const { safeDay, lastDay, legalLimit, latestReading } = termFrom(day);
    expect(isSafe(officeDay(safeDay))).toBe(true);
    expect(safeDay <= lastDay && lastDay <= legalLimit && legalLimit <= latestReading).toBe(true);
    expect(daysBetween(safeDay, latestReading)).toBeLessThanOrEqual(13);
  });

  forAny(anyDay)('quem conta de um dia depois nunca tem prazo que acaba antes', (day) => {
    const [before, after] = [termFrom(day), termFrom(addDays(day, 1))];
    for (const part of ['safeDay', 'lastDay', 'legalLimit', 'latestReading'] as const)
      expect(after[part] >= before[part]).toBe(true);
  });

  forAny(anyDay)(
    'o calendário traz cada dia e cada marca uma vez, em ordem, até o limite',
    (day) => {
      const term = termFrom(day);
      const days = countedDays(term);
      expect(days.at(-1)?.date).toBe(term.legalLimit);
      expect(days.map(({ date }) => date)).toEqual(
        days.map((_, index) => addDays(days[0]?.date ?? day, index)),
      );
      const numbers = term.days === undefined ? [] : [...Array(term.days + 1).keys()];
      expect(days.flatMap(({ count }) => count ?? [])).toEqual(numbers);
      const marked = days.flatMap(({ date, marks }) => marks.map((mark) => [mark, date] as const));
      expect(new Set(marked.map(([mark]) => mark)).size).toBe(marked.length);
      for (const [mark, date] of marked) expect(date).toBe(term[mark]);
      expect(marked.map(([mark]) => mark)).toEqual(
        expect.arrayContaining(['safeDay', 'lastDay', 'legalLimit']),
      );
    },
  );
});

forAny(anyDay, fc.constantFrom(5, 10))('o aniversário cabe na outra leitura', (day, years) => {
  expect(termOfYears(day, years).latestReading >= addYears(day, years)).toBe(true);
});

it('o desenho: de dias, do que não conta; de anos, só o fim, sem contar; dos últimos dias, de quando se abre', () => {
  const [ofDays] = countedDays(termOfRight(isoDate('2026-10-01'), 180));
  expect(ofDays).toMatchObject({ date: '2026-10-01', count: 0, marks: ['from'] });
  const ofYears = countedDays(termOfYears(isoDate('2021-11-23'), 5));
  expect([ofYears[0]?.date, ofYears.length]).toEqual(['2026-11-19', 4]);
  const ofWindow = countedDays(windowBefore(isoDate('2026-12-18'), 15));
  expect(ofWindow[0]).toMatchObject({ date: '2026-12-04', marks: ['opensOn'] });
  expect(ofWindow.at(-1)).toMatchObject({ date: '2026-12-18', marks: ['legalLimit'] });
});
