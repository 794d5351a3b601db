import { expect, it } from 'vitest';
import { fileNames, inFiles } from './in-files.ts';

it.each([
  [[2_000, 2_000, 2_000], 8_000, [2, 1]],
  [[2_000, 2_000], 7_001, [2]],
  [[2_000, 2_000], 7_000, [2]],
  [[2_000, 2_000], 6_999, [1, 1]],
  [[9_000, 1_000], 5_000, [1, 1]],
  [[], 5_000, []],
])('páginas de %j bytes, em arquivos de até %i: %j por arquivo', (sizes, most, counts) => {
  const pages = sizes.map((length) => ({ jpeg: { length } }));
  const files = inFiles(pages, most);
  expect(files.map(({ length }) => length)).toEqual(counts);
  expect(files.flat()).toEqual(pages);
});

it.each([
  [1, '', undefined, ['papeis-1.pdf']],
  [2, ' ?! ', undefined, ['papeis-1.pdf', 'papeis-2.pdf']],
  [1, 'Carteira de trabalho', undefined, ['carteira-de-trabalho.pdf']],
  [2, 'Certidão (óbito)', 3, ['3-certidao-obito-1.pdf', '3-certidao-obito-2.pdf']],
  [1, '- ', 4, ['4-papeis-1.pdf']],
  [1, `${'a'.repeat(38)} b ce`, 1, [`1-${'a'.repeat(38)}-b.pdf`]],
  [1, `${'a'.repeat(39)} b`, 1, [`1-${'a'.repeat(39)}.pdf`]],
  [1, 'a'.repeat(41), 1, [`1-${'a'.repeat(40)}.pdf`]],
])('%i arquivos de “%s”, do pedido %s: %j', (count, words, place, names) => {
  expect(fileNames(count, words, place)).toEqual(names);
});
