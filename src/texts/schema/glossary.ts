import { z } from 'zod';
import { citationKey } from '#law/schema/citation-key.ts';
import { sitePath, text } from './fields.ts';

const wordsOf = (value: string): number => value.split(/\s+/).length;

const entry = z.strictObject({
  term: text('carência').meta({ title: 'Palavra' }),
  /** The same word as texts write it otherwise: plural, short form. */
  forms: z
    .array(text('perícias'))
    .default([])
    .meta({ title: 'Outras formas', description: 'Plural, forma curta.' }),
  /** Phrases in which the word means something else. */
  except: z
    .array(text('pontos facultativos'))
    .default([])
    .meta({ title: 'Onde quer dizer outra coisa' }),
  /** Of a word with more than one meaning: the pages on which somebody has read that it means this. */
  readOn: z
    .array(sitePath('/beneficios/aposentadoria-por-tempo'))
    .optional()
    .meta({ title: 'Páginas em que o sentido foi conferido' }),
  /** Whether texts explain it where it first appears; common words stand on /glossario only. */
  inText: z
    .boolean({ error: 'escreva true ou false' })
    .default(true)
    .meta({ title: 'Explicar nos textos', description: 'Desligado: só na página do glossário.' }),
  meaning: text('número mínimo de meses pagos ao INSS.')
    .refine((value) => wordsOf(value) <= 30, 'use no máximo 30 palavras')
    .refine((value) => value.endsWith('.'), 'termine com ponto')
    .refine(
      (value) => /^\p{Ll}/u.test(value),
      'comece com letra minúscula: no texto, a explicação pode vir entre parênteses',
    )
    .meta({ title: 'O que quer dizer' }),
  base: z.array(citationKey).default([]).meta({ title: 'Fontes' }),
  page: sitePath('/beneficios/bpc-loas').optional().meta({ title: 'Página que explica melhor' }),
});

export const glossarySchema = z
  .array(entry, {
    error: 'o arquivo deve ser uma lista de palavras, cada uma começando com “- term:”',
  })
  .meta({ title: 'Palavras', one: 'Palavra' });

export type GlossaryEntry = z.infer<typeof entry>;
