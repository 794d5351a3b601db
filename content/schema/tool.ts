import { z } from 'zod';
import { drawingField } from './drawing.ts';
import { headFields, text } from './fields.ts';

export const toolSchema = z.strictObject({
  ...headFields,
  breadcrumb: text('Prazo do recurso'),
  order: z.int({ error: 'escreva o lugar na lista: 1, 2, 3…' }).min(1),
  card: text('Uma frase para a lista de ferramentas.'),
  drawing: drawingField,
});
