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

/** By month, whether it counts, and what keeps it from being sure. */
const rowsOf = (
  rows: readonly { month: Month; counts: Range<boolean>; whyNot: readonly Why[] }[],
): Record<string, string> =>
  Object.fromEntries(
    rows.map(({ month, counts, whyNot }) => {
      const counted = counts.least ? 'conta' : counts.most ? 'talvez' : 'não conta';
      const [year, number] = month.split('-');
      return [`${number}/${year}`, [counted, ...whyNot.map((why) => inWords(why))].join(', ')];
    }),
  );

function timeIn(life: WorkingLife) {
  const time = contributionTime(life);
  return {
    tempo: inRange(time.today, lengthOf),
    'até a reforma': inRange(time.atReform, ({ days }) => days),
    escrito: inWords(time.today.least.written),
    'só para a idade': time.today.least.reducedMonths.length,
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
  const { total, months } = carencia(life);
  return { carência: inRange(total, (count) => count), 'carência mês a mês': rowsOf(months) };
}

prove(readCases(`${import.meta.dirname}/proof`, toldLife), (told, today) => {
  const life = { ...told, today };
  return { ...timeIn(life), ...carenciaIn(life) };
});
