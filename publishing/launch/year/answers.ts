import { z } from 'zod';
import { dateField, line } from '#law/schema/fields.ts';
import { topics } from './topics.ts';

const answer = z.union(
  [
    z.literal('continua'),
    z.strictObject({
      valor: line('1.621,00'),
      norma: line('Decreto 12.797/2025 (salário mínimo de 2026)'),
      artigo: line('art. 1º').optional(),
      /** Left out for a norm that is known already. */
      endereco: line('https://www.planalto.gov.br/…').optional(),
      desde: dateField.optional(),
      confirmado: z.literal('sim').optional(),
    }),
  ],
  {
    error:
      'escreva continua, ou valor (entre aspas, como "1.621,00"), norma e endereco. Podem vir artigo, desde e confirmado: sim',
  },
);

/** The first year that the command writes. */
export const firstYear = 2027;

/** What somebody found in the norms of the year, each topic that is known already. */
export const answersSchema = z.strictObject({
  ano: z
    .int({ error: 'escreva o ano, por exemplo 2027' })
    .min(firstYear, `escreva um ano de ${firstYear} em diante`)
    .max(2199, 'escreva um ano até 2199'),
  conferido: dateField,
  ...Object.fromEntries(topics.map(({ name }) => [name, answer.optional()])),
}) as z.ZodType<Answers>;

export type Answer = z.infer<typeof answer>;

/** What is known of a value: it goes on as it is, or a norm has changed it. */
export type NewValue = Exclude<Answer, 'continua'>;

export type Answers = { readonly ano: number; readonly conferido: string } & {
  readonly [topic: string]: Answer | number | string | undefined;
};

export const answerOn = (answers: Answers, name: string): Answer | undefined =>
  answers[name] as Answer | undefined;
