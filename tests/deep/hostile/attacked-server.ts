import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sealSite } from '#server/seal.ts';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';

/** What the server's process holds after a garbage collection. */
export interface Holdings {
  /** Resident memory, in bytes. */
  readonly memory: number;
  /** Open files and sockets. */
  readonly descriptors: number;
}

/** A visitor who asks for one page after another, and must get each. */
export interface Visitor {
  /** Resolves after this many further pages. */
  readonly served: (pages: number) => Promise<void>;
}

// Loaded into the server's process; `/dev/fd` lists its descriptors on Linux and macOS.
const look = `
import { readdirSync } from 'node:fs';
process.on('disconnect', () => process.exit());
process.on('message', () => {
  gc();
  process.send({ memory: process.memoryUsage.rss(), descriptors: readdirSync('/dev/fd').length });
});`;

// More than the buffers of system and server hold together.
const bigBytes = 24 * 1024 * 1024;

/** The program of `npm start` on loopback, in a process of its own, around a small site. */
export async function startAttacked() {
  const site = createSampleSite();
  writeFileSync(join(site.dist, 'big.json'), Buffer.alloc(bigBytes, 'a'));
  sealSite(site.dist);
  const program = resolve(import.meta.dirname, '../../../server/start.ts');
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      `data:text/javascript,${encodeURIComponent(look)}`,
      program,
      site.dist,
    ],
    {
      env: { PATH: process.env.PATH, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const origin = String(line).trim();

  return {
    port: Number(new URL(origin).port),
    /** What the server has printed about errors: nothing, as long as it is well. */
    complaints: () => complaints,
    isUp: () => child.exitCode === null && child.signalCode === null,

    async holdings(): Promise<Holdings> {
      child.send('look');
      const [holdings] = await once(child, 'message');
      return holdings;
    },

    /** Runs the attack while a visitor keeps asking for pages; fails if one does not come. */
    async during(attack: (visitor: Visitor) => Promise<void>): Promise<void> {
      let isOver = false;
      let pages = 0;
      const visits = (async () => {
        while (!isOver) {
          const answer = await fetch(origin, { signal: AbortSignal.timeout(20_000) });
          if ((await answer.text()) !== sampleFiles['index.html']) throw new Error('Not the page.');
          pages += 1;
          await pause(20);
        }
      })();
      const served = async (more: number) => {
        const goal = pages + more;
        while (pages < goal) await pause(20);
      };
      const attacked = attack({ served }).finally(() => {
        isOver = true;
      });
      await Promise.all([visits, attacked]);
    },

    async stop(): Promise<void> {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      site.remove();
    },
  };
}
