import { createHash } from 'node:crypto';
import { globSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '#gates/fault.ts';
import { isEdited } from '../files.ts';
import type { Judge } from '../judge/judge.ts';
import type { SiteJudge } from '../judge/site-judge.ts';
import { Queue } from '../queue.ts';
import type { History } from './history.ts';
import { hold, writeWhole } from './write-whole.ts';

/** Says whether a file is still the one that was read. */
export const markOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type Outcome =
  | { isSaved: true }
  | { isSaved: false; faults: Fault[] }
  /** Somebody else has changed it. */
  | { isSaved: false; isStale: true };

/** The files that writers change, and nothing else of the folder. */
export class Folder {
  readonly #site: string;
  readonly #practice: string;
  readonly #judge: Judge;
  readonly #siteJudge: Pick<SiteJudge, 'again'>;
  readonly #history: History;
  // All files share the judge and Git's index.
  readonly #saves = new Queue(20);

  constructor(
    site: string,
    practice: string,
    {
      judge,
      siteJudge,
      history,
    }: { judge: Judge; siteJudge: Pick<SiteJudge, 'again'>; history: History },
  ) {
    this.#site = site;
    this.#practice = practice;
    this.#judge = judge;
    this.#siteJudge = siteJudge;
    this.#history = history;
  }

  /** Whether the file is a writer's to change, and lies where its name says. */
  has = (file: string): boolean => isEdited(file, this.#practice) && !this.#isLed(file);

  /** Whether a symbolic link on the way to a file leads elsewhere. */
  #isLed(file: string): boolean {
    const isOwn = file.startsWith(`${this.#practice}/`);
    let path = isOwn ? join(this.#site, this.#practice) : this.#site;
    const steps = isOwn ? file.slice(this.#practice.length + 1) : file;
    return steps.split('/').some((step) => {
      path = join(path, step);
      return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    });
  }

  /** All of them that are written. */
  list(): string[] {
    const places = [
      'content/**/*.{md,yaml,json}',
      'engine/law/**/*.json',
      `${this.#practice}/*.yaml`,
    ];
    return globSync(places, { cwd: this.#site }).filter(this.#isWritten).sort();
  }

  /** A folder may be called like one. */
  #isWritten = (file: string): boolean =>
    this.has(file) &&
    (statSync(join(this.#site, file), { throwIfNoEntry: false })?.isFile() ?? false);

  read(file: string): string | undefined {
    if (!this.#isWritten(file)) return undefined;
    // Browsers leave out the mark that some editors put before a text.
    return readFileSync(join(this.#site, file), 'utf8').replace(/^\uFEFF/, '');
  }

  /**
   * Writes a file that may be published, and keeps the change; refuses what the build would refuse.
   * @param text undefined takes the file away
   * @param mark of the text that was read; undefined where there was none
   */
  save(
    file: string,
    text: string | undefined,
    how: { mark?: string | undefined; what: string },
  ): Promise<Outcome> {
    return this.#saves.run(() => this.#save(file, text, how));
  }

  /** Does something else than saving, while no save changes a file. */
  between<Done>(task: () => Promise<Done>): Promise<Done> {
    return this.#saves.run(async () => task());
  }

  #isStale(file: string, mark: string | undefined): boolean {
    const now = this.read(file);
    return mark !== (now === undefined ? undefined : markOf(now));
  }

  async #save(
    file: string,
    text: string | undefined,
    { mark, what }: { mark?: string | undefined; what: string },
  ): Promise<Outcome> {
    await this.#history.refuseAtWork();
    if (this.#isStale(file, mark)) return { isSaved: false, isStale: true };
    const faults = await this.#judge.faults({ file, text }, 'whole');
    if (faults.length > 0) return { isSaved: false, faults };
    // Another program may have written while the judge read.
    if (!this.has(file) || this.#isStale(file, mark)) return { isSaved: false, isStale: true };
    const path = join(this.#site, file);
    const putBack = hold([path]);
    writeWhole(path, text);
    try {
      await this.#history.keep(file, what);
    } catch (error) {
      // What could not be taken back is not written either.
      putBack();
      throw error;
    }
    this.#judge.heed(file);
    this.#siteJudge.again();
    return { isSaved: true };
  }
}
