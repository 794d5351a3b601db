import { expect, it } from 'vitest';
import { findingAll, foundBy } from './fragment.ts';

it.each([
  [
    '§ 1º … prorrogado até o primeiro dia útil seguinte',
    'prorrogado até o primeiro dia útil seguinte',
  ],
  ['VI - quando houver o indeferimento, enfim […] isto.', 'quando houver o indeferimento, enfim'],
  [
    'art. 8º, parágrafo único: será indeferido quando as alterações',
    'será indeferido quando as alterações',
  ],
  ['um dois três quatro cinco seis sete oito, nove', 'um dois três quatro cinco seis sete oito'],
  ['I - … brasileiras … ou não', undefined],
])('de “%s” procura-se “%s”', (passage, words) => {
  expect(foundBy(passage)).toBe(words);
});

it('o navegador lê cada trecho inteiro, e sem trecho o endereço fica como é', () => {
  const fragment = findingAll(['segurado-empregado, e & outros', 'a lei manda que']);
  expect(fragment).toMatch(/^:~:text=[^-,&]+&text=[^-,&]+$/);
  const read = new URLSearchParams(fragment.replace(':~:', ''));
  expect(read.getAll('text')).toEqual(['segurado-empregado, e & outros', 'a lei manda que']);
  expect(findingAll([])).toBe('');
});
