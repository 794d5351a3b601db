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

it.each([
  ['um aparelho cheio fica sem o que veio', 'QuotaExceededError', ['/a.json']],
  ['uma linha que cai deixa o que veio', 'TypeError', []],
])('%s', async (_, name, removed) => {
  const deleted: string[] = [];
  const store = {
    put: async (address: string) => {
      if (address === '/b.json') throw Object.assign(new Error(name), { name });
    },
    delete: async (address: string) => deleted.push(address),
    match: async () => undefined,
  };
  vi.stubGlobal('caches', { open: async () => store });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const list = { parts: [], files: ['/a.json', '/b.json'], onceUsed: [], integrity: {}, bytes: 1 };
  await expect(makeCopy(list)).rejects.toThrow(name);
  expect(deleted).toEqual(expect.arrayContaining([...removed]));
  expect(deleted.includes('/a.json')).toBe(removed.length > 0);
});
