import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { addDays, InvalidDateError, type IsoDate, isoDate, weekdayOf, yearOf } from '#law/date.ts';
import { goodFriday, nationalHolidaysOf, optionalDaysOf } from '#law/holidays.ts';
import { forAny } from '#law/proof/for-any.ts';
import { MissingLegalValueError } from '#law/value.ts';
import { daysBetween } from '../calendar.ts';
import { appealClocks } from './appeal-clocks.ts';
import { closedDayCitations, countCitations } from './clock.ts';
import { countedDays, optionalDaysOfYears, proceduralTerm } from './term.ts';

const firstCiencia = isoDate('2003-01-01');

const appealDeadline = (ciencia: IsoDate) => proceduralTerm(ciencia, 30);

/** Any ciência from 2003 to about 2190. */
const anyCiencia = fc.integer({ min: 0, max: 68_300 }).map((days) => addDays(firstCiencia, days));

const isWeekend = (date: IsoDate): boolean => [0, 6].includes(weekdayOf(date));
const isHoliday = (date: IsoDate): boolean =>
  nationalHolidaysOf(yearOf(date)).some((holiday) => holiday.date === date);
const isOptional = (date: IsoDate): boolean =>
  goodFriday(yearOf(date)) === date ||
  optionalDaysOf(yearOf(date)).some((day) => day.date === date);

const dayOf = (ciencia: string, date: string) =>
  countedDays(appealDeadline(isoDate(ciencia))).find((day) => day.date === date);

describe('datas de que não se conta prazo', () => {
  it('recusa antes da conta uma data que não existe', () => {
    expect(() => appealDeadline(isoDate('2026-02-30'))).toThrow(InvalidDateError);
  });

  it('não conta prazos de antes de 2003, cujos feriados não estão registrados', () => {
    expect(() => appealDeadline(isoDate('2002-11-20'))).toThrow(MissingLegalValueError);
    expect(() => countedDays(appealDeadline(isoDate('2002-12-31')))).toThrow(
      MissingLegalValueError,
    );
    expect(appealDeadline(isoDate('2003-01-01')).legalLimit).toBe('2003-01-31');
  });

  it('não passa do ano 2199', () => {
    expect(() => appealDeadline(isoDate('2199-12-31'))).toThrow(InvalidDateError);
  });
});

describe('o calendário da contagem', () => {
  it('o dia da ciência não conta, o seguinte é o dia 1 e o último é o dia 30', () => {
    expect(dayOf('2026-11-20', '2026-11-20')).toMatchObject({ count: 0, marks: ['from'] });
    expect(dayOf('2026-11-20', '2026-11-21')).toMatchObject({ count: 1, marks: [] });
    expect(dayOf('2026-11-20', '2026-12-19')).toMatchObject({ count: 29, marks: [] });
    expect(dayOf('2026-11-20', '2026-12-20')).toMatchObject({ count: 30, marks: ['lastDay'] });
  });

  it('depois do dia 30 o calendário segue, sem número, até o limite', () => {
    expect(dayOf('2026-11-20', '2026-12-21')).toMatchObject({
      count: undefined,
      marks: ['legalLimit'],
    });
    expect(dayOf('2026-11-20', '2026-12-22')).toBeUndefined();
  });

  it('um dia comum pode ser o seguro, o 30º e o limite ao mesmo tempo', () => {
    expect(dayOf('2026-08-03', '2026-09-02')).toMatchObject({
      count: 30,
      marks: ['safeDay', 'lastDay', 'legalLimit'],
      weekend: false,
      nationalHoliday: undefined,
      goodFriday: false,
      optionalDay: undefined,
    });
  });

  it('diz de cada dia se é fim de semana, feriado, Sexta-feira Santa ou ponto facultativo', () => {
    expect(dayOf('2026-10-16', '2026-11-15')).toMatchObject({
      weekend: true,
      nationalHoliday: { name: 'Proclamação da República', source: 'lei-662-1' },
    });
    expect(dayOf('2027-02-24', '2027-03-26')).toMatchObject({
      weekend: false,
      goodFriday: true,
      nationalHoliday: undefined,
    });
    expect(dayOf('2027-01-11', '2027-02-10')).toMatchObject({
      optionalDay: { name: 'Quarta-feira de Cinzas', closed: 'until-14h' },
    });
    expect(dayOf('2026-11-24', '2026-12-24')).toMatchObject({
      optionalDay: { name: 'Véspera de Natal', closed: 'afternoon' },
    });
    expect(dayOf('2027-04-27', '2027-05-27')).toMatchObject({
      optionalDay: { name: 'Corpus Christi', closed: 'all-day' },
    });
  });

  it('diz, de cada ano, se uma portaria já confirmou os pontos facultativos', () => {
    const confirmed = { year: 2026, ordinance: 'portaria-mgi-11460' };
    const optionalDays = optionalDaysOfYears(countedDays(appealDeadline(isoDate('2026-11-20'))));
    expect(optionalDays).toEqual([confirmed]);
    // 2199 will have none, whatever is added to law/ meanwhile.
    const far = optionalDaysOfYears(countedDays(appealDeadline(isoDate('2198-12-20'))));
    expect(far).toEqual([
      { year: 2198, ordinance: undefined },
      { year: 2199, ordinance: undefined },
    ]);
  });

  it('o ano seguinte só aparece quando o calendário chega a ele', () => {
    const years = (ciencia: string) =>
      optionalDaysOfYears(countedDays(appealDeadline(isoDate(ciencia)))).map(({ year }) => year);
    expect(years('2026-12-01')).toEqual([2026]);
    expect(years('2026-12-02')).toEqual([2026, 2027]);
    expect(years('2026-12-31')).toEqual([2026, 2027]);
    expect(years('2027-01-01')).toEqual([2027]);
  });
});

describe('fontes da contagem', () => {
  it.each([
    ['prazo', appealClocks.appeal.citations, ['Decreto 3.048/1999', 'art. 305, § 1º']],
    ['contagem', countCitations, ['Lei 9.784/1999', 'art. 66, § 2º', 'art. 66, § 1º']],
    ['Sexta-feira Santa', closedDayCitations, ['Lei 9.093/1995', 'art. 2º']],
  ])('%s', (_, keys, words) => {
    const labels = keys.map((key) => citation(key).label).join(' | ');
    for (const word of words) expect(labels).toContain(word);
  });
});

describe('para qualquer data de ciência', () => {
  forAny(anyCiencia)(
    'limite e dia seguro são abertos; entre eles e o dia 30, fechado',
    (ciencia) => {
      const { lastDay, safeDay, legalLimit } = appealDeadline(ciencia);
      const moves = (date: IsoDate) => isWeekend(date) || isHoliday(date);
      const isClosed = (date: IsoDate) => moves(date) || isOptional(date);
      expect(lastDay).toBe(addDays(ciencia, 30));
      expect([moves(legalLimit), isClosed(safeDay)]).toEqual([false, false]);
      for (let date = lastDay; date < legalLimit; date = addDays(date, 1))
        expect(moves(date)).toBe(true);
      for (let date = lastDay; date > safeDay; date = addDays(date, -1))
        expect(isClosed(date)).toBe(true);
      const [before, after] = [daysBetween(safeDay, lastDay), daysBetween(lastDay, legalLimit)];
      expect(before >= 0 && before <= 5 && after >= 0 && after <= 3).toBe(true);
    },
  );

  forAny(anyCiencia)('o calendário traz cada dia e cada marca uma vez, em ordem', (ciencia) => {
    const { lastDay, safeDay, legalLimit } = appealDeadline(ciencia);
    const days = countedDays(appealDeadline(ciencia));
    expect(days.map(({ date }) => date)).toEqual(days.map((_, index) => addDays(ciencia, index)));
    expect(days.at(-1)?.date).toBe(legalLimit);
    expect(days.flatMap(({ count }) => count ?? [])).toEqual(
      Array.from({ length: 31 }, (_, index) => index),
    );
    const marked = days.flatMap(({ date, marks }) => marks.map((mark) => [mark, date]));
    expect(Object.fromEntries(marked)).toEqual({ from: ciencia, safeDay, lastDay, legalLimit });
    expect(marked).toHaveLength(4);
  });
});
