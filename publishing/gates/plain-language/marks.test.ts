import { expect, it } from 'vitest';
import { linesOf } from '../published-text/content-lines.ts';
import { markFaults, repeatedHeadings, vagueLinks } from './marks.ts';

const faultsIn = (text: string) => markFaults(linesOf('x.md', text)).length;

it.each([
  'O pedido é grátis!',
  'O pedido é *grátis* mesmo.',
  'O pedido é _grátis_ mesmo.',
  'Clique aqui para [ver](/fontes).',
  'O INSS diz “isto e nada mais.',
  'São R$ 1800,00 por mês.',
  'São R$ 1.800.50 por mês.',
  'O prazo (verificar) é de 30 dias.',
  'O CNPJ é 11.222.333/0001-80.',
  'Está na lei (art. 40.',
  'Peça o papel , e guarde.',
  'Pode chegar a 130% do benefício.',
  'Vale desde 13/11/2091.',
])('acusa: %s', (text) => {
  expect(faultsIn(text)).toBe(1);
});

it.each(['Olá! Tenho dúvidas.', 'O pedido é **grátis**.', 'Abra a [lista](/fontes).', '“Sim.”'])(
  'deixa passar: %s',
  (text) => {
    expect(faultsIn(text)).toBe(0);
  },
);

it('uma pergunta repetida na mesma parte, e não a de outra', () => {
  const part = '## Parte\n\n### Posso?\n\nSim.\n\n';
  expect(repeatedHeadings('x.md', part + part)).toEqual([]);
  expect(repeatedHeadings('x.md', `${part}### Posso?\n`)).toMatchObject([{ place: 'x.md:7' }]);
});

it('um link que só diz “aqui”', () => {
  expect(vagueLinks('x.md', 'Sim.\nVeja [aqui](/fontes).')).toMatchObject([{ place: 'x.md:2' }]);
  expect(vagueLinks('x.md', 'Veja [aqui na lista](/fontes).')).toEqual([]);
});
