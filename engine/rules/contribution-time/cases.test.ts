import type { Month } from '#law/month.ts';
import { carencia } from '../carencia/carencia.ts';
import { inWords } from '../proof/in-words.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import { toldLife } from '../proof/told-life.ts';
import { contributionTime, type Total } from './contribution-time.ts';
import type { WorkingLife } from './life.ts';
import type { Range } from './reading.ts';
import type { Why } from './why.ts';

/** "320"; where the readings differ "0; talvez 1", the cautious one first. */
function inRange<Value>({ least, most }: Range<Value>, told: (value: Value) => unknown): unknown {
  const [sure, possible] = [told(least), told(most)];
  return sure === possible ? sure : `${sure}; talvez ${possible}`;
}

const lengthOf = ({ days, months }: Total) => `${days} dias, ${months} meses`;

const inMonth = (month: Month) => month.split('-').reverse().join('/');

/** By month, whether it counts, and what keeps it from being sure. */
const rowsOf = (
  rows: readonly { month: Month; counts: Range<boolean>; whyNot: readonly Why[] }[],
): Record<string, string> =>
  Object.fromEntries(
    rows.map(({ month, counts, whyNot }) => {
      const counted = counts.least ? 'conta' : counts.most ? 'talvez' : 'não conta';
      return [inMonth(month), [counted, ...whyNot.map((why) => inWords(why))].join(', ')];
    }),
  );

function timeIn(life: WorkingLife) {
  const time = contributionTime(life);
  return {
    tempo: inRange(time.today, lengthOf),
    'até a reforma': inRange(time.atReform, ({ days }) => days),
    escrito: inWords(time.today.least.written),
    'só para a idade': time.today.least.reducedMonths.length,
    'quais só para a idade': time.today.least.reducedMonths.map(inMonth),
    'na reforma': time.atReform.least.reducedMonths.map(inMonth),
    'em aberto': time.openJobs.map(({ spell, lastPaid }) =>
      lastPaid ? `${spell}, pago até ${inMonth(lastPaid)}` : `${spell}, sem mês pago`,
    ),
    trechos: time.today.least.spans.map(
      ({ spell, days, added }) => `${spell}: ${days} dias, ${added} a mais`,
    ),
    'mês a mês': rowsOf(time.months),
    falta: time.months.flatMap(({ missing }) =>
      missing
        ? [[missing.base, missing.cents].map((cents) => inWords(cents, true)).join(', guia ')]
        : [],
    ),
    'ficou fora': time.leftOut.map(({ why, from, until }) =>
      [inWords(why), 'de', inWords(from), 'a', inWords(until)].join(' '),
    ),
  };
}

function carenciaIn(life: WorkingLife) {
  const { total, months, firstOnTime, rural } = carencia(life);
  const [first, second] = rural.map(inMonth);
  return {
    carência: inRange(total, (count) => count),
    'carência mês a mês': rowsOf(months),
    'primeiro em dia': firstOnTime.least && inMonth(firstOnTime.least),
    'no campo':
      first && `${rural.length} meses: ${first}, ${second} … ${rural.map(inMonth).at(-1)}`,
  };
}

prove(readCases(`${import.meta.dirname}/proof`, toldLife), (told, today) => {
  const life = { ...told, today };
  return { ...timeIn(life), ...carenciaIn(life) };
});
