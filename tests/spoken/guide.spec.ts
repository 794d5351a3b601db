import { test } from './reader/journey.ts';

test('o guia do pedido negado, do começo ao fim', { tag: '@deep' }, async ({
  listener,
  review,
}) => {
  await listener.open('/conteudos/beneficio-indeferido');
  await listener.press('Tab', 'Enter');
  await listener.read();
  review('ler-o-guia');
});
