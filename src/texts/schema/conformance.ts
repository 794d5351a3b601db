import { z } from 'zod';
import { text } from './fields.ts';

/** What the site says of itself about one criterion. */
const conformanceResults = ['atende', 'em parte', 'não se aplica', 'não atende'] as const;

const criterion = z.strictObject({
  number: text('"1.4.3"')
    .regex(/^[1-4]\.\d\.\d{1,2}$/, 'escreva o número do critério entre aspas, por exemplo "1.4.3"')
    .meta({ title: 'Número' }),
  name: text('Contraste (mínimo)').meta({ title: 'Nome' }),
  level: z.enum(['A', 'AA', 'AAA'], { error: 'escreva A, AA ou AAA' }).meta({ title: 'Nível' }),
  result: z
    .enum(conformanceResults, { error: `escreva ${conformanceResults.join(', ')}` })
    .meta({ title: 'Resultado' }),
  how: text('O programa mede todo texto.')
    .regex(/[.!?]$/, 'termine com ponto')
    .meta({ title: 'Como se vê' }),
});

/** The criteria of WCAG 2.2 that the site is held to, in their order. */
export const conformanceSchema = z
  .array(criterion, {
    error: 'o arquivo deve ser uma lista de critérios, cada um começando com “- number:”',
  })
  .meta({ title: 'Critérios', one: 'Critério' });

export type WcagCriterion = z.infer<typeof criterion>;
