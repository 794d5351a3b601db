import { expect, it } from 'vitest';
import { flat } from '../flat.ts';
import { heldIn, unsaidIn } from './clauses.ts';

it.each([
  ['não houve indeferimento do pedido', 'denied'],
  ['o benefício não será cessado nem suspenso', 'denied'],
  ['não é necessário comparecer à perícia de 02/12/2026', 'denied'],
  ['não há taxa, custas ou imposto a antecipar', 'warned'],
  ['o INSS nunca pede senha', 'warned'],
  ['tornamos sem efeito a exigência de 06/11/2026', 'undone'],
  ['onde se lê indeferido, leia-se deferido', 'undone'],
  ['a suspensão do benefício foi revogada', 'undone'],
  ['não apresentada a defesa, o benefício será suspenso', 'threatened'],
  ['se em 30 dias não houver confirmação, o pagamento será bloqueado', 'threatened'],
  ['não sacado no período, o valor será devolvido', 'threatened'],
  ['a exigência foi cumprida', 'undone'],
  ['anulo o indeferimento de 02/09/2026', 'undone'],
  ['Ofício de cobrança: não subsiste débito', 'undone'],
  ['o INSS não recebe valores por PIX', 'warned'],
  ['comunicamos a suspensão da cobrança sobre o benefício', 'undone'],
  ['a dívida de R$ 8.120,00 foi extinta', 'undone'],
  ['cessam os descontos no benefício', 'undone'],
  ['o benefício, cessado em 10/2026, foi reativado', 'over'],
  ['meu auxílio foi negado? tá concluída', 'threatened'],
  ['caso seja indeferido após a perícia, cabe recurso em 30 dias', 'threatened'],
  ['em caso de indeferimento, cabe recurso', 'threatened'],
])('o que não vale: %s', (text, how) => {
  expect(unsaidIn(flat(text)).map((one) => one.how)).toContain(how);
});

it.each([
  'não foi possível reconhecer o direito',
  'não comprovou a carência',
  'não constatada a incapacidade',
  'não cumprida a exigência',
  'não compareceu à perícia',
  'o recurso não foi provido',
  'não houve pedido de prorrogação',
  'faça o cadastro para não ter o corte do benefício',
  'se não concordar, o recurso pode ser apresentado em 30 dias',
  'não apresentada a defesa, o benefício foi suspenso',
  'a dívida só será extinta com o pagamento',
  'o pedido de suspensão da cobrança foi indeferido',
  'o benefício foi desbloqueado para empréstimo',
  'a exigência foi mantida e o benefício cancelado',
  'anulo a concessão do benefício',
  'o pedido foi indeferido. Se discordar da negativa, recorra em 30 dias',
  'a defesa foi indeferida ? Apresentar recurso',
])('o “não” que é a própria notícia, e o que só parece desfeito: %s', (text) => {
  expect(heldIn(text)).toBe(text);
});

it('o resto da letra fica onde estava', () => {
  const text = 'Não houve corte. A perícia de 01/12/2026 foi cancelada, e a nova é em 08/12/2026.';
  const held = heldIn(text);
  expect(held).toHaveLength(text.length);
  expect(held.replaceAll(/\s+/g, ' ')).toContain('e a nova é em 08/12/2026.');
  expect(held).not.toMatch(/corte|01\/12/);
});
