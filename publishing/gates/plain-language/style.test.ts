import { expect, it } from 'vitest';
import { styleNotes } from './style.ts';

it.each([
  ['O pedido foi negado pelo INSS.', ['foi negado']],
  ['As provas devem ser feitas na hora.', ['ser feitas']],
  ['O INSS negou o pedido.', []],
  ['Ela é casada e tem 65 anos.', ['é casada']],
  ['É preciso realizar a verificação dos papéis.', ['realizar a verificação']],
  ['Confira os papéis.', []],
  [
    'A comprovação da incapacidade na avaliação depende de documentação.',
    ['comprovação, incapacidade, avaliação, documentação'],
  ],
])('%s', (sentence, words) => {
  expect(styleNotes(sentence).map((note) => note.words)).toEqual(words);
});
