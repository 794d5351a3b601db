import { z } from 'zod';
import { contrastFaults } from '../brand/tokens.ts';
import { oneNamed, text } from './fields.ts';

const colour = (example: string) =>
  text(`"${example}", com as aspas`)
    // What is no colour has no contrast to measure.
    .regex(/^#[0-9a-f]{6}$/, {
      error: `escreva # e seis letras minúsculas ou números, por exemplo "${example}"`,
      abort: true,
    })
    .meta({ format: 'color', examples: [example] });

/** How a practice looks: few colours, from which all others follow, and the letters of headings. */
export const brandSchema = z.strictObject({
  colours: z
    .strictObject(
      {
        /** Under light letters: table, buttons, bands. */
        strong: colour('#1f3a6e').meta({
          title: 'Cor forte',
          description: 'Sob letras claras: mesa, botões, faixas.',
        }),
        /** Under dark letters: top and foot of every page. */
        soft: colour('#e3ebf8').meta({
          title: 'Cor suave',
          description: 'Sob letras escuras: alto e pé de cada página.',
        }),
        /** Marks and drawings, never under or in letters. */
        accent: colour('#b5532a').meta({
          title: 'Cor das marcas',
          description: 'Marcas e desenhos, nunca letras.',
        }),
      },
      { error: 'faltam as cores: strong, soft e accent' },
    )
    .superRefine((colours, context) => {
      for (const { field, message } of contrastFaults(colours))
        context.addIssue({ code: 'custom', path: [field], message });
    })
    .meta({ title: 'Cores' }),
  headings: oneNamed({ faustina: 'a do projeto', sistema: 'a do aparelho' })
    .default('faustina')
    .meta({
      title: 'Letra dos títulos',
      description: 'Para uma letra própria, veja docs/outro-escritorio.md.',
    }),
});

export type Brand = z.infer<typeof brandSchema>;
