import { z } from 'zod';

/** A date written AAAA-MM-DD that exists in the calendar. */
export const dateField = z.iso.date({
  error: ({ input }) =>
    `${typeof input === 'string' ? 'a data não existe' : 'falta a data'}. Escreva AAAA-MM-DD, por exemplo 2026-11-20`,
});

/** A required line of text, with what to write when it is missing. */
export const line = (example: string) =>
  z
    .string({ error: `falta este campo, ou não é um texto. Exemplo: ${example}` })
    .trim()
    .min(1, { error: `está vazio. Exemplo: ${example}`, abort: true })
    .meta({ examples: [example] });

const missing = (example: string) => `falta este campo. Exemplo: "${example}"`;

/** Money in reais, as people write it: never in cents, nor as a bare number. */
export const reais = z
  .string({ error: `escreva em reais, entre aspas, por exemplo "1.621,00"` })
  .regex(
    /^(?:\d{1,3}(?:\.\d{3})*),\d{2}$/,
    'escreva em reais, com ponto no milhar e os dois algarismos dos centavos, por exemplo "1.621,00"',
  )
  .meta({ examples: ['1.621,00'] });

/** A rate in per cent, with at most one decimal. */
export const perCent = z
  .string({ error: missing('7,5') })
  .regex(/^\d{1,2}(?:,\d)?$/, 'escreva só o número, com vírgula, por exemplo "7,5" ou "20"');

export const count = z
  .int({ error: 'escreva um número inteiro, sem aspas, por exemplo 90' })
  .positive('escreva um número maior que zero');
