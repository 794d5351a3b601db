import { getHolidays } from '@brazilian-utils/brazilian-utils';
import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate, weekdayOf } from './date.ts';
import { easterSunday } from './easter.ts';
import {
  goodFriday,
  nationalHolidaysOf,
  type OptionalDay,
  optionalDaysOf,
  ordinanceOf,
} from './holidays.ts';

/** A special day: it moves a legal term, or offices close without moving it. */
type SpecialDay = `${IsoDate} ${'holiday' | OptionalDay['closed']}`;
type DaysOf = (year: number) => readonly SpecialDay[];

/** Where a library departs from the law, and what the law says. */
interface Difference {
  readonly reason: string;
  readonly onlyTheirs?: DaysOf;
  readonly onlyOurs?: DaysOf;
}

interface Library {
  readonly name: string;
  readonly daysOf: DaysOf;
  readonly easterOf: (year: number) => string | undefined;
  readonly differences: readonly Difference[];
}

// From the first year of engine/law/holidays.ts to the last that both libraries know.
const years = Array.from({ length: 2099 - 2003 + 1 }, (_, index) => 2003 + index);

const daysByLaw: DaysOf = (year) => [
  ...nationalHolidaysOf(year).map(({ date }): SpecialDay => `${date} holiday`),
  `${goodFriday(year)} all-day`,
  ...optionalDaysOf(year).map(({ date, closed }): SpecialDay => `${date} ${closed}`),
];

const fromEaster = (year: number, days: number): IsoDate => addDays(easterSunday(year), days);

function firstSundayFrom(date: IsoDate): IsoDate {
  return addDays(date, (7 - weekdayOf(date)) % 7);
}

const goodFridayDiffers: Difference = {
  reason:
    'Sexta-feira Santa: feriado religioso declarado por lei municipal (Lei 9.093/1995, art. 2º), ' +
    'e não por lei federal. A portaria do ano a chama de feriado nacional; aqui ela não prorroga ' +
    '(law-facts 7.10).',
  onlyTheirs: (year) => [`${goodFriday(year)} holiday`],
  onlyOurs: (year) => [`${goodFriday(year)} all-day`],
};

const servantsDayIsMissing: Difference = {
  reason: 'Dia do Servidor Público: ponto facultativo pela portaria do ano (law-facts 7.10).',
  onlyOurs: (year) => [`${isoDate(`${year}-10-28`)} all-day`],
};

const bridgeDaysAreMissing: Difference = {
  reason: 'Emendas: só a portaria do ano as diz (Portaria MGI 11.460/2025; tools-review 3).',
  onlyOurs: (year) =>
    (ordinanceOf(year)?.bridgeDays ?? []).map(({ date }): SpecialDay => `${date} all-day`),
};

const inBrazil = new Holidays('BR');
// Mothers' Day and the like close nothing.
const closingDaysOf = (year: number) =>
  inBrazil.getHolidays(year).filter(({ type }) => type !== 'observance');

const dateHolidays: Library = {
  name: 'date-holidays',
  daysOf: (year) =>
    closingDaysOf(year).flatMap(({ date, start, end, type }): SpecialDay[] => {
      const [day = '', time = ''] = date.split(' ');
      const first = isoDate(day);
      if (type === 'public') return [`${first} holiday`];
      if (time > '12:00') return [`${first} afternoon`];
      const hours = (end.getTime() - start.getTime()) / 3_600_000;
      if (hours === 14) return [`${first} until-14h`];
      return Array.from(
        { length: hours / 24 },
        (_, index): SpecialDay => `${addDays(first, index)} all-day`,
      );
    }),
  easterOf: (year) =>
    inBrazil
      .getHolidays(year)
      .find(({ rule }) => rule === 'easter')
      ?.date.slice(0, 10),
  differences: [
    goodFridayDiffers,
    servantsDayIsMissing,
    bridgeDaysAreMissing,
    {
      reason:
        'Dias de eleição: não estão entre os nove feriados por lei federal de law-facts 7.10. ' +
        'Caem sempre em domingo, que já prorroga e nunca é dia seguro.',
      onlyTheirs: (year) =>
        year % 2 === 0
          ? [
              `${firstSundayFrom(isoDate(`${year}-10-01`))} holiday`,
              `${firstSundayFrom(isoDate(`${year}-10-25`))} holiday`,
            ]
          : [],
    },
    {
      reason: 'Sábado e domingo de Carnaval: fim de semana, que não precisa de portaria.',
      onlyTheirs: (year) => [
        `${fromEaster(year, -50)} all-day`,
        `${fromEaster(year, -49)} all-day`,
      ],
    },
  ],
};

// Its dates are midnight on the machine's own clock.
const localDay = (date: Date): IsoDate =>
  isoDate(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );

const brazilianUtils: Library = {
  name: '@brazilian-utils/brazilian-utils',
  daysOf: (year) =>
    getHolidays(year)
      .filter(({ type }) => type !== 'religious')
      .map(
        ({ date, type }): SpecialDay =>
          `${localDay(date)} ${type === 'national' ? 'holiday' : 'all-day'}`,
      ),
  easterOf: (year) => {
    const easter = getHolidays(year).find(({ type }) => type === 'religious');
    return easter && localDay(easter.date);
  },
  differences: [
    goodFridayDiffers,
    servantsDayIsMissing,
    bridgeDaysAreMissing,
    {
      reason:
        'Segunda-feira de Carnaval, Cinzas até as 14h e tardes de 24 e 31 de dezembro: pontos ' +
        'facultativos pela portaria do ano (law-facts 7.10). A biblioteca só traz a terça-feira.',
      onlyOurs: (year) => [
        `${fromEaster(year, -48)} all-day`,
        `${fromEaster(year, -46)} until-14h`,
        `${isoDate(`${year}-12-24`)} afternoon`,
        `${isoDate(`${year}-12-31`)} afternoon`,
      ],
    },
  ],
};

const without = (days: readonly SpecialDay[], others: readonly SpecialDay[]) =>
  [...new Set(days)].filter((day) => !others.includes(day)).sort();

describe.each([dateHolidays, brazilianUtils])(
  'feriados e pontos facultativos, $name',
  (library) => {
    it.each(years)('em %i, as únicas diferenças são as explicadas', (year) => {
      const theirs = library.daysOf(year);
      const ours = daysByLaw(year);
      const explained = library.differences.flatMap(({ onlyTheirs }) => onlyTheirs?.(year) ?? []);
      expect({
        onlyTheirs: without(theirs, ours),
        onlyOurs: without(ours, theirs),
      }).toEqual({
        // On 21 April 2079 Good Friday is a holiday by our count too, as Tiradentes.
        onlyTheirs: without(explained, ours),
        onlyOurs: library.differences.flatMap(({ onlyOurs }) => onlyOurs?.(year) ?? []).sort(),
      });
      expect(easterSunday(year)).toBe(library.easterOf(year));
    });
  },
);
