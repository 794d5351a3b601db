import written from './values/ceiling.json' with { type: 'json' };
import { amounts } from './written.ts';

/** Teto do INSS, the largest salário de benefício and de contribuição, in integer cents. */
export const ceiling = amounts('ceiling', written);
