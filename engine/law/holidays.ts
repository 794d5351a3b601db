import type { CitationKey } from './citations.ts';
import { addDays, type IsoDate, isoDate, wholeYear } from './date.ts';
import { easterSunday } from './easter.ts';
import { findLegalValue, legalSeries, legalValueOn } from './value.ts';
import written from './values/optional-days.json' with { type: 'json' };
import { writtenSeries } from './written.ts';

/** A day on which a federal law closes offices in the whole country. */
export interface NationalHoliday {
  readonly date: IsoDate;
  readonly name: string;
  readonly source: CitationKey;
}

interface HolidayLaw {
  /** 'MM-DD' */
  readonly day: string;
  readonly name: string;
  readonly source: CitationKey;
}

const verifiedOn = isoDate('2026-11-20');

const before2024: readonly HolidayLaw[] = [
  { day: '01-01', name: 'Confraternização Universal', source: 'lei-662-1' },
  { day: '04-21', name: 'Tiradentes', source: 'lei-662-1' },
  { day: '05-01', name: 'Dia do Trabalho', source: 'lei-662-1' },
  { day: '09-07', name: 'Independência do Brasil', source: 'lei-662-1' },
  { day: '10-12', name: 'Nossa Senhora Aparecida', source: 'lei-6802-1' },
  { day: '11-02', name: 'Finados', source: 'lei-662-1' },
  { day: '11-15', name: 'Proclamação da República', source: 'lei-662-1' },
  { day: '12-25', name: 'Natal', source: 'lei-662-1' },
];

const conscienciaNegra: HolidayLaw = {
  day: '11-20',
  name: 'Dia Nacional de Zumbi e da Consciência Negra',
  source: 'lei-14759-1',
};

const byDay = (a: HolidayLaw, b: HolidayLaw): number => (a.day < b.day ? -1 : 1);

/** The national holidays by federal law, from 2003 on (Lei 662/1949 as Lei 10.607/2002 left it). */
export const nationalHolidayLaws = legalSeries<readonly HolidayLaw[]>({
  name: 'feriados nacionais por lei federal',
  unit: 'dias do ano',
  file: 'engine/law/holidays.ts',
  values: [
    {
      from: isoDate('2003-01-01'),
      until: isoDate('2023-12-31'),
      value: before2024,
      source: 'lei-662-1',
      verifiedOn,
    },
    {
      from: isoDate('2024-01-01'),
      value: [...before2024, conscienciaNegra].sort(byDay),
      source: 'lei-14759-1',
      verifiedOn,
    },
  ],
});

/**
 * The national holidays of the year by federal law, in order. They alone extend a legal term.
 * @throws {MissingLegalValueError} for years before 2003.
 */
export function nationalHolidaysOf(year: number): readonly NationalHoliday[] {
  const { value } = legalValueOn(nationalHolidayLaws, wholeYear(year).from);
  return value.map(({ day, name, source }) => ({ date: isoDate(`${year}-${day}`), name, source }));
}

/** Good Friday: offices close, but as a municipal holiday (Lei 9.093/1995, art. 2º) it extends no legal term. */
export const goodFriday = (year: number): IsoDate => addDays(easterSunday(year), -2);

/** A day on which federal offices close, or close early, by a yearly ordinance and not by law. */
export interface OptionalDay {
  readonly date: IsoDate;
  readonly name: string;
  readonly closed: 'all-day' | 'until-14h' | 'afternoon';
}

interface YearOrdinance {
  readonly ordinance: CitationKey;
  /** Days that no usual rule gives, such as the Monday before a holiday on a Tuesday. */
  readonly bridgeDays: readonly OptionalDay[];
}

/** Years whose pontos facultativos an ordinance has fixed; each December adds the next. */
export const optionalDaysOrdinance = writtenSeries(
  'optional-days',
  written,
  (days, ordinance): YearOrdinance => ({
    ordinance,
    bridgeDays: days.map(({ date, holiday }) => ({
      date: isoDate(date),
      name: `Emenda de ${holiday}`,
      closed: 'all-day',
    })),
  }),
);

/** The ordinance of the year; undefined while only the usual rule tells its pontos facultativos. */
export const ordinanceOf = (year: number): YearOrdinance | undefined =>
  findLegalValue(optionalDaysOrdinance, wholeYear(year).from)?.value;

const inOrder = (one: OptionalDay, other: OptionalDay): number => (one.date < other.date ? -1 : 1);

/**
 * The pontos facultativos of the year, in order: the usual ones, and the bridge days of its ordinance
 * where there is one. They do not extend a legal term here, and are no safe days to file either.
 */
export function optionalDaysOf(year: number): readonly OptionalDay[] {
  const easter = easterSunday(year);
  const days: OptionalDay[] = [
    { date: addDays(easter, -48), name: 'Segunda-feira de Carnaval', closed: 'all-day' },
    { date: addDays(easter, -47), name: 'Terça-feira de Carnaval', closed: 'all-day' },
    { date: addDays(easter, -46), name: 'Quarta-feira de Cinzas', closed: 'until-14h' },
    { date: addDays(easter, 60), name: 'Corpus Christi', closed: 'all-day' },
    { date: isoDate(`${year}-10-28`), name: 'Dia do Servidor Público', closed: 'all-day' },
    { date: isoDate(`${year}-12-24`), name: 'Véspera de Natal', closed: 'afternoon' },
    { date: isoDate(`${year}-12-31`), name: 'Véspera de Ano-Novo', closed: 'afternoon' },
  ];
  return [...days, ...(ordinanceOf(year)?.bridgeDays ?? [])].sort(inOrder);
}
