import { z } from 'zod';
import { addDays, isoDate, weekdayOf } from '../date.ts';
import { centsOf, type WrittenSeries, type WrittenValue } from '../written.ts';
import { citationKey } from './citation-key.ts';
import { count, dateField, line, perCent, reais } from './fields.ts';

/** A series whose values have this form; the first period below is the oldest. */
export const series = <W extends z.ZodType>(value: W, units: readonly [string, ...string[]]) =>
  z
    .strictObject({
      name: line('salário mínimo').meta({ title: 'Nome' }),
      unit: z.enum(units, { error: `escreva ${units.join(' ou ')}` }).meta({ title: 'Unidade' }),
      values: z
        .array(
          z.strictObject({
            from: dateField.meta({ title: 'Vale desde' }),
            until: dateField.optional().meta({
              title: 'Vale até',
              description: 'Vazio: até a véspera do próximo, ou sem fim.',
            }),
            value: value.meta({ title: 'Valor' }),
            source: citationKey,
            isJumpConfirmed: z.literal(true, { error: 'escreva true, ou apague' }).optional().meta({
              title: 'A norma diz mesmo isso',
              description:
                'Só se a norma diz mesmo um valor que o site recusa. O motivo da recusa aparece no valor.',
            }),
            verifiedOn: dateField.optional().meta({ title: 'Conferido em' }),
          }),
          { error: 'falta a lista dos valores' },
        )
        .min(1, 'escreva ao menos um valor')
        .meta({ title: 'Valores', one: 'Valor', description: 'Do mais antigo ao mais novo.' }),
    })
    .superRefine(({ values }, { addIssue }) => {
      for (const { index, field, message } of periodFaults(values))
        addIssue({ code: 'custom', path: ['values', index, field], message });
    });

interface PeriodFault {
  index: number;
  field: 'from' | 'until';
  message: string;
}

type Period = Pick<WrittenValue<unknown>, 'from' | 'until'>;

const existing = (day: string): boolean => dateField.safeParse(day).success;

/** Days with two values, or with none between two. */
function periodFaults(values: readonly Period[]): PeriodFault[] {
  return values.flatMap(({ from, until }, index): PeriodFault[] => {
    const next = values[index + 1]?.from;
    if (![from, until ?? from, next ?? from].every(existing)) return [];
    if (next !== undefined && next <= from) {
      const message = `este período começa antes do anterior, que é de ${from}. Ponha os mais antigos primeiro`;
      return [{ index: index + 1, field: 'from', message }];
    }
    if (until !== undefined && until < from) {
      return [{ index, field: 'until', message: `acaba antes de começar, em ${from}` }];
    }
    if (until === undefined || next === undefined || until === eveOf(next)) return [];
    const message = `o próximo valor começa em ${next}: este acaba em ${eveOf(next)}. Corrija, ou apague o campo`;
    return [{ index, field: 'until', message }];
  });
}

const eveOf = (day: string): string => addDays(isoDate(day), -1);

/** What is wrong with a value beside the one before it. */
type Judge<W> = (before: W, value: W) => string | undefined;

const toConfirm = 'Se a norma diz mesmo isso, acrescente "isJumpConfirmed": true';

const risesAtMost =
  (times: number, most: string): Judge<string> =>
  (before, value) => {
    const [old, now] = [centsOf(before), centsOf(value)];
    if (now >= old && now <= old * times) return undefined;
    return `antes eram R$ ${before}. Um valor não cai, nem sobe mais de ${most} de uma vez. Confira todos os algarismos. ${toConfirm}`;
  };

/**
 * What is wrong with an amount far from the one before it: more often a slip of the hand than the law.
 * Amounts of one year stand a little above those of the year before; none has ever fallen.
 * @param before and value written in reais
 */
export const jumpFault = risesAtMost(1.3, '30%');

// Prices still rose fast in the first years of the Real.
const pastJumpFault = risesAtMost(1.5, '50%');

/** What stays for years, until a law of its own changes it: no nearness tells a slip from the law. */
const changeFault: Judge<string | number> = (before, value) =>
  value === before
    ? undefined
    : `antes era ${before}, e a lei quase nunca muda este número. Confira todos os algarismos. ${toConfirm}`;

/** A series in which each value is held against the one before it, but for those that somebody confirmed. */
const heldSeries = <W extends string | number>(
  value: z.ZodType<W>,
  units: readonly [string, ...string[]],
  faultOf: Judge<W>,
) =>
  series(value, units).superRefine(({ values }, { addIssue }) => {
    values.forEach(({ value: now, isJumpConfirmed }, index) => {
      const before = values[index - 1]?.value;
      if (before === undefined || isJumpConfirmed) return;
      if (![before, now].every((one) => value.safeParse(one).success)) return;
      const message = faultOf(before, now);
      if (message) addIssue({ code: 'custom', path: ['values', index, 'value'], message });
    });
  });

export const pastAmountSeries = heldSeries(reais, ['reais'], pastJumpFault);

/** Money that rises each January. */
export const amountSeries = heldSeries(reais, ['reais', 'reais por mês'], jumpFault);

/** Money that stays until a law changes it. */
export const fixedAmountSeries = heldSeries(reais, ['reais', 'reais por mês'], changeFault);

export const rateSeries = heldSeries(perCent, ['por cento'], changeFault);

/** Numbers of days, or of minimum wages. */
export const countSeries = heldSeries(
  count,
  ['dias', 'dia do mês', 'salários mínimos'],
  changeFault,
);

/** A bridge lies between a holiday and a weekend, in the year of its ordinance. */
function bridgeFault(day: string, { from, until }: Period): string | undefined {
  if (day < from || (until !== undefined && day > until))
    return `este dia fica fora do período, que começa em ${from}`;
  if ([1, 5].includes(weekdayOf(isoDate(day)))) return undefined;
  return `não é segunda nem sexta-feira, e uma emenda fica entre o feriado e o fim de semana. ${toConfirm}`;
}

/** The days that the ordinance of a year adds to the usual ones, which may be none. */
export const optionalDaySeries = series(
  z.array(
    z.strictObject({
      date: dateField.meta({ title: 'Dia' }),
      holiday: line('Tiradentes').meta({ title: 'Feriado que ele emenda' }),
    }),
    {
      error: 'falta a lista das emendas. Sem nenhuma, escreva []',
    },
  ),
  ['dias de emenda'],
).superRefine(({ values }, { addIssue }) => {
  values.forEach((period, index) => {
    const { value: days, isJumpConfirmed } = period;
    if (isJumpConfirmed || !existing(period.from)) return;
    days.forEach(({ date }, place) => {
      const message = existing(date) ? bridgeFault(date, period) : undefined;
      if (message)
        addIssue({ code: 'custom', path: ['values', index, 'value', place, 'date'], message });
    });
  });
});

export type SeriesSchema = z.ZodType<WrittenSeries<unknown>>;
