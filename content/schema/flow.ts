import { z } from 'zod';
import { citationKey } from '#law/schema/citation-key.ts';
import { alsoCalled, chatInvitation, explains, headFields, sitePath, text } from './fields.ts';

/** The last part of an address. */
const id = z
  .string({ error: 'falta o id. Exemplo: pedido-parado' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use só letras minúsculas sem acento, números e hífen');

/** Titles and descriptions of pages come from these texts, so they keep the limits of both. */
const asTitle = (example: string) => text(example).max(60, 'use no máximo 60 letras');
const asDescription = (example: string) => text(example).max(155, 'use no máximo 155 letras');

const list = (what: string) => ({ error: `falta a lista: ${what}, cada um começando com “- ”` });

const question = z.strictObject({
  id,
  question: asTitle('O que aconteceu com o benefício?'),
  hint: asDescription('Escolha o que houve por último.'),
  explains,
  answers: z
    .array(
      z.strictObject({
        label: text('O INSS negou o pedido').max(70, 'use no máximo 70 letras'),
        to: text('motivo-da-negativa'),
      }),
      list('as respostas'),
    )
    .min(2, 'escreva de 2 a 8 respostas')
    .max(8, 'escreva de 2 a 8 respostas'),
});

const outcome = z.strictObject({
  id,
  title: asTitle('Pedido parado: o que fazer na espera'),
  lead: asDescription('Veja primeiro se o INSS espera um papel seu.'),
  explains,
  read: z
    .array(
      z.strictObject({
        label: text('O que fazer com o pedido parado'),
        to: sitePath('/beneficios/bpc-loas'),
      }),
      list('o que ler'),
    )
    .min(1, 'escreva de 1 a 5 leituras')
    .max(5, 'escreva de 1 a 5 leituras'),
  gather: z
    .array(text('CPF e documento com foto'), list('os papéis que separar'))
    .min(3, 'escreva de 3 a 9 papéis')
    .max(9, 'escreva de 3 a 9 papéis'),
  who: z
    .array(
      z.strictObject({
        channel: text('meu-inss'),
        text: text('Baixe a carta e a cópia do processo.').optional(),
      }),
      list('os canais oficiais'),
    )
    .min(2, 'escreva ao menos dois canais oficiais'),
  chat: chatInvitation,
  citations: z.array(citationKey, list('as fontes')).min(1, 'escreva ao menos uma fonte'),
});

const channel = z.strictObject({
  name: text('Meu INSS'),
  href: z
    .string()
    .regex(/^(https:\/\/\S+|tel:\d+)$/, 'escreva um endereço com https ou tel:135')
    .optional(),
  text: text('Site e aplicativo do INSS.'),
});

const { seo, verifiedOn, updatedOn, toConfirm } = headFields;

/** A tree of questions, one page each, that ends in pages on what to read, gather and whom to ask. */
export const flowSchema = z.strictObject({
  start: text('para-quem'),
  seo,
  verifiedOn,
  updatedOn,
  toConfirm,
  alsoCalled,
  channels: z.record(z.string(), channel, { error: 'falta a lista dos canais oficiais' }),
  questions: z.array(question, list('as perguntas')),
  outcomes: z.array(outcome, list('os fins')),
});

export type FlowFile = z.infer<typeof flowSchema>;
