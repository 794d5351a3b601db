import { z } from 'zod';
import { drawingField } from './drawing.ts';
import { headFields, text } from './fields.ts';

export const toolSchema = z.strictObject({
  ...headFields,
  breadcrumb: text('Prazo do recurso').meta({ title: 'Nome curto' }),
  order: z
    .int({ error: 'escreva o lugar na lista: 1, 2, 3…' })
    .min(1)
    .meta({ title: 'Lugar na lista' }),
  opening: text('Sentimos muito pela sua perda.')
    .optional()
    .meta({ title: 'Frase antes da primeira pergunta' }),
  card: text('Uma frase para a lista de ferramentas.').meta({ title: 'Frase da ficha' }),
  drawing: drawingField.meta({ title: 'Desenho' }),
});
