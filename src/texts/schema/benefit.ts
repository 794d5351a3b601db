import { z } from 'zod';
import type { Door } from './doors.ts';
import { drawingField } from './drawing.ts';
import { chatInvitation, oneNamed, pageFields, text, toolLinks } from './fields.ts';
import { signposts } from './signpost.ts';
import { tileNames } from './tiles.ts';

/** What a page of this folder is about: something to ask for, or something that happens to people. */
const groups = { beneficio: 'benefício', situacao: 'situação' } as const;
export type Group = keyof typeof groups;

export const benefitSchema = z
  .strictObject({
    ...pageFields,
    /** Decides its doors and its place in the list of all. */
    group: oneNamed(groups).default('beneficio').meta({ title: 'O que é' }),
    /** What the law calls it; a situation has no such name. */
    officialName: text('Benefício de Prestação Continuada')
      .optional()
      .meta({ title: 'Nome na lei', description: 'Só as situações não têm.' }),
    /** Its place on the home page; without one it stands in the list of all benefits only. */
    order: z.int({ error: 'escreva o lugar na página inicial: 1, 2, 3…' }).min(1).optional().meta({
      title: 'Lugar na página inicial',
      description: 'Sem número, fica só na lista de todos.',
    }),
    tile: oneNamed(tileNames).meta({ title: 'Cor da ficha' }),
    /** Where it is not that of the tile. */
    drawing: drawingField
      .optional()
      .meta({ title: 'Desenho', description: 'Só se não for o da ficha.' }),
    card: text('Uma frase para a página inicial.').meta({ title: 'Frase da ficha' }),
    chat: chatInvitation,
    tools: toolLinks,
    signposts,
    related: z
      .array(text('auxilio-doenca').meta({ choices: 'benefits' }))
      .max(3, 'no máximo 3')
      .default([])
      .meta({ title: 'Veja também', description: 'No máximo 3.' }),
  })
  .refine(({ group, officialName }) => group === 'situacao' || officialName, {
    path: ['officialName'],
    error: 'falta o nome que a lei dá ao benefício. Só as situações não têm',
  });

const benefitDoors: readonly Door[] = [
  { question: 'Posso pedir?', drawing: 'openDoor', sections: ['O que é', 'Quem pode pedir'] },
  { question: 'Quanto é?', drawing: 'money', sections: ['Valor e duração'] },
  { question: 'Que papéis?', drawing: 'papers', sections: ['Documentos'] },
  { question: 'Como pedir?', drawing: 'phone', sections: ['Como pedir'] },
  { question: 'Disseram não', drawing: 'stampedLetter', sections: ['Se o INSS disser não'] },
  { question: 'Dúvidas comuns', drawing: 'question', sections: ['Dúvidas comuns'] },
];

const situationDoors: readonly Door[] = [
  { question: 'O que faço primeiro?', drawing: 'signpost', sections: ['Primeiros passos'] },
  { question: 'O que diz a regra?', drawing: 'book', sections: ['Como funciona'] },
  { question: 'E o dinheiro?', drawing: 'money', sections: ['Valores'] },
  { question: 'Até quando?', drawing: 'calendarLeaf', sections: ['Prazos'] },
  { question: 'Que papéis?', drawing: 'papers', sections: ['Documentos'] },
  { question: 'Não resolveu?', drawing: 'stampedLetter', sections: ['Se não resolver'] },
  { question: 'Dúvidas comuns', drawing: 'question', sections: ['Dúvidas comuns'] },
];

/** What every page of a group answers, so that a reader of one knows all. */
export const doorsOf: Readonly<Record<Group, readonly Door[]>> = {
  beneficio: benefitDoors,
  situacao: situationDoors,
};
