import { z } from 'zod';
import { addDays, isoDate } from '../date.ts';
import { centsOf, type WrittenSeries, type WrittenValue } from '../written.ts';
import { citationKey } from './citation-key.ts';
import { count, dateField, line, perCent, reais } from './fields.ts';

/** A series whose values have this form; the first period below is the oldest. */
const series = <W extends z.ZodType>(value: W, units: readonly [string, ...string[]]) =>
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
              title: 'O salto é esse mesmo',
              description:
                'Só se a norma diz um valor menor, mais de 30% maior, ou que não sobe como os outros do ano.',
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

/** Amounts of one year stand at most so far above those of the year before; none has ever fallen. */
const mostTimes = 1.3;

/**
 * What is wrong with an amount far from the one before it: more often a slip of the hand than the law.
 * @param before and value written in reais
 */
export function jumpFault(before: string, value: string): string | undefined {
  const [old, now] = [centsOf(before), centsOf(value)];
  if (now >= old && now <= old * mostTimes) return undefined;
  return `antes eram R$ ${before}. Um valor não cai, nem sobe mais de 30% de uma vez. Confira todos os algarismos. Se a norma diz mesmo isso, acrescente "isJumpConfirmed": true`;
}

const isReais = (value: string): boolean => reais.safeParse(value).success;

/** Money of years gone by: no jump is asked about. */
export const pastAmountSeries = series(reais, ['reais']);

/** Money. */
export const amountSeries = series(reais, ['reais', 'reais por mês']).superRefine(
  ({ values }, { addIssue }) => {
    values.forEach(({ value, isJumpConfirmed }, index) => {
      const before = values[index - 1]?.value;
      if (before === undefined || isJumpConfirmed || ![before, value].every(isReais)) return;
      const message = jumpFault(before, value);
      if (message) addIssue({ code: 'custom', path: ['values', index, 'value'], message });
    });
  },
);

/** Rates. */
export const rateSeries = series(perCent, ['por cento']);

/** Numbers of days, or of minimum wages. */
export const countSeries = series(count, ['dias', 'dia do mês', 'salários mínimos']);

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
);

/** The survivor pension by age of who receives it. */
export const durationSeries = series(
  z
    .array(
      z.strictObject({
        fromAge: z
          .int({ error: 'escreva a idade, sem aspas, por exemplo 45' })
          .meta({ title: 'Da idade' }),
        untilAge: z
          .int({ error: 'escreva a idade, sem aspas, por exemplo 44' })
          .optional()
          .meta({ title: 'Até a idade' }),
        years: z
          .union([count, z.literal('vitalicia')], {
            error: 'escreva os anos, sem aspas, ou "vitalicia"',
          })
          .meta({ title: 'Anos', description: 'Um número, ou “vitalicia”.' }),
      }),
      { error: 'falta a tabela das idades' },
    )
    .min(1, 'escreva ao menos uma faixa')
    .superRefine((rows, { addIssue }) => {
      rows.forEach(({ fromAge }, index) => {
        const expected = index === 0 ? 0 : (rows[index - 1]?.untilAge ?? Number.NaN) + 1;
        if (fromAge !== expected)
          addIssue({
            code: 'custom',
            path: [index, 'fromAge'],
            message: 'as faixas começam em 0, e cada uma no ano depois do fim da anterior',
          });
      });
      if (rows.at(-1)?.untilAge !== undefined)
        addIssue({
          code: 'custom',
          path: [rows.length - 1, 'untilAge'],
          message: 'a última faixa não tem fim: apague este campo',
        });
    }),
  ['anos, por faixa de idade'],
);

/** What any of them reads. */
export type SeriesSchema = z.ZodType<WrittenSeries<unknown>>;
