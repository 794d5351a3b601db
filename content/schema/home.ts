import { z } from 'zod';
import { chatInvitation, text } from './fields.ts';

const paragraphs = z
  .array(text('Somos um escritório de Direito Previdenciário.'), {
    error: 'falta a lista de parágrafos, cada um começando com “- ”',
  })
  .min(1, 'escreva ao menos um parágrafo')
  .max(4, 'no máximo 4 parágrafos');

/** What a practice says of itself, on its home page and in the previews of it. */
export const homeSchema = z.strictObject({
  title: text('INSS explicado: benefícios e pedido negado').max(60, 'use no máximo 60 letras'),
  description: text('O que a lei pede e quais papéis separar').max(155, 'use no máximo 155 letras'),
  /** Under the title, in previews. */
  lead: text('Para quem precisa de um benefício.'),
  hero: z.strictObject({
    title: text('O INSS, explicado com calma.').max(40, 'use no máximo 40 letras'),
    lead: text('Entenda o que a lei pede.'),
  }),
  about: z.strictObject({ paragraphs }),
  steps: z
    .array(
      z.strictObject({
        title: text('Você conta o que houve.'),
        text: text('Por mensagem ou telefone.'),
      }),
    )
    .min(2, 'escreva de 2 a 6 passos')
    .max(6, 'escreva de 2 a 6 passos'),
  contact: z.strictObject({ title: text('Conte o que aconteceu') }),
  /** Texts ready to send, under the form. */
  chats: z
    .array(chatInvitation.pick({ label: true, message: true }))
    .min(3, 'escreva de 3 a 8 conversas')
    .max(8, 'escreva de 3 a 8 conversas'),
});

export type HomeWords = z.infer<typeof homeSchema>;
