import { z } from 'zod';
import { count } from './fields.ts';
import { series } from './series.ts';

const row = z.strictObject({
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
});

type Row = z.infer<typeof row>;

interface RowFault {
  row: number;
  field: keyof Row;
  message: string;
}

/** The number that most say. */
const usual = (numbers: readonly number[]): number | undefined =>
  [...Map.groupBy(numbers, (number) => number)].sort(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0];

const toConfirm =
  'Confira as duas tabelas na norma. Se ela diz mesmo isso, acrescente "isJumpConfirmed": true';

/** Ages rise all together, and the years stay (Lei 8.213/1991, art. 77, §§ 2º and 2º-B): rows that do otherwise. */
function strayRows(before: readonly Row[], now: readonly Row[]): RowFault[] {
  const rises = now.map(({ fromAge }, index) => fromAge - (before[index]?.fromAge ?? Number.NaN));
  // The first row begins at birth in each table.
  const rise = usual(rises.slice(1));
  return now.flatMap(({ years, fromAge }, index): RowFault[] => {
    const was = before[index];
    if (was?.years !== years) {
      const message = `na tabela de antes esta faixa tem ${was?.years ?? 'outro lugar'}, e aqui ${years}. ${toConfirm}`;
      return [{ row: index, field: 'years', message }];
    }
    if (index === 0 || rises[index] === rise) return [];
    const message = `na tabela de antes esta faixa começa em ${was.fromAge}, e aqui em ${fromAge}. As idades sobem todas juntas. ${toConfirm}`;
    return [{ row: index, field: 'fromAge', message }];
  });
}

/** The survivor pension by age of who receives it. */
export const durationSeries = series(
  z
    .array(row, { error: 'falta a tabela das idades' })
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
).superRefine(({ values }, { addIssue }) => {
  values.forEach(({ value, isJumpConfirmed }, index) => {
    const before = values[index - 1]?.value;
    if (before === undefined || isJumpConfirmed) return;
    for (const { row: at, field, message } of strayRows(before, value))
      addIssue({ code: 'custom', path: ['values', index, 'value', at, field], message });
  });
});
