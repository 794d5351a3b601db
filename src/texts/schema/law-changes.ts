import { z } from 'zod';
import { citationKey } from '#law/schema/citation-key.ts';
import { dateField } from '#law/schema/fields.ts';
import { sitePath, text, toConfirm } from './fields.ts';

const note = {
  date: dateField.meta({ title: 'Data' }),
  what: text('O salário mínimo passou a R$ 1.621,00.').meta({ title: 'O que mudou' }),
  pages: z
    .array(sitePath('/beneficios/bpc-loas'), {
      error: 'falta a lista das páginas que falam disso, por exemplo [/beneficios/bpc-loas]',
    })
    .min(1, 'escreva ao menos uma página')
    .meta({ title: 'Páginas que falam disso' }),
};

/** What changed in the law, and what was wrong on the site. */
export const lawChangesSchema = z.strictObject({
  toConfirm,
  changes: z
    .array(
      z.strictObject({
        ...note,
        base: z
          .array(citationKey, { error: 'falta a lista das fontes, por exemplo [lei-15327]' })
          .min(1, 'escreva ao menos uma fonte')
          .meta({ title: 'Fontes' }),
      }),
      { error: 'falta a lista das mudanças da lei' },
    )
    .meta({ title: 'Mudanças da lei', one: 'Mudança' }),
  corrections: z
    .array(z.strictObject(note), {
      error: 'falta a lista das correções. Sem nenhuma, escreva “corrections: []”',
    })
    .meta({ title: 'Correções nossas', one: 'Correção' }),
});

export type LawChanges = Omit<z.infer<typeof lawChangesSchema>, 'toConfirm'>;
