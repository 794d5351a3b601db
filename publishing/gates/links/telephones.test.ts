import { expect, it } from 'vitest';
import { strayTelephones } from './telephones.ts';

it.each([
  ['Ligue para o [135](tel:153).', '153'],
  ['Os prazos já mudaram: confira no 153.', '153'],
  ['Deixou a esposa, Helena, do (81) 99734-2210, e dois filhos.', '(81) 99734-2210'],
  ['Escreva a [nós](mailto:contato@gmial.com).', 'contato@gmial.com'],
])('acusa: %s', (text, number) => {
  expect(strayTelephones('x.md', text)).toMatchObject([
    { place: 'x.md:1', reason: expect.stringContaining(number) },
  ]);
});

it.each([
  'Ligue para o [135](tel:135), ou escreva a ouvidoria@inss.gov.br.',
  'Chegou ao 120º dia, e são 100% no 2º mês, pelo CPF 000.000.000-00.',
])('deixa passar: %s', (text) => {
  expect(strayTelephones('x.md', text)).toEqual([]);
});
