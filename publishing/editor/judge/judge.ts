import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fault } from '#gates/fault.ts';
import { Queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import { Shadow } from './shadow.ts';
import type { Judging, Question } from './worker.ts';

interface Answer {
  faults?: Fault[];
  error?: string;
}

/** How long a text may take, in milliseconds: a loaded machine's time for all texts, many times over. */
const longest = 120_000;

const tooLong = () =>
  new Refusal(503, 'Conferir este texto demorou demais, e parou. Nada foi salvo.');

/** A file as somebody is about to leave it; without a text, the file goes. */
interface Draft {
  file: string;
  text: string | undefined;
}

/** Judges drafts as the build would, one after the other, in a process of its own. */
export class Judge {
  readonly #shadow: Shadow;
  #worker: ChildProcess | undefined;
  readonly #questions = new Queue(30);
  readonly #longest: number;

  constructor(site: string, practice: string, most = longest) {
    this.#shadow = new Shadow(site, practice);
    this.#longest = most;
    this.#worker = this.#start();
  }

  #start(): ChildProcess {
    const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      cwd: this.#shadow.folder,
    });
    // Where one ends by itself, the next question finds a new one.
    worker.on('exit', () => {
      if (worker === this.#worker) this.#worker = undefined;
    });
    worker.on('error', ({ message }) => console.error(message));
    return worker;
  }

  /** Takes notice of a file that was saved: values of the law are read once, as a program starts. */
  heed(file: string): void {
    if (!file.startsWith('engine/law/')) return;
    const old = this.#worker;
    this.#worker = this.#start();
    old?.kill();
  }

  /** What must not be published of a draft, at the places of the site. */
  faults(draft: Draft, how: Judging): Promise<Fault[]> {
    return this.#questions.run(() => this.#ask(draft, how));
  }

  async #ask({ file, text }: Draft, how: Judging): Promise<Fault[]> {
    this.#shadow.hold(file, text);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const ended = (code: number | null, signal: string | null) =>
      reject(signal === 'SIGKILL' ? tooLong() : new Error(`judge ended: ${code ?? signal}`));
    worker.once('message', resolve).once('exit', ended);
    const timer = setTimeout(() => worker.kill('SIGKILL'), this.#longest);
    worker.send({ file: this.#shadow.inside(file), how } satisfies Question);
    const { faults = [], error } = await promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', resolve).off('exit', ended);
    });
    if (error !== undefined) throw new Error(error);
    return faults.map((fault) => ({ ...fault, place: this.#shadow.outside(fault.place) }));
  }

  [Symbol.dispose](): void {
    this.#worker?.kill();
    this.#shadow[Symbol.dispose]();
  }
}
