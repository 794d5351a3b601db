import { z } from 'zod';
import labels from '#labels/escolhas.json' with { type: 'json' };
import type { LetterKind } from '#words/letter/kinds.ts';
import { chatInvitation, headFields, oneNamed, text, toolLinks } from './fields.ts';

/** What was asked for, in the words people use, in the order of the list. */
export const letterBenefits = labels.letterBenefits;

export type LetterBenefit = keyof typeof letterBenefits;

const benefit = oneNamed(letterBenefits);

const kindNames: Readonly<Record<LetterKind, string>> = labels.letterKinds;

const kind = oneNamed(kindNames);

/** Beginnings of words, without accents; all of a line must be in the letter, in any order. */
const keyLine = text('qualidade segurad').regex(
  /^(?:[a-z]+|\d+(?:\/\d+)?)(?: (?:[a-z]+|\d+(?:\/\d+)?))*$/,
  'escreva só letras minúsculas sem acento, números e espaços',
);

const sentences = z.array(text('Falta de qualidade de segurado')).default([]);

const fields = z.strictObject({
  ...headFields,
  /** Sentences that were seen in a paper of the INSS. */
  says: sentences.meta({ title: 'Frases vistas em uma carta do INSS' }),
  /** The same reason in words that nobody has yet seen printed. */
  otherWords: sentences.meta({
    title: 'A carta também pode dizer',
    description: 'Frases sabidas de memória: a página não as cita como sendo do INSS.',
  }),
  keys: z.array(keyLine).min(1, 'falta ao menos uma linha de palavras para achar a frase').meta({
    title: 'Palavras que acham a frase',
    description: 'Começos de palavras, sem acento; todas as de uma linha devem estar na carta.',
  }),
  kinds: z
    .array(kind)
    .min(1, 'diga que tipo de carta traz a frase')
    .meta({ title: 'Tipos de carta que trazem a frase' }),
  benefits: z
    .array(benefit)
    .min(1, 'diga de que benefício é a carta')
    .meta({ title: 'De que benefício' }),
  chat: chatInvitation,
  tools: toolLinks,
  /** Ways that content/guides/caminhos.md describes, by their titles. */
  routes: z
    .array(text('Recurso').meta({ choices: 'routes' }))
    .default([])
    .meta({ title: 'Caminhos' }),
});

export const letterSchema = fields.refine(
  ({ says, otherWords }) => says.length + otherWords.length > 0,
  { error: 'falta a frase da carta', path: ['says'] },
);

export const waysSection = 'Caminhos e prazos';

/** What the INSS had to look at before it said no. */
export const lookedAtSection = 'O que o INSS precisa ter olhado';

/** What the reader looks at where nothing was refused. */
export const toCheckSection = 'O que conferir';

const saysYes: ReadonlySet<string> = new Set<LetterKind>(['grant', 'extended']);

/** Whether no paper of these kinds refuses anything. */
export const onlySaysYes = (kinds: readonly string[]): boolean =>
  kinds.every((kind) => saysYes.has(kind));

/** The skeleton every reason shares; a paper that only says yes is checked by the reader. */
export const sectionsFor = (kinds: readonly string[]): readonly string[] => [
  'O que quer dizer',
  'O que não quer dizer',
  onlySaysYes(kinds) ? toCheckSection : lookedAtSection,
  'Papéis que respondem',
  waysSection,
];

/** The ways after a decision, told once for all reasons. */
const { verifiedOn, updatedOn, toConfirm } = headFields;

export const routesSchema = z.strictObject({
  verifiedOn,
  updatedOn,
  toConfirm,
});
