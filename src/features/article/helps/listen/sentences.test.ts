import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('separa as frases e guarda a pontuação, que muda a voz', () => {
  expect(sentencesOf('O INSS negou? Leia a carta. “Guarde” o envelope!')).toEqual([
    'O INSS negou?',
    'Leia a carta.',
    '“Guarde” o envelope!',
  ]);
});

it('não separa abreviaturas, números nem leis', () => {
  for (const text of [
    'Veja o art. 20 da Lei 8.742/1993, que vale R$ 1.621,00.',
    'Fale com a Dra. Maria.',
    'O site é gov.br/inss.',
  ])
    expect(sentencesOf(text)).toEqual([text]);
});

it('corta frases longas em vírgulas, sem perder nem repetir palavra', () => {
  const text = `${'Uma frase comprida demais, '.repeat(20)}acaba aqui.`;
  const parts = sentencesOf(text);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(182);
  for (const part of parts.slice(0, -1)) expect(part).toMatch(/,$/);
  expect(parts.join(' ')).toBe(text);
});

it('corta em espaços onde não há vírgula', () => {
  const text = 'palavra '.repeat(60).trim();
  expect(sentencesOf(text).join(' ')).toBe(text);
});

it('de um texto vazio não sai frase', () => {
  expect(sentencesOf('  ')).toEqual([]);
});
