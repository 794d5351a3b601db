import { z } from 'zod';
import { dateField } from '#law/schema/fields.ts';
import { text } from './fields.ts';
import { oab } from './oab.ts';

const byCommand = 'é escrito por “npm run sign”. Apague a assinatura e assine de novo';

/** What a lawyer found: it holds; it was put right; it was taken out. */
export const findings = ['conferida', 'corrigida', 'retirada'] as const;

export type Finding = (typeof findings)[number];

const signature = z.strictObject({
  /** The file of the text. */
  text: text('content/benefits/bpc-loas.md'),
  /** One sentence of it, as it stands; absent where the whole text was read. */
  says: text('Os 10 anos contam do fim da ação.').optional(),
  /** The sentence that it replaces. */
  was: text('Os 10 anos contam do começo da ação.').optional(),
  finding: z.enum(findings, { error: `use um destes: ${findings.join(', ')}` }),
  name: text('Maria da Silva'),
  oab: oab.optional(),
  on: dateField,
  /** What stood there: words, values and sources, each in a form that nobody types. */
  seal: text(byCommand).regex(/^[0-9a-f]{10}( [0-9a-f]{10}){2}$/, byCommand),
});

export type Signature = z.infer<typeof signature>;

/** What lawyers of the practice have read against the law, and signed. */
export const signaturesSchema = z.array(signature, {
  error: 'escreva uma lista, ou apague o arquivo',
});
