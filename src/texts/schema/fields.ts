import { z } from 'zod';
import { keysOf } from '#law/keyed.ts';
import { dateField } from '#law/schema/fields.ts';
import { emojiFault, hasEmoji } from './emoji.ts';
import { hasHiddenSign, hiddenSignFault } from './hidden-signs.ts';
import { faultOfToolLink } from './tool-link.ts';

/** A required one-line text of so many letters, with what to write in its place when it is missing. */
export const text = (example: string, most?: number) => {
  const field = z
    .string({ error: `falta este campo, ou não é um texto. Exemplo: ${example}` })
    .trim()
    .min(1, { error: `está vazio. Exemplo: ${example}`, abort: true })
    .refine((value) => !hasEmoji(value), emojiFault)
    .refine((value) => !hasHiddenSign(value), hiddenSignFault)
    .refine((value) => !/[<>]/.test(value), 'tem “<” ou “>”, que não são letras. Tire')
    .meta({ examples: [example] });
  return most === undefined ? field : field.max(most, `use no máximo ${most} letras`);
};

/** Of what is shown as it is written, values left as their names. */
const unfilled = [
  (value: string) => !value.includes('{{'),
  'aqui não valem as palavras-chave {{…}}: escreva por extenso',
] as const;

const opensTool = [
  (link: string) => faultOfToolLink(link) === undefined,
  { error: ({ input }: { input?: unknown }) => faultOfToolLink(String(input)) },
] as const;

/** One of some names, told beside what a writer calls each. */
export const oneNamed = <const Names extends Readonly<Record<string, string>>>(names: Names) =>
  z
    .enum(keysOf<keyof Names & string>(names), {
      error: `use um destes: ${Object.entries(names)
        .map(([name, called]) => (name === called ? name : `${name} (${called})`))
        .join(', ')}`,
    })
    .meta({ names });

/** The address of a page of this site, with or without the part after "#". */
export const sitePath = (example: string) =>
  text(example)
    .regex(
      /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
      `escreva o endereço de uma página deste site, por exemplo ${example}`,
    )
    .refine(...opensTool);

/**
 * Tools that answer a question of the page: file names in content/tools, with the answer to the first
 * question after "#" where the page knows it (`src/texts/tool-openings.ts`).
 */
export const toolLinks = z
  .array(text('prazo-do-recurso#negado').refine(...opensTool))
  .default([])
  .meta({
    title: 'Ferramentas que respondem',
    description: 'O nome da ferramenta no endereço; depois de “#”, onde ela se abre.',
  });

/** Words of the glossary that the page explains in its own text, so that they get no note. */
export const explains = z.array(text('CNIS')).default([]).meta({
  title: 'Palavras difíceis que a página já explica',
  description: 'Como estão no glossário. Elas não ganham nota.',
});

/** What a message that opens with a tap must not say of whoever taps: a paper's number, an illness. */
const tooPersonal =
  /(?<!\p{L})(?:CPF|NIT|NB|RG|senha|número do benefício|câncer|tumor|HIV|aids|depressão|ansiedade|esquizofrenia|bipolar|autis\p{L}+|Alzheimer|Parkinson|alcoolismo|dependência química|diab[eé]tic[oa]|diabetes|epilepsia|epilético|lúpus|tuberculose|hanseníase|AVC|infarto|soropositiv[oa]|cardiopatia)(?!\p{L})/iu;

/** Whether a sentence asks for such a thing; one that says not to send it does not. */
const asksTooMuch = (invite: string): boolean =>
  invite
    .split(/(?<=[.!?])\s/)
    .some((one) => tooPersonal.test(one) && !/\b(?:não|nem)\s/i.test(one));

/** The button to the chat: what it says, what it sends, what it invites to tell. */
export const chatInvitation = z
  .strictObject({
    label: text('Tirar dúvida sobre BPC/LOAS', 40)
      .refine(...unfilled)
      .meta({ title: 'O que o botão diz' }),
    message: text('Olá! Tenho dúvidas sobre o BPC/LOAS.', 300)
      .refine(...unfilled)
      .refine(
        (message) => !tooPersonal.test(message),
        'diz um documento ou uma doença, que a pessoa mandaria sem escrever. Tire da mensagem pronta',
      )
      .meta({
        title: 'Mensagem pronta do WhatsApp',
        description: 'Sem doença, CPF nem número de benefício.',
      }),
    invite: text('Conte a idade e o que o INSS respondeu.')
      .refine(
        (invite) => !asksTooMuch(invite),
        'pede um documento ou uma doença pela conversa. Peça datas e o que o INSS respondeu',
      )
      .meta({ title: 'O que pedir que conte' }),
  })
  .meta({ title: 'Botão da conversa' });

const seo = z
  .strictObject({
    title: text('BPC/LOAS: quem pode pedir', 60).meta({ title: 'Título na busca' }),
    description: text('O que a lei pede e como pedir', 155).meta({ title: 'Frase na busca' }),
  })
  .meta({ title: 'Para os buscadores' });

/** Why a sentence waits: read only in a second source; known, not read again; nobody is sure. */
const certainty = oneNamed({
  'segunda-mao': 'lida só em outra fonte',
  memoria: 'sabida, não relida',
  duvida: 'ninguém tem certeza',
}).meta({ title: 'Por que espera' });

/** Sentences of the text for the practice's lawyer to hold against the norm before publishing. */
export const toConfirm = z
  .array(
    z.strictObject({
      says: text('Os 10 anos contam do fim da ação.').meta({ title: 'Frase, como está no texto' }),
      rests: certainty,
      open: text('STJ, Tema 1117').meta({ title: 'O que abrir para conferir' }),
    }),
  )
  .default([])
  .meta({ title: 'Frases que um advogado ainda vai conferir', one: 'Frase' });

export type ToConfirm = z.infer<typeof toConfirm>[number];

/** Letters, numbers and what stands between them: what somebody would say or type. */
const popularName = text('encostar').regex(
  /^[\p{L}\p{N}][\p{L}\p{N}%/ -]*$/u,
  'escreva só letras, números, espaços, hífen, barra e %, sem ponto nem aspas',
);

const plainly = (name: string): string => name.toLocaleLowerCase('pt-BR');

export const popularNames = z
  .array(popularName)
  .refine((names) => new Set(names.map(plainly)).size === names.length, {
    error: 'há um nome repetido. Apague um dos dois',
  })
  .default([]);

/** What people call it, or say of it, for the search and the list of topics. */
export const alsoCalled = popularNames.meta({ title: 'Como as pessoas chamam' });

/** What people ask for in words that the site does not say itself; they find the page and stand nowhere. */
export const alsoAsked = popularNames.meta({
  title: 'Como as pessoas procuram',
  description: 'Acham a página e não aparecem em lugar nenhum.',
});

/** What every page has in its front matter. */
export const headFields = {
  title: text('BPC/LOAS')
    .refine(...unfilled)
    .meta({ title: 'Título' }),
  seo,
  lead: text('Um salário mínimo por mês para…').meta({ title: 'Frase de abertura' }),
  verifiedOn: dateField.meta({ title: 'Comparado com as fontes em' }),
  updatedOn: dateField.meta({ title: 'Texto mudado em' }),
  toConfirm,
  explains,
  alsoCalled,
  alsoAsked,
};

/** What every page of text has in its front matter. */
export const pageFields = {
  ...headFields,
  inShort: z
    .array(text('Vale **{{salario-minimo}} por mês**.'), {
      error: 'falta a lista de 3 a 5 linhas, cada uma começando com “- ”',
    })
    .min(3, 'escreva de 3 a 5 linhas')
    .max(5, 'escreva de 3 a 5 linhas')
    .meta({ title: 'Em resumo', description: 'De 3 a 5 linhas.' }),
};
