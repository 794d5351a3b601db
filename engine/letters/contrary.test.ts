import { expect, it } from 'vitest';
import { flat } from '#words/flat.ts';
import { isContrary } from './contrary.ts';

it.each([
  ['falta-carencia', 'Carência: 184', 'Falta de carência. Carência: 184'],
  ['falta-tempo', 'Carta de concessão. Tempo apurado 36A', 'Concessão da CTC. Falta de tempo'],
  [
    'exigencia',
    'Após análise da documentação apresentada, não foi reconhecido',
    'Com base na documentação apresentada: não apresentou a certidão',
  ],
  ['rural-der', 'Salário-maternidade. Data do parto 03/03/2026', 'Maternidade. DER 03/03/2026'],
  [
    'nao-compareceu-pericia',
    'Avaliação médica realizada em 15/10',
    'Perícia não realizada: faltou',
  ],
  ['especial-nao-enquadrado', 'Período enquadrado', 'Período não enquadrado'],
])('%s: a carta diz o contrário, ou não diz', (slug, contrary, silent) => {
  expect([contrary, silent].map((text) => isContrary(slug, flat(text)))).toEqual([true, false]);
});
