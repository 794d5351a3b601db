import { z } from 'zod';
import { contrastFaults } from '../brand/tokens.ts';
import { text } from './fields.ts';

const colour = (example: string) =>
  text(example).regex(
    /^#[0-9a-f]{6}$/,
    `escreva # e seis letras minúsculas ou números, por exemplo "${example}"`,
  );

/** How a practice looks: few colours, from which all others follow, and the letters of headings. */
export const brandSchema = z.strictObject({
  colours: z
    .strictObject(
      {
        /** Under light letters: table, buttons, bands. */
        strong: colour('#1f3a6e'),
        /** Under dark letters: top and foot of every page. */
        soft: colour('#e3ebf8'),
        /** Marks and drawings, never under or in letters. */
        accent: colour('#b5532a'),
      },
      { error: 'faltam as cores: strong, soft e accent' },
    )
    .superRefine((colours, context) => {
      for (const { field, message } of contrastFaults(colours))
        context.addIssue({ code: 'custom', path: [field], message });
    }),
  headings: z
    .enum(['faustina', 'sistema'], { error: 'use um destes: faustina, sistema' })
    .default('faustina'),
});

export type Brand = z.infer<typeof brandSchema>;
