import { addDays, type IsoDate, weekdayOf, yearOf } from '#law/date.ts';
import { flat } from '#words/flat.ts';
import type { Span } from '../letter-read.ts';
import { overlaps, spanOf } from '../same-length.ts';
import { anyNumber, dayOfParts, monthWord, numberInWords } from './date-tokens.ts';

/** How people tell a day without its date. */
interface DayInWords {
  readonly pattern: string;
  /** Which one it was, from the day on which it was told; nothing where it may be another as well. */
  readonly day: (said: Readonly<Record<string, string>>, today: IsoDate) => IsoDate | undefined;
}

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
/** The day of a week, as anybody writes it; where it has a name, the plain one under it. */
const weekdayAs = (name = ''): string =>
  `(${name ? `?<${name}>` : '?:'}${weekdays.join('|')})(?:[ -]feira)?`;
const weekday = weekdayAs('weekday');
export const dayOfWeek = weekdayAs();
const number = `\\d{1,2}|${anyNumber}|primeiro`;
const counted = (written: string): number => Number(written) || (numberInWords(written) ?? 0);

/** The longest way back from one 31st to the one before. */
const mostBack = 61;

const lastDay = (today: IsoDate, isIt: (day: IsoDate) => boolean): IsoDate | undefined =>
  Array.from({ length: mostBack + 1 }, (_, back) => addDays(today, -back)).find(isIt);

const isOn = (day: IsoDate, name: string): boolean => weekdayOf(day) === weekdays.indexOf(name);
const mondayOf = (day: IsoDate): IsoDate => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The days by whose name people remember when something came; others move, or are a town's. */
const feasts: Readonly<Record<string, string>> = {
  'ano novo': '01-01',
  tiradentes: '04-21',
  independencia: '09-07',
  'nossa senhora aparecida': '10-12',
  criancas: '10-12',
  professores: '10-15',
  professor: '10-15',
  finados: '11-02',
  'proclamacao da republica': '11-15',
  'consciencia negra': '11-20',
  zumbi: '11-20',
  natal: '12-25',
};

function lastYearly(month: string, day: string, today: IsoDate): IsoDate | undefined {
  return [0, 1]
    .flatMap((back) => dayOfParts(yearOf(today) - back, month, day).day ?? [])
    .find((one) => one <= today);
}

/** No hour, no amount and no beginning of a date. */
const noMore = `(?![\\dºo°]|h\\b| ?[/.:-] ?\\d| (?:(?:e|ou|a) (?:${number})\\b|(?:horas?|dias?|anos?|mil|reais|vezes)\\b|d[eo] (?!mes|\\d{1,2}\\b)|${monthWord}\\b))`;
/** So long ago, people no longer count the days. */
const countedAgo = 15;

const weeksAgo: DayInWords['day'] = ({ weekday: name = '', isBefore }, today) =>
  lastDay(addDays(mondayOf(today), isBefore ? -8 : -1), (one) => isOn(one, name));

const ways: readonly DayInWords[] = [
  {
    pattern: `(?:dia|feriado) d(?:[aeo]|[ao]s) (?<feast>${Object.keys(feasts).join('|')})\\b`,
    day: ({ feast = '' }, today) => {
      const [month = '', day = ''] = (feasts[feast] ?? '').split('-');
      return lastYearly(month, day, today);
    },
  },
  // "Dia 9", "dia doze desse mês", "terça-feira, 17".
  {
    pattern: `(?:${weekday},? \\(?(?:n?o )?(?:dia )?|dia )(?<number>${number})\\b${noMore}(?: (?:d?est|d?ess)e mes| do (?:mes )?(?<month>\\d{1,2})\\b| do mes(?<isLastMonth> passado)?)?`,
    day: ({ number: said = '', weekday: name, isLastMonth, month }, today) => {
      if (month) return lastYearly(month, String(counted(said)), today);
      const from = isLastMonth ? addDays(today, -Number(today.slice(-2))) : today;
      const day = lastDay(from, (one) => Number(one.slice(-2)) === counted(said));
      return day && (!name || isOn(day, name)) ? day : undefined;
    },
  },
  {
    pattern: `(?:ha|faz|(?:ha|tem|faz) exat(?:os|amente)) (?<ago>${number}) dias?\\b(?! (?:para|pra|p|de)\\b)`,
    day: ({ ago = '' }, today) =>
      counted(ago) <= countedAgo ? addDays(today, -counted(ago)) : undefined,
  },
  {
    pattern: '(?<near>anteontem|ontem|hoje|hj|agorinha|agora mesmo|agora ha pouco)\\b',
    day: ({ near = '' }, today) =>
      addDays(today, -Math.max(0, ['hoje', 'ontem', 'anteontem'].indexOf(near))),
  },
  {
    pattern: `semana (?:passada|(?<isBefore>retrasada)),? (?:n?[ao] )?${weekday}\\b`,
    day: weeksAgo,
  },
  {
    pattern: `${weekday},? d?a semana (?:passada|(?<isBefore>retrasada))\\b`,
    day: weeksAgo,
  },
  // "Na sexta", and no second copy: "na segunda via".
  {
    pattern: `(?:${weekdayAs('now')} agora(?: que passou| q passou)?\\b|n?[ao] (?:ultim[ao] )?${weekday}(?<isPast> passad[ao])?(?=[,.;!?)\\n]|$| (?:e|q|que|de (?:manha|tarde|noite)|a (?:tarde|noite)|cedo)\\b))`,
    day: ({ weekday: name, now = '', isPast }, today) => {
      const day = lastDay(addDays(today, -1), (one) => isOn(one, name ?? now));
      // On a Thursday "terça passada" is the day before yesterday, or a week more.
      return day && isPast && day >= mondayOf(today) ? undefined : day;
    },
  },
];

const anywhere = ways.map(({ pattern }) => new RegExp(`\\b(?:${pattern})`, 'g'));

/** Where a text tells a day in words of its own, whatever came on it; none twice. */
export function daysInWords(flatText: string): Span[] {
  const found: Span[] = [];
  for (const way of anywhere)
    for (const match of flatText.matchAll(way)) {
      const place = spanOf(match);
      if (!found.some((one) => overlaps(one, place))) found.push(place);
    }
  return found;
}

/**
 * The day that such words mean to who tells them; undefined where it may be another as well.
 * @param words as the paper has them
 */
export function dayInWords(words: string, today: IsoDate): IsoDate | undefined {
  const flatText = flat(words);
  for (const { pattern, day } of ways) {
    const match = new RegExp(`^${pattern}$`).exec(flatText);
    if (match) return day(match.groups ?? {}, today);
  }
  return undefined;
}
