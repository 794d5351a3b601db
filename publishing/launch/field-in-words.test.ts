import { expect, it } from 'vitest';
import { fieldsInWords } from './field-in-words.ts';

it.each([
  ['campo “offices.0.address”: falta', 'campo “offices” (1º da lista) › “address”: falta'],
  ['“lawyers.1.supplementaryOab.9”', '“lawyers” (2º da lista) › “supplementaryOab” (10º da lista)'],
  ['campo “3.page”: falta', 'campo “page” (4º da lista): falta'],
  ['campo “0”: não existe', 'campo 1º da lista: não existe'],
  ['a Lei “8.213”', 'a Lei “8.213”'],
  ['campo “phone”: “1.621.0” em “practice.yaml”', 'campo “phone”: “1.621.0” em “practice.yaml”'],
])('%s', (written, said) => {
  expect(fieldsInWords(written)).toBe(said);
});
