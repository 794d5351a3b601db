import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { sampleOf } from '#tests/cnis/generate/variants.ts';

it('an extract is read without what the oldest browsers lack', async () => {
  const sample = sampleOf(0);
  const months = sample.invented.relations.flatMap((relation) => relation.months);
  const worker = new Worker(new URL('./old-engine.ts', import.meta.url), {
    workerData: await sample.file(),
    stderr: true,
  });
  try {
    expect(await once(worker, 'message')).toEqual([months.length]);
  } finally {
    await worker.terminate();
  }
});
