import { z } from 'zod';
import { chatInvitation, text } from './fields.ts';

const paragraphs = z
  .array(text('Somos um escritório de Direito Previdenciário.'), {
    error: 'falta a lista de parágrafos, cada um começando com “- ”',
  })
  .min(1, 'escreva ao menos um parágrafo')
  .max(4, 'no máximo 4 parágrafos')
  .meta({ title: 'Parágrafos', one: 'Parágrafo' });

/** What a practice says of itself, on its home page and in the previews of it. */
export const homeSchema = z.strictObject({
  title: text('INSS explicado: benefícios e pedido negado', 60).meta({ title: 'Título na busca' }),
  description: text('O que a lei pede e quais papéis separar', 155).meta({
    title: 'Frase na busca',
  }),
  /** Under the title, in previews. */
  lead: text('Para quem precisa de um benefício.').meta({
    title: 'Frase da prévia',
    description: 'Sob o título, quando alguém manda o link.',
  }),
  hero: z
    .strictObject({
      title: text('O INSS, explicado com calma.', 40).meta({ title: 'Título' }),
      lead: text('Entenda o que a lei pede.').meta({ title: 'Frase de abertura' }),
    })
    .meta({ title: 'Alto da página' }),
  about: z.strictObject({ paragraphs }).meta({ title: 'Sobre quem publica o site' }),
  steps: z
    .array(
      z.strictObject({
        title: text('Você conta o que houve.').meta({ title: 'Passo' }),
        text: text('Por mensagem ou telefone.').meta({ title: 'Como é' }),
      }),
    )
    .min(2, 'escreva de 2 a 6 passos')
    .max(6, 'escreva de 2 a 6 passos')
    .meta({ title: 'Como é o atendimento', one: 'Passo' }),
  contact: z
    .strictObject({ title: text('Conte o que aconteceu').meta({ title: 'Título' }) })
    .meta({ title: 'Contato' }),
  /** Texts ready to send, under the form. */
  chats: z
    .array(
      chatInvitation.pick({ label: true, message: true }).extend({
        benefit: text('bpc-loas')
          .meta({
            title: 'Só com este benefício',
            description: 'A conversa some do site que não tem esta página em “publish”.',
            choices: 'benefits',
          })
          .optional(),
      }),
    )
    .min(3, 'escreva de 3 a 8 conversas')
    .max(8, 'escreva de 3 a 8 conversas')
    .meta({ title: 'Conversas prontas, sob o formulário', one: 'Conversa' }),
});

export type HomeWords = z.infer<typeof homeSchema>;
