import { z } from 'zod';
import { headFields, text } from './fields.ts';

const { verifiedOn, toConfirm } = headFields;

/** Sentences by their names; of "name" and "name.more" the second goes on in the same paragraph. */
const sentences = (title: string) =>
  z
    .record(
      z.string().regex(/^[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)?$/, 'use letras sem acento e hífens'),
      text('Pela conta, são {{dias}}: {{periodo}}.').meta({ title: 'O que se diz' }),
    )
    .optional()
    .meta({ title });

/** What the result of a tool says, part by part; the tool decides which of the sentences it says. */
export const resultsSchema = z.strictObject({
  verifiedOn,
  toConfirm,
  warning: sentences('O aviso acima da resposta'),
  answer: sentences('A resposta'),
  decides: sentences('A data ou o valor que decide'),
  reason: sentences('Por quê'),
  first: sentences('Agora faça: primeiro'),
  second: sentences('Agora faça: segundo'),
  third: sentences('Agora faça: terceiro'),
  account: sentences('Ver a conta'),
  mayChange: sentences('O que pode mudar isso'),
  links: sentences('Onde ler mais'),
  summary: sentences('Mandar para alguém'),
  message: sentences('Conversar sobre isso'),
  calendar: sentences('No calendário'),
  words: sentences('Palavras de quadros e listas'),
});
