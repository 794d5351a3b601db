import { z } from 'zod';
import { citationKey } from '#law/schema/citation-key.ts';
import { headFields, oneNamed, text } from './fields.ts';

const { verifiedOn, updatedOn, toConfirm } = headFields;

const code = text('PEXT').regex(
  /^[A-ZÇ0-9]+(?:[-_][A-Z0-9Ç]+)*(?:-\*)?$/,
  'escreva o código como o INSS o imprime, em maiúsculas, sem espaço',
);

const sentence = (example: string) =>
  text(example).regex(/[.?]$/, 'escreva uma frase inteira, com ponto no fim');

/** What to do, in order; papers by their names in shared.yaml. */
const action = z.strictObject({
  /** The same in one sentence, for the tools. */
  short: sentence('Peça o acerto do CNIS, com provas do emprego.')
    .max(100, 'use no máximo 100 letras')
    .meta({ title: 'Em uma frase' }),
  steps: z
    .array(sentence('**Junte provas da época** do emprego.'))
    .min(1, 'falta o que fazer')
    .meta({ title: 'Passos', one: 'Passo' }),
  papers: z
    .array(text('carteira'))
    .default([])
    .meta({ title: 'Papéis', description: 'Pelo nome que têm no arquivo do que vale para todos.' }),
  /** Whether the steps of every request for correction follow. */
  asksInss: z.boolean().default(false).meta({ title: 'Pede acerto ao INSS' }),
});

/** What a code does to the person, as writers and the open data call it. */
export const effectNames = {
  notYet: 'ainda não conta',
  depends: 'depende',
  informs: 'só informa',
  accepted: 'o INSS aceitou',
  refused: 'o INSS não aceitou',
} as const;

const entry = z.strictObject({
  code: code.meta({ title: 'Sigla' }),
  /** Older codes, variants and misprints that mean the same. */
  others: z.array(code).default([]).meta({ title: 'Siglas que querem dizer o mesmo' }),
  level: oneNamed({
    relation: 'emprego ou período',
    month: 'mês',
    registration: 'cadastro',
  }).meta({ title: 'Onde aparece' }),
  effect: oneNamed(effectNames).meta({ title: 'O que faz' }),
  /** Whether it marks a contribution of the plans of 5 % and 11 %. */
  isReduced: z.boolean().default(false).meta({ title: 'É de plano reduzido (5% ou 11%)' }),
  /** What the INSS's list says of it. */
  official: text('Vínculo com informação extemporânea, passível de comprovação').meta({
    title: 'Como o INSS descreve',
  }),
  /** What it means, in one sentence. */
  short: sentence('A empresa informou este emprego fora do prazo.')
    .max(100, 'use no máximo 100 letras')
    .meta({ title: 'Em uma frase' }),
  means: sentence('Não diz que o emprego é falso.').optional().meta({ title: 'O que quer dizer' }),
  /** In place of the answer that its level and effect give. */
  counts: sentence('**Ainda não.** Falta completar o resto.')
    .optional()
    .meta({ title: 'Conta?', description: 'Só se não for a resposta comum ao lugar e ao efeito.' }),
  /** One of shared.yaml by its name, or its own. */
  action: z
    .union(
      [
        text('provar-emprego').meta({ title: 'Uma das que valem para todos' }),
        action.meta({ title: 'Só desta sigla' }),
      ],
      {
        error: 'escreva o nome de uma das “actions” de shared.yaml, ou short e steps',
      },
    )
    .meta({ title: 'O que fazer' }),
  /** Before the steps of the action. */
  first: z
    .array(sentence('**Confira a data de saída.**'))
    .default([])
    .meta({ title: 'Antes dos passos' }),
  /** In place of the papers of the action. */
  papers: z.array(text('carteira')).optional().meta({ title: 'Papéis, no lugar dos de sempre' }),
});

/** What every file has; its name waits as a whole until the lawyer has held each code against the list. */
const fileFields = {
  family: text('Mês abaixo do mínimo').meta({ title: 'Família' }),
  verifiedOn,
  updatedOn,
  toConfirm,
};

export const indicatorFamilySchema = z.strictObject({
  ...fileFields,
  /** Besides the INSS's list itself. */
  base: z
    .array(citationKey)
    .default([])
    .meta({ title: 'Fontes', description: 'Além da lista do INSS.' }),
  entries: z
    .array(entry)
    .min(1, 'falta ao menos um código')
    .meta({ title: 'Siglas', one: 'Sigla' }),
});

const answer = sentence('**Depende.** O INSS olha a prova.');

/** What holds for all codes. */
export const indicatorsSharedSchema = z.strictObject({
  ...fileFields,
  counts: z
    .record(
      z.string(),
      z
        .record(z.string(), answer.meta({ title: 'Resposta' }))
        .meta({ title: 'Respostas, pelo efeito' }),
    )
    .meta({ title: 'Conta? Pelo lugar da sigla' }),
  askSteps: z
    .array(sentence('**Guarde o protocolo.**'))
    .meta({ title: 'Passos de todo pedido de acerto' }),
  actions: z.record(z.string(), action).meta({ title: 'O que fazer' }),
  papers: z
    .record(
      z.string(),
      text('Carteira de trabalho, todas as páginas').meta({ title: 'Como aparece' }),
    )
    .meta({ title: 'Papéis' }),
});
