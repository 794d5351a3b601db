import { z } from 'zod';
import { text, toConfirm } from './fields.ts';

export const sharedSentencesFile = 'content/shared-sentences.yaml';

/** Where a text uses one. */
export const sharedSentence = /\{\{\s*regra\.([^{}\s]*)\s*\}\}/g;

/** Sentences that state one rule for several texts, which write `{{regra.key}}` in their place. */
export const sharedSentencesSchema = z.strictObject({
  toConfirm,
  sentences: z
    .array(
      z.strictObject({
        key: text('papel-novo')
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use minúsculas sem acento e hífens')
          .meta({ title: 'Nome', description: 'Os textos escrevem {{regra.nome}}.' }),
        text: text('O recurso não custa nada.')
          .regex(/^[^"\n]*$/, 'escreva em uma linha só, e com aspas curvas: “assim”')
          .meta({ title: 'O que se diz' }),
      }),
    )
    .meta({ title: 'Frases' }),
});
