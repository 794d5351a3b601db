import { expect, it } from 'vitest';
import { paperIn } from './paper-words.ts';

it('diz que papel é só onde é certo', async () => {
  const [denied, granted] = await Promise.all(
    ['Seu pedido foi indeferido por falta de carência.', 'Seu benefício foi concedido.'].map(
      paperIn,
    ),
  );
  expect(denied).toBeTruthy();
  expect(granted).toBeTruthy();
  expect(denied).not.toBe(granted);
  expect(await paperIn('bom dia')).toBeUndefined();
});
