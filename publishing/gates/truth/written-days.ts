import { addDays, type IsoDate, isoDate, weekdayOf, yearOf } from '#law/date.ts';
import { type Fault, inRows, type Told } from '../fault.ts';

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );
const weekdays = 'domingo segunda terça quarta quinta sexta sábado'.split(' ');

// “Dia 30: domingo, 20 de dezembro”, “sexta, 20 de novembro de 2026”, “15 de maio de 2027, um sábado”.
const weekday = `(?<!\\p{L})(${weekdays.join('|')})(?:-feira)?`;
const written = new RegExp(
  String.raw`(?:(?<!\p{L})dia (\d+)(?:\s(?:é|cai)(?:\s(?:no|na|em))?|:)\**\s)?(?:${weekday},?\s)?(?<!\d)(\d{1,2})º?\sde\s(${months.join('|')})(?:\sde\s(\d{4}))?(?:,\s(?:um\s|uma\s)?${weekday})?`,
  'giu',
);
const inDigits = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;

const two = (part: string | number): string => String(part).padStart(2, '0');

const dayOf = (year: number | string, month: number | string, day: string): IsoDate | undefined => {
  try {
    return isoDate(`${year}-${two(month)}-${two(day)}`);
  } catch {
    return undefined;
  }
};

const inWords = (date = ''): string => date.split('-').reverse().join('/');

interface Reading {
  /** The first and the latest day that the passage writes with its year. */
  first?: IsoDate;
  latest?: IsoDate;
}

/** A day without a year is the first such day from the latest whole one on. */
const yearAfter = (latest: IsoDate, month: number): number =>
  yearOf(latest) + (month < Number(latest.slice(5, 7)) ? 1 : 0);

const noSuchDay = (day: string): Told => ({
  reason: `escreve ${day}, um dia que não existe.`,
  remedy: 'Confira o dia e o mês.',
});

function problemsOf(found: RegExpExecArray, reading: Reading): Told[] {
  const [whole, count, before, day = '', name = '', year, after] = found;
  const month = months.indexOf(name.toLowerCase()) + 1;
  // 2024 had a 29 February: without a year, it may be meant.
  if (!dayOf(year ?? 2024, month, day)) return [noSuchDay(whole.trim())];
  const { first, latest } = reading;
  const date = dayOf(year ?? (latest ? yearAfter(latest, month) : ''), month, day);
  if (!date) return [];
  if (year) Object.assign(reading, { first: first ?? date, latest: date });
  const named = (before ?? after)?.toLowerCase();
  const real = weekdays[weekdayOf(date)];
  const counted = count && first ? addDays(first, Number(count)) : date;
  return [
    ...(named && named !== real
      ? [
          {
            reason: `diz ${named}, e ${day} de ${name} de ${yearOf(date)} é ${real}.`,
            remedy: 'Confira o dia no calendário, ou escreva o ano, se é outro.',
          },
        ]
      : []),
    ...(counted === date
      ? []
      : [
          {
            reason: `diz que o dia ${count} é ${day} de ${name}, e, desde ${inWords(first)}, ele é ${inWords(counted)}.`,
            remedy: 'Conte de novo os dias do exemplo.',
          },
        ]),
  ];
}

/** Days written in a text that do not exist, fall on another weekday, or end another count than told. */
export function wrongDays(file: string, source: string): Fault[] {
  let reading: Reading = {};
  return inRows(file, source, (row) => {
    // Each part and each example tells of its own days.
    if (/^(?:#|:::|---)/.test(row)) reading = {};
    const text = row.replaceAll('**', '');
    const problems = [
      ...[...text.matchAll(inDigits)]
        .filter(([, day = '', month = '', year = '']) => !dayOf(year, month, day))
        .map(([whole]) => noSuchDay(whole)),
      ...[...text.matchAll(written)].flatMap((found) => problemsOf(found, reading)),
    ];
    return problems.map((problem) => ({ sentence: row.trim(), ...problem }));
  });
}
