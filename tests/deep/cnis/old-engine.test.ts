import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { sampleOfKind } from '#tests/cnis/samples.ts';

it('an extract is read without what the oldest browsers lack', async () => {
  const sample = sampleOfKind('usual');
  const months = [...sample.said.keys()].filter((field) => field.startsWith('month:'));
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
