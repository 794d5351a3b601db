import { getHolidays } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from './date.ts';
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

interface Difference {
  readonly reason: string;
  readonly onlyTheirs?: DaysOf;
  readonly onlyOurs?: DaysOf;
}

// From the first year of engine/law/holidays.ts to the last that the library knows.
const years = Array.from({ length: 2099 - 2003 + 1 }, (_, index) => 2003 + index);

const daysByLaw: DaysOf = (year) => [
  ...nationalHolidaysOf(year).map(({ date }): SpecialDay => `${date} holiday`),
  `${goodFriday(year)} all-day`,
  ...optionalDaysOf(year).map(({ date, closed }): SpecialDay => `${date} ${closed}`),
];

const fromEaster = (year: number, days: number): IsoDate => addDays(easterSunday(year), days);

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

// Its dates are midnight on the machine's own clock.
const localDay = (date: Date): IsoDate =>
  isoDate(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );

const daysByLibrary: DaysOf = (year) =>
  getHolidays(year)
    .filter(({ type }) => type !== 'religious')
    .map(
      ({ date, type }): SpecialDay =>
        `${localDay(date)} ${type === 'national' ? 'holiday' : 'all-day'}`,
    );

function easterByLibrary(year: number): IsoDate | undefined {
  const easter = getHolidays(year).find(({ type }) => type === 'religious');
  return easter && localDay(easter.date);
}

const differences: readonly Difference[] = [
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
];

const without = (days: readonly SpecialDay[], others: readonly SpecialDay[]) =>
  [...new Set(days)].filter((day) => !others.includes(day)).sort();

it.each(years)('em %i, as únicas diferenças são as explicadas', (year) => {
  const theirs = daysByLibrary(year);
  const ours = daysByLaw(year);
  const explained = differences.flatMap(({ onlyTheirs }) => onlyTheirs?.(year) ?? []);
  expect({
    onlyTheirs: without(theirs, ours),
    onlyOurs: without(ours, theirs),
  }).toEqual({
    // On 21 April 2079 Good Friday is a holiday by our count too, as Tiradentes.
    onlyTheirs: without(explained, ours),
    onlyOurs: differences.flatMap(({ onlyOurs }) => onlyOurs?.(year) ?? []).sort(),
  });
  expect(easterSunday(year)).toBe(easterByLibrary(year));
});
