import { z } from 'zod';
import { citationKey } from '#law/schema/citation-key.ts';
import {
  alsoAsked,
  alsoCalled,
  chatInvitation,
  explains,
  headFields,
  sitePath,
  text,
} from './fields.ts';

/** The last part of an address. */
const id = z
  .string({ error: 'falta o id. Exemplo: pedido-parado' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use só letras minúsculas sem acento, números e hífen')
  .meta({
    title: 'Fim do endereço',
    description: 'Só letras minúsculas sem acento, números e hífen.',
  });

/** Titles and descriptions of pages come from these texts, so they keep the limits of both. */
const asTitle = (example: string) => text(example, 60);
const asDescription = (example: string) => text(example, 155);

const list = (what: string) => ({ error: `falta a lista: ${what}, cada um começando com “- ”` });

const question = z.strictObject({
  id,
  question: asTitle('O que aconteceu com o benefício?').meta({ title: 'Pergunta' }),
  hint: asDescription('Escolha o que houve por último.').meta({ title: 'Ajuda' }),
  explains,
  answers: z
    .array(
      z.strictObject({
        label: text('O INSS negou o pedido', 70).meta({ title: 'Resposta' }),
        to: text('motivo-da-negativa').meta({
          title: 'Leva a',
          description: 'O fim do endereço de outra pergunta ou de um fim.',
        }),
      }),
      list('as respostas'),
    )
    .min(2, 'escreva de 2 a 9 respostas')
    .max(9, 'escreva de 2 a 9 respostas')
    .meta({ title: 'Respostas', one: 'Resposta' }),
});

const outcome = z.strictObject({
  id,
  title: asTitle('Pedido parado: o que fazer na espera').meta({ title: 'Título' }),
  lead: asDescription('Veja primeiro se o INSS espera um papel seu.').meta({
    title: 'Frase de abertura',
  }),
  alsoAsked,
  explains,
  read: z
    .array(
      z.strictObject({
        label: text('O que fazer com o pedido parado').meta({ title: 'O que o link diz' }),
        to: sitePath('/beneficios/bpc-loas').meta({ title: 'Página' }),
      }),
      list('o que ler'),
    )
    .min(1, 'escreva de 1 a 8 leituras')
    .max(8, 'escreva de 1 a 8 leituras')
    .meta({ title: 'O que ler', one: 'Link' }),
  gather: z
    .array(text('CPF e documento com foto'), list('os papéis que separar'))
    .min(3, 'escreva de 3 a 9 papéis')
    .max(9, 'escreva de 3 a 9 papéis')
    .meta({ title: 'O que separar' }),
  who: z
    .array(
      z.strictObject({
        channel: text('meu-inss').meta({ title: 'Canal' }),
        text: text('Baixe a carta e a cópia do processo.').optional().meta({ title: 'Para quê' }),
      }),
      list('os canais oficiais'),
    )
    .min(2, 'escreva ao menos dois canais oficiais')
    .meta({ title: 'Quem procurar', one: 'Lugar' }),
  chat: chatInvitation,
  citations: z
    .array(citationKey, list('as fontes'))
    .min(1, 'escreva ao menos uma fonte')
    .meta({ title: 'Fontes' }),
});

const channel = z.strictObject({
  name: text('Meu INSS').meta({ title: 'Nome' }),
  href: z
    .string()
    .regex(/^(https:\/\/\S+|tel:\d+)$/, 'escreva um endereço com https ou tel:135')
    .optional()
    .meta({ title: 'Endereço ou telefone' }),
  text: text('Site e aplicativo do INSS.').meta({ title: 'O que é' }),
  hours: text('de segunda a sábado, das 7h às 22h').optional().meta({
    title: 'Quando atende',
    description: 'Aparece em todos os fins que falam deste canal.',
  }),
});

const { seo, verifiedOn, updatedOn, toConfirm } = headFields;

/** A tree of questions, one page each, that ends in pages on what to read, gather and whom to ask. */
export const flowSchema = z.strictObject({
  start: text('para-quem').meta({
    title: 'Primeira pergunta',
    description: 'O fim do endereço dela.',
  }),
  seo,
  verifiedOn,
  updatedOn,
  toConfirm,
  alsoCalled,
  channels: z
    .record(z.string(), channel, { error: 'falta a lista dos canais oficiais' })
    .meta({ title: 'Canais oficiais' }),
  questions: z.array(question, list('as perguntas')).meta({ title: 'Perguntas', one: 'Pergunta' }),
  outcomes: z.array(outcome, list('os fins')).meta({ title: 'Fins', one: 'Fim' }),
});

export type FlowFile = z.infer<typeof flowSchema>;
