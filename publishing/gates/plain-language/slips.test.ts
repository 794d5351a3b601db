import { expect, it } from 'vitest';
import { slips } from './slips.ts';

const long = 'Quem trabalha ainda precisa pagar, e isso não aumenta a atual.';

it.each([
  ['Confira a data da da carta.', 'da da'],
  ['Confira a data na carta. Confira a data na carta.', 'duas vezes'],
  ['É o abono anual, como o 13º salário de quem', 'acaba sem ponto'],
  [`${long}\n\n${long}`, 'já está nesta página'],
])('acusa: %s', (text, reason) => {
  expect(slips('x.md', text)).toMatchObject([{ reason: expect.stringContaining(reason) }]);
});

it('deixa passar listas, tabelas, campos e o que se diz uma vez', () => {
  const list = '- [ ] Carta\n- Laudo\n\n| Leve | 2 |\n\n:::duas-listas\nLeve\n:::';
  expect(
    slips('x.md', `---\ntitle: Sim\n---\n\n## Sim\n\n${list}\n\nDepende.\n\nDepende.`),
  ).toEqual([]);
});
