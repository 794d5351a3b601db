import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate, weekdayOf } from '#law/date.ts';
import { addYears, daysBetween } from '../calendar.ts';
import { isSafe, officeDay } from './office-day.ts';
import {
  countedDays,
  printedTerm,
  proceduralTerm,
  type Term,
  termOfRight,
  termOfYears,
  windowBefore,
} from './term.ts';

const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays(isoDate('2003-01-01'), days));

const kinds: readonly (readonly [string, (day: Parameters<typeof addDays>[0]) => Term])[] = [
  ['dias de um processo', (day) => proceduralTerm(day, 45)],
  ['dias de um direito', (day) => termOfRight(day, 90)],
  ['anos', (day) => termOfYears(day, 10)],
  ['últimos dias', (day) => windowBefore(addDays(day, 20), 15)],
  ['impresso', (day) => printedTerm(addDays(day, 7))],
];

describe.each(kinds)('%s, de qualquer dia', (_, termFrom) => {
  it('o dia seguro é um dia útil inteiro, até o último, e o limite não passa da última leitura', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { safeDay, lastDay, legalLimit, latestReading } = termFrom(day);
        expect(isSafe(officeDay(safeDay))).toBe(true);
        expect(safeDay <= lastDay).toBe(true);
        expect(safeDay <= legalLimit && lastDay <= legalLimit).toBe(true);
        expect(legalLimit <= latestReading).toBe(true);
        expect(daysBetween(safeDay, latestReading)).toBeLessThanOrEqual(13);
      }),
    );
  });

  it('quem conta de um dia depois nunca tem prazo que acaba antes', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [before, after] = [termFrom(day), termFrom(addDays(day, 1))];
        for (const part of ['safeDay', 'lastDay', 'legalLimit', 'latestReading'] as const)
          expect(after[part] >= before[part]).toBe(true);
      }),
    );
  });

  it('o desenho vai do primeiro dia que importa ao limite, com cada marca uma vez', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const term = termFrom(day);
        const days = countedDays(term);
        expect(days.at(-1)?.date).toBe(term.legalLimit);
        expect(days.map(({ date }) => date)).toEqual(
          days.map((_, index) => addDays(days[0]?.date ?? day, index)),
        );
        const marks = days.flatMap(({ marks }) => marks);
        expect(new Set(marks).size).toBe(marks.length);
        expect(marks).toEqual(expect.arrayContaining(['safeDay', 'lastDay', 'legalLimit']));
      }),
    );
  });
});

describe('dias de um direito não passam para o dia útil seguinte', () => {
  it.each([
    ['dia 90 no sábado', '2026-08-01', 90, '2026-10-30', '2026-10-30', '2026-10-30'],
    ['dia 90 em Finados', '2026-08-04', 90, '2026-10-30', '2026-11-02', '2026-11-03'],
    ['180 dias depois de 1º/10/2026', '2026-10-01', 180, '2027-03-30', '2027-03-30', '2027-03-30'],
  ])('%s', (_, from, days, safeDay, legalLimit, latestReading) => {
    expect(termOfRight(isoDate(from), days)).toMatchObject({ safeDay, legalLimit, latestReading });
  });
});

describe('anos: até a véspera do aniversário', () => {
  it.each([
    // revisoes: first payment on 10/3/2018, the ten years from 1/4/2018; 31/3/2028 is a Friday.
    ['revisão do exemplo da página', '2018-04-01', 10, '2028-03-31', '2028-03-31', '2028-04-03'],
    ['29 de fevereiro mais cinco anos', '2024-02-29', 5, '2029-02-28', '2029-02-28', '2029-03-01'],
    ['28 de fevereiro mais cinco anos', '2024-02-28', 5, '2029-02-27', '2029-02-27', '2029-02-28'],
    [
      'a véspera é 31 de dezembro, meio expediente',
      '2022-01-01',
      5,
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
    ],
    ['a véspera é domingo', '2021-11-23', 5, '2026-11-19', '2026-11-22', '2026-11-23'],
  ])('%s', (_, from, years, safeDay, legalLimit, latestReading) => {
    expect(termOfYears(isoDate(from), years)).toMatchObject({ safeDay, legalLimit, latestReading });
  });

  it('o aniversário ainda cabe na outra leitura', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(5, 10), (day, years) => {
        expect(termOfYears(day, years).latestReading >= addYears(day, years)).toBe(true);
      }),
    );
  });
});

describe('os últimos 15 dias', () => {
  it.each([
    ['fim na sexta-feira', '2026-12-18', '2026-12-04', '2026-12-17'],
    ['fim no domingo', '2026-12-20', '2026-12-06', '2026-12-18'],
    ['fim no Natal', '2026-12-25', '2026-12-11', '2026-12-23'],
    ['fim em 1º de março de ano comum', '2027-03-01', '2027-02-15', '2027-02-26'],
    ['fim em 1º de março de ano bissexto', '2028-03-01', '2028-02-16', '2028-02-25'],
  ])('%s: do 15º dia, com o do fim, à véspera útil', (_, end, opensOn, safeDay) => {
    expect(windowBefore(isoDate(end), 15)).toMatchObject({ opensOn, safeDay, legalLimit: end });
  });

  it('o fim não passa para dia nenhum, nem no domingo', () => {
    const end = isoDate('2026-12-20');
    expect(weekdayOf(end)).toBe(0);
    expect(windowBefore(end, 15)).toMatchObject({ legalLimit: end, latestReading: end });
  });
});

describe('o prazo impresso no aviso', () => {
  it.each([
    ['em dia útil', '2026-11-26', '2026-11-26', '2026-11-26'],
    ['no domingo', '2026-11-29', '2026-11-27', '2026-11-30'],
    ['no Natal', '2026-12-25', '2026-12-23', '2026-12-28'],
  ])('%s', (_, limit, safeDay, latestReading) => {
    expect(printedTerm(isoDate(limit))).toMatchObject({
      safeDay,
      legalLimit: limit,
      latestReading,
    });
  });
});

describe('o desenho de um prazo longo', () => {
  it('de dias, começa no dia que não conta', () => {
    const [first] = countedDays(termOfRight(isoDate('2026-10-01'), 180));
    expect(first).toMatchObject({ date: '2026-10-01', count: 0, marks: ['from'] });
  });

  it('de anos, mostra só o fim, sem contar dias', () => {
    const days = countedDays(termOfYears(isoDate('2021-11-23'), 5));
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(days.every(({ count }) => count === undefined)).toBe(true);
  });

  it('dos últimos dias, começa quando se abre', () => {
    expect(countedDays(windowBefore(isoDate('2026-12-18'), 15))[0]).toMatchObject({
      date: '2026-12-04',
      marks: ['opensOn'],
    });
  });
});
