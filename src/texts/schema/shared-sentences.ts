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
    .superRefine((sentences, { addIssue }) => {
      const keys = sentences.map(({ key }) => key);
      for (const [index, key] of keys.entries())
        if (keys.indexOf(key) < index)
          addIssue({
            code: 'custom',
            path: [index, 'key'],
            message: `“${key}” já é o nome de outra frase. Apague uma das duas, ou dê a esta outro nome`,
          });
    })
    .meta({ title: 'Frases' }),
});
