import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Fault } from '#gates/fault.ts';

export type SiteState =
  | { state: 'unasked' | 'judging' | 'failed' }
  | {
      state: 'judged';
      faults: readonly Fault[];
      /** What waits before the site goes online, in a sentence. */
      waiting?: string;
    };

/** Below the node_modules that the pages ask for, and out of the way of whoever makes the site. */
const builtTo = 'node_modules/.cache/previdencia-clara/editor';

// Whoever saves often waits for one answer, not for many.
const pause = 1500;

/**
 * Runs `npm run check` on what was saved, in the background and with little haste: the pages are made
 * and judged as for publishing, with all that the files say of each other.
 */
export class SiteJudge {
  state: SiteState = { state: 'unasked' };
  readonly #practice: string;
  #running: ChildProcess | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(practice: string) {
    this.#practice = practice;
  }

  /** Something was saved: what was known holds no longer. */
  again(): void {
    this.state = { state: 'judging' };
    this.#end();
    this.#timer = setTimeout(() => this.#run(), pause);
    this.#timer.unref();
  }

  #run(): void {
    const own = fork('publishing/launch/publish/check.ts', {
      env: { ...process.env, PRACTICE_FOLDER: this.#practice, SITE_FOLDER: builtTo },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (own.pid) setPriority(own.pid, 10);
    this.#running = own;
    own.on('message', (told: { faults: Fault[]; waiting?: string }) => {
      if (own !== this.#running) return;
      this.state = { state: 'judged', ...told };
    });
    own.on('exit', () => {
      if (own === this.#running && this.state.state === 'judging') this.state = { state: 'failed' };
    });
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#running?.kill();
    this.#running = undefined;
  }

  [Symbol.dispose](): void {
    this.#end();
  }
}
