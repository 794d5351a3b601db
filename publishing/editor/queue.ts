import { Refusal } from './refusal.ts';

/** Does one thing after the other, and lets only so many wait. */
export class Queue {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  /** What the task gives, once all before it are done. @throws Refusal where too many wait */
  async run<Done>(task: () => Promise<Done>): Promise<Done> {
    if (this.#waiting >= this.#most)
      throw new Refusal(503, 'O editor já tem trabalho demais. Espere um minuto e tente de novo.');
    this.#waiting += 1;
    const done = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => {});
    return done;
  }
}
