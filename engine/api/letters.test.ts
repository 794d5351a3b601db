import { expect, it } from 'vitest';
import { readLetter } from './letters.ts';

const letter =
  'Prezada Senhora MARIA DAS DORES DA SILVA, CPF 111.444.777-35, NIT 120.12345.67-8: seu pedido foi indeferido em 03/11/2026.';

it('uma carta sai sem nomes e números, a não ser que se peçam', () => {
  expect(JSON.stringify(readLetter(letter))).not.toMatch(/MARIA|DORES|111\.444|120\.12/);
  expect(readLetter(letter, { withNames: true }).text).toBe(letter);
});
