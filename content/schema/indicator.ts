import { z } from 'zod';
import { citationKey } from '#law/schema/citation-key.ts';
import { dateField } from '#law/schema/fields.ts';
import { text, toConfirm } from './fields.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `use um destes: ${values.join(', ')}` });

const code = text('PEXT').regex(
  /^[A-ZÇ0-9]+(?:[-_][A-Z0-9Ç]+)*(?:-\*)?$/,
  'escreva o código como o INSS o imprime, em maiúsculas, sem espaço',
);

const sentence = (example: string) =>
  text(example).regex(/[.?]$/, 'escreva uma frase inteira, com ponto no fim');

/** What to do, in order; papers by their names in shared.yaml. */
const action = z.strictObject({
  /** The same in one sentence, for the tools. */
  short: sentence('Peça o acerto do CNIS, com provas do emprego.').max(
    100,
    'use no máximo 100 letras',
  ),
  steps: z.array(sentence('**Junte provas da época** do emprego.')).min(1, 'falta o que fazer'),
  papers: z.array(text('carteira')).default([]),
  /** Whether the steps of every request for correction follow. */
  asksInss: z.boolean().default(false),
});

const entry = z.strictObject({
  code,
  /** Older codes, variants and misprints that mean the same. */
  others: z.array(code).default([]),
  level: oneOf(['relation', 'month', 'registration']),
  effect: oneOf(['notYet', 'depends', 'informs', 'accepted', 'refused']),
  /** Whether it marks a contribution of the plans of 5 % and 11 %. */
  isReduced: z.boolean().default(false),
  /** What the INSS's list says of it. */
  official: text('Vínculo com informação extemporânea, passível de comprovação'),
  /** What it means, in one sentence. */
  short: sentence('A empresa informou este emprego fora do prazo.').max(
    100,
    'use no máximo 100 letras',
  ),
  means: sentence('Não diz que o emprego é falso.').optional(),
  /** In place of the answer that its level and effect give. */
  counts: sentence('**Ainda não.** Falta completar o resto.').optional(),
  /** One of shared.yaml by its name, or its own. */
  action: z.union([text('provar-emprego'), action], {
    error: 'escreva o nome de uma das “actions” de shared.yaml, ou short e steps',
  }),
  /** Before the steps of the action. */
  first: z.array(sentence('**Confira a data de saída.**')).default([]),
  /** In place of the papers of the action. */
  papers: z.array(text('carteira')).optional(),
});

/** What every file has; its name waits as a whole until the lawyer has held each code against the list. */
const fileFields = {
  family: text('Mês abaixo do mínimo'),
  verifiedOn: dateField,
  updatedOn: dateField,
  toConfirm,
};

/** Codes that belong together. */
export const indicatorFamilySchema = z.strictObject({
  ...fileFields,
  /** Besides the INSS's list itself. */
  base: z.array(citationKey).default([]),
  entries: z.array(entry).min(1, 'falta ao menos um código'),
});

const answer = sentence('**Depende.** O INSS olha a prova.');

/** What holds for all codes. */
export const indicatorsSharedSchema = z.strictObject({
  ...fileFields,
  counts: z.record(z.string(), z.record(z.string(), answer)),
  askSteps: z.array(sentence('**Guarde o protocolo.**')),
  actions: z.record(z.string(), action),
  papers: z.record(z.string(), text('Carteira de trabalho, todas as páginas')),
});
