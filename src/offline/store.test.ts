import { afterEach, expect, it, vi } from 'vitest';
import { makeCopy } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

it('não traz uma nova versão enquanto se economizam dados', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const parts = ['/_astro/copia-paginas.1.json'];
  const list = { parts, files: [], onceUsed: [], integrity: {}, bytes: 1 };
  await expect(makeCopy(list)).rejects.toThrow('saves data');
  expect(fetched).not.toHaveBeenCalled();
});
