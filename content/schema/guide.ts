import { z } from 'zod';
import { chatInvitation, pageFields, text } from './fields.ts';

const denialReason = z.strictObject({
  title: text('Faltou documento'),
  description: text('O pedido foi feito sem o mínimo.'),
  bring: text('cada papel que faltou.'),
});

export type DenialReason = z.infer<typeof denialReason>;

export const guideSchema = z.strictObject({
  ...pageFields,
  breadcrumb: text('Pedido negado'),
  chat: chatInvitation,
  tools: z.array(text('prazo-do-recurso')).default([]),
  reasons: z
    .array(denialReason)
    .length(6, 'são seis motivos, cada um com title, description e bring'),
  ethics: text('Este guia informa e não promete resultado.'),
});

/** Sections that other pages link to or that the specification asks for, in this order. */
export const guideSections = [
  'Motivos',
  'CNIS e papéis que não batem',
  'A perícia disse não',
  'Cinco passos',
  'Os caminhos',
  'Novo pedido',
  'O que dá para fazer sem advogado',
  'Um exemplo',
  'Prazo do recurso',
  'Lista para imprimir',
  'Se o pedido está parado',
  'Dúvidas comuns',
] as const;
