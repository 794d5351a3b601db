import { z } from 'zod';
import type { Door } from './doors.ts';
import { drawingField } from './drawing.ts';
import { chatInvitation, pageFields, text } from './fields.ts';
import { tiles } from './tiles.ts';

export const benefitSchema = z.strictObject({
  ...pageFields,
  officialName: text('Benefício de Prestação Continuada'),
  /** Its place on the home page; without one it stands in the list of all benefits only. */
  order: z.int({ error: 'escreva o lugar na página inicial: 1, 2, 3…' }).min(1).optional(),
  tile: z.enum(tiles, { error: `use um destes: ${tiles.join(', ')}` }),
  /** Where it is not that of the tile. */
  drawing: drawingField.optional(),
  card: text('Uma frase para a página inicial.'),
  chat: chatInvitation,
  /** Tools that answer a question of this page: file names in content/tools. */
  tools: z.array(text('renda-bpc')).default([]),
  related: z.array(text('auxilio-doenca')).max(3, 'no máximo 3').default([]),
});

/** What every benefit page answers, so that a reader of one knows all. */
export const benefitDoors: readonly Door[] = [
  { question: 'Posso pedir?', drawing: 'openDoor', sections: ['O que é', 'Quem pode pedir'] },
  { question: 'Quanto é?', drawing: 'money', sections: ['Valor e duração'] },
  { question: 'Que papéis?', drawing: 'papers', sections: ['Documentos'] },
  { question: 'Como pedir?', drawing: 'phone', sections: ['Como pedir'] },
  { question: 'Disseram não', drawing: 'stampedLetter', sections: ['Se o INSS disser não'] },
  { question: 'Dúvidas comuns', drawing: 'question', sections: ['Dúvidas comuns'] },
];
