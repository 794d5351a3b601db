import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fault } from '#gates/fault.ts';
import { Queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import { Shadow } from './shadow.ts';
import type { Judging, Question } from './worker.ts';

interface Answer {
  id: number;
  faults?: Fault[];
  error?: string;
}

interface Waiting {
  worker: ChildProcess;
  resolve: (faults: Fault[]) => void;
  reject: (error: Error) => void;
}

/** How long a text may take, in milliseconds: a loaded machine's time for all texts, many times over. */
const longest = 120_000;

/** A file as somebody is about to leave it; without a text, the file goes. */
interface Draft {
  file: string;
  text: string | undefined;
}

/** Judges drafts as the build would, one after the other, in a process of its own. */
export class Judge {
  readonly #shadow: Shadow;
  #worker: ChildProcess | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #questions = new Queue(30);
  readonly #longest: number;
  #count = 0;

  constructor(site: string, practice: string, most = longest) {
    this.#shadow = new Shadow(site, practice);
    this.#longest = most;
    this.#worker = this.#start();
  }

  #start(): ChildProcess {
    const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      cwd: this.#shadow.folder,
    });
    worker.on('message', ({ id, faults, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(faults ?? []);
      else waiting?.reject(new Error(error));
    });
    // One that ends by itself takes its questions along; the next question finds a new one.
    worker.on('exit', (code, signal) => {
      for (const [id, waiting] of this.#waiting) {
        if (waiting.worker !== worker) continue;
        this.#waiting.delete(id);
        waiting.reject(
          signal === 'SIGKILL'
            ? new Refusal(503, 'Conferir este texto demorou demais, e parou. Nada foi salvo.')
            : new Error(`judge ended: ${code ?? signal}`),
        );
      }
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
    this.#count += 1;
    const question: Question = {
      id: this.#count,
      file: this.#shadow.inside(file),
      how,
    };
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const tooLong = setTimeout(() => worker.kill('SIGKILL'), this.#longest);
    const found = await new Promise<Fault[]>((resolve, reject) => {
      this.#waiting.set(question.id, { worker, resolve, reject });
      worker.send(question);
    }).finally(() => clearTimeout(tooLong));
    return found.map((fault) => ({ ...fault, place: this.#shadow.outside(fault.place) }));
  }

  [Symbol.dispose](): void {
    this.#worker?.kill();
    this.#shadow[Symbol.dispose]();
  }
}
