import { z } from 'zod';
import { line } from './fields.ts';

const norm = z.strictObject({
  key: line('decreto-12797-1')
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'use só letras minúsculas sem acento, números e hífens, por exemplo decreto-12797-1',
    )
    .meta({ title: 'Nome curto, para citar' }),
  name: line('Decreto 12.797/2025 (salário mínimo de 2026)').meta({ title: 'Norma' }),
  place: line('art. 1º').optional().meta({ title: 'Lugar na norma' }),
  url: line('https://www.planalto.gov.br/…')
    .regex(
      /^https:\/\/(?:[\w-]+\.)*(?:gov|jus|def)\.br\/./,
      'use o endereço oficial da norma, que começa com https:// e é de um site .gov.br, .jus.br ou .def.br',
    )
    .meta({ title: 'Endereço oficial' }),
  /** What stands at the address, if not the norm itself. */
  leadsTo: z
    .enum(['search', 'as-published', 'compiled-rules', 'application'], {
      error: 'escreva search, as-published, compiled-rules ou application, ou apague',
    })
    .optional()
    .meta({
      title: 'O que está no endereço',
      description: 'Vazio: a própria norma.',
      names: {
        search: 'uma busca',
        'as-published': 'o texto sem as mudanças',
        'compiled-rules': 'o texto que a contém',
        application: 'uma página que a aplica',
      },
    }),
  isLinkUntested: z
    .literal(true, { error: 'escreva true, ou apague' })
    .optional()
    .meta({ title: 'Ninguém abriu ainda o endereço' }),
});

/** Where the norms stand that the values of each year come from. */
export const yearlyNormsFile = 'engine/law/citations/yearly.json';

/** The norms that fix the values of each year, oldest first. */
export const yearlyNormsSchema = z.strictObject({
  norms: z
    .array(norm, { error: 'falta a lista das normas' })
    .superRefine((norms, { addIssue }) => {
      for (const field of ['key', 'name'] as const)
        norms.forEach((one, index) => {
          if (norms.findIndex((other) => other[field] === one[field]) < index)
            addIssue({
              code: 'custom',
              path: [index, field],
              message: `“${one[field]}” já está na lista. Apague uma das duas`,
            });
        });
    })
    .meta({ title: 'Normas', one: 'Norma', description: 'Das mais antigas às mais novas.' }),
});
