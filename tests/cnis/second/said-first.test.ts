import { expect, it } from 'vitest';
import { saidFirst } from './said-first.ts';

it('o que a leitura sabe estar errado vem antes do total, e o que está certo não reclama', async () => {
  const { files, errors, said, right, cried, silent } = await saidFirst(3);
  expect(silent).toEqual([]);
  expect(said).toBe(errors);
  expect(cried.length / right).toBeLessThanOrEqual(0.02);
  // It would hold of nothing too.
  expect([files, right > 20, errors > 800]).toEqual([78, true, true]);
}, 60_000);
