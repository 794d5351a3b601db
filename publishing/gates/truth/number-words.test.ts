import { describe, expect, it } from 'vitest';
import { isClaim, numbersIn } from './claims.ts';
import { inFigures } from './number-words.ts';

describe('números por extenso', () => {
  it.each([
    ['Recorra em trinta dias.', 'Recorra em 30 dias.'],
    ['São cento e oitenta meses.', 'São 180 meses.'],
    ['Vale vinte e um anos e seis meses.', 'Vale 21 anos e 6 meses.'],
    ['Faltam os quinze últimos dias.', 'Faltam os 15 últimos dias.'],
    ['São dois mil e quinhentos reais.', 'São 2500 reais.'],
    ['Paga mil reais.', 'Paga 1000 reais.'],
    ['Recebe noventa e um por cento da média.', 'Recebe 91% da média.'],
    ['Até metade do salário mínimo.', 'Até 50% do salário mínimo.'],
    ['Meio salário por pessoa.', '50% salário por pessoa.'],
    ['Menos de um quarto da renda.', 'Menos de 25% da renda.'],
    ['Uma contribuição basta.', '1 contribuição basta.'],
  ])('“%s” diz um número', (text, figures) => {
    expect(inFigures(text)).toBe(figures);
    expect(isClaim(text)).toBe(true);
    expect(numbersIn(text)).not.toEqual([]);
  });

  it.each([
    'São dois caminhos.',
    'Algum dia o INSS responde.',
    'O benefício dura enquanto durar a doença.',
    'Leve três papéis e dois exames.',
    'O centro atende todos os dias.',
  ])('“%s” não diz', (text) => {
    expect(isClaim(text)).toBe(false);
  });

  it('e por extenso ou em algarismos é o mesmo número', () => {
    expect(numbersIn('trinta dias, metade')).toEqual(numbersIn('30 dias, 50%'));
  });
});
