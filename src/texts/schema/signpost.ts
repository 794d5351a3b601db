import { z } from 'zod';
import { popularNames, text } from './fields.ts';

/** What is looked for here and answered elsewhere, or in one part of this page. */
const signpost = z.strictObject({
  title: text('Ligar para o INSS: 135').meta({ title: 'Nome nos resultados da procura' }),
  says: text('A central do INSS. Ali se pergunta e se marca.').meta({ title: 'O que diz' }),
  to: text('#o-que-nao-esta-neste-site')
    .regex(
      /^(?:#[a-z\d-]+|tel:\d+)$/,
      'escreva uma parte desta página (#…) ou um telefone (tel:135)',
    )
    .meta({ title: 'Para onde leva' }),
  alsoCalled: popularNames.meta({ title: 'Como as pessoas chamam' }),
  alsoAsked: popularNames.meta({ title: 'Como as pessoas procuram' }),
});

export type Signpost = z.infer<typeof signpost>;

export const signposts = z
  .array(signpost)
  .default([])
  .meta({ title: 'O que a procura acha, e não é uma página', one: 'Placa' });
