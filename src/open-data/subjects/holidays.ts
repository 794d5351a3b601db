import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, yearOf } from '#law/date.ts';
import {
  goodFriday,
  nationalHolidayLaws,
  nationalHolidaysOf,
  optionalDaysOf,
  optionalDaysOrdinance,
} from '#law/holidays.ts';
import { findLegalValue } from '#law/value.ts';
import { basisColumns, basisOf } from '../basis.ts';
import type { Row, Subject } from '../table.ts';

const closed = {
  'all-day': 'o dia todo',
  'until-14h': 'de manhã e no começo da tarde',
  afternoon: 'à tarde',
};

const day = (dia: IsoDate, nome: string, kind: Row): Row => ({ dia, nome, ...kind });

const national = (year: number): Row[] =>
  nationalHolidaysOf(year).map(({ date, name, source }) =>
    day(date, name, {
      tipo: 'feriado nacional',
      fecha: closed['all-day'],
      adiaPrazo: true,
      ...basisOf(source, findLegalValue(nationalHolidayLaws, date)?.verifiedOn),
    }),
  );

const fridayLaw: CitationKey = 'lei-9093-2';

const others = (year: number, source: CitationKey, verifiedOn: string | undefined): Row[] => [
  day(goodFriday(year), 'Sexta-feira Santa', {
    tipo: 'feriado municipal',
    fecha: closed['all-day'],
    adiaPrazo: false,
    ...basisOf(fridayLaw, verifiedOn),
  }),
  ...optionalDaysOf(year).map(({ date, name, closed: when }) =>
    day(date, name, {
      tipo: 'ponto facultativo',
      fecha: closed[when],
      adiaPrazo: false,
      ...basisOf(source, verifiedOn),
    }),
  ),
];

const firstYear = Math.min(...nationalHolidayLaws.values.map(({ from }) => yearOf(from)));
const ordinances = optionalDaysOrdinance.values;
const lastYear = Math.max(...ordinances.map(({ from, until = from }) => yearOf(until)));
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** The days on which federal offices close; pontos facultativos only of years with an ordinance. */
export const holidays: Subject = {
  id: 'feriados',
  title: 'Feriados e emendas',
  about: 'Os dias em que os órgãos federais fecham, e se adiam o fim de um prazo.',
  notice:
    'Pontos facultativos e emendas só dos anos com portaria registrada. Não traz feriados de cidade e de estado, nem o recesso da Justiça.',
  holds: 'values',
  columns: [
    { name: 'dia', says: 'O dia.', kind: 'day', isKey: true },
    { name: 'nome', says: 'O nome do dia.', kind: 'text', isKey: true },
    {
      name: 'tipo',
      says: 'Quem fecha: a lei federal, a da cidade ou a portaria do ano.',
      kind: 'text',
      only: ['feriado nacional', 'feriado municipal', 'ponto facultativo'],
    },
    { name: 'fecha', says: 'Quando fecha.', kind: 'text', only: Object.values(closed) },
    {
      name: 'adiaPrazo',
      says: 'Se o prazo que acaba neste dia passa, pela lei, para o próximo dia útil.',
      kind: 'yesNo',
    },
    ...basisColumns,
  ],
  rows: years
    .flatMap((year) => {
      const found = ordinances.find(({ from }) => yearOf(from) === year);
      return [...national(year), ...(found ? others(year, found.source, found.verifiedOn) : [])];
    })
    .sort((one, other) => String(one.dia).localeCompare(String(other.dia))),
  validUntil: `${lastYear}-12-31`,
};
