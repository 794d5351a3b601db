import { z } from 'zod';
import type { Door } from './doors.ts';
import { chatInvitation, pageFields, text, toolLinks } from './fields.ts';

const denialReason = z.strictObject({
  title: text('Faltou documento').meta({ title: 'Motivo' }),
  description: text('O pedido foi feito sem o mínimo.').meta({ title: 'O que é' }),
  bring: text('cada papel que faltou.').meta({ title: 'O que levar' }),
  /** The INSS's own sentences for it: file names in content/letters. */
  letters: z
    .array(text('exigencia').meta({ choices: 'letters' }))
    .default([])
    .meta({ title: 'Frases das cartas' }),
});

export const guideSchema = z.strictObject({
  ...pageFields,
  breadcrumb: text('Pedido negado').meta({ title: 'Nome curto' }),
  chat: chatInvitation,
  tools: toolLinks,
  reasons: z
    .array(denialReason)
    .length(6, 'são seis motivos, cada um com title, description e bring')
    .meta({ title: 'Motivos', one: 'Motivo' }),
  ethics: text('Este guia informa e não promete resultado.').meta({ title: 'Aviso no fim' }),
});

/** The sections are those that other pages link to or that the specification asks for. */
export const guideDoors: readonly Door[] = [
  {
    question: 'Por que negaram?',
    drawing: 'magnifier',
    sections: ['Motivos', 'CNIS e papéis que não batem', 'A perícia disse não'],
  },
  {
    question: 'O que fazer?',
    drawing: 'signpost',
    sections: [
      'Cinco passos',
      'Os caminhos',
      'Novo pedido',
      'O que dá para fazer sem advogado',
      'Um exemplo',
    ],
  },
  { question: 'Até quando?', drawing: 'calendarLeaf', sections: ['Prazo do recurso'] },
  { question: 'Que papéis?', drawing: 'papers', sections: ['Lista para imprimir'] },
  { question: 'Está demorando?', drawing: 'clock', sections: ['Se o pedido está parado'] },
  { question: 'Dúvidas comuns', drawing: 'question', sections: ['Dúvidas comuns'] },
];
