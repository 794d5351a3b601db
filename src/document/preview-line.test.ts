import { expect, it } from 'vitest';
import { previewLine } from './preview-line.ts';

const description =
  'Uma descrição de cem letras ou mais, que não cabe inteira embaixo do título de uma prévia de conversa.';

it('fica com as frases inteiras que cabem', () => {
  expect(previewLine(description, 'Comece pela carta. Ela diz o motivo e o prazo.')).toBe(
    'Comece pela carta. Ela diz o motivo e o prazo.',
  );
  expect(
    previewLine(
      description,
      'Um salário mínimo por mês para a pessoa idosa ou com deficiência. A família deve ter pouca renda.',
    ),
  ).toBe('Um salário mínimo por mês para a pessoa idosa ou com deficiência.');
});

it('não corta números nem abreviações no meio', () => {
  expect(previewLine(description, 'Vale R$ 1.621,00 pelo art. 20. É o mínimo.')).toBe(
    'Vale R$ 1.621,00 pelo art. 20. É o mínimo.',
  );
});

it('sem frase que caiba, fica a descrição inteira', () => {
  expect(previewLine(description, description.replace('Uma', 'Outra'))).toBe(description);
  expect(previewLine('Sem ponto no fim')).toBe('Sem ponto no fim');
});
