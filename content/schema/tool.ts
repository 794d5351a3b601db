import { z } from 'zod';
import type { Door } from './doors.ts';
import { drawingField } from './drawing.ts';
import { headFields, text } from './fields.ts';

export const toolSchema = z.strictObject({
  ...headFields,
  breadcrumb: text('Prazo do recurso'),
  order: z.int({ error: 'escreva o lugar na lista: 1, 2, 3…' }).min(1),
  card: text('Uma frase para a lista de ferramentas.'),
  drawing: drawingField,
});

/** What a tool page says below the tool, and without it. */
export const toolDoors: readonly Door[] = [
  {
    question: 'Como fazer a conta no papel?',
    drawing: 'papers',
    sections: ['A regra', 'Um exemplo', 'O que esta ferramenta não considera'],
  },
];
