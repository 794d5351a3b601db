import { expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

const text = JSON.stringify({ página: 'O INSS, explicado com calma. '.repeat(500) });

it('guarda menos bytes e devolve os mesmos', async () => {
  const kept = packed(new Response(text));
  const again = kept.clone();
  expect((await again.arrayBuffer()).byteLength).toBeLessThan(text.length / 4);
  expect(await unpacked(kept).text()).toBe(text);
});

it('o que foi guardado sem embrulho é lido como veio', async () => {
  expect(await unpacked(new Response(text)).text()).toBe(text);
});
