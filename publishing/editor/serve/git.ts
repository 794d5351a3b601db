import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const run = promisify(execFile);

const inUse = 'outro programa está usando o Git desta pasta';
const atMerge =
  'o Git está no meio de uma junção. Termine-a, ou desista dela (“git merge --abort”)';
const atRebase =
  'o Git está no meio de um rebase, e desistir dele levaria o que fosse salvo agora. Deixe esta página aberta, termine o rebase ou desista dele (“git rebase --abort”), e salve de novo';
const refused = 'o Git recusou; no terminal, “git status” diz por quê';

/** Git did not do what it was asked. */
export class GitTrouble extends Refusal {
  /** Why, in words that follow a colon. */
  readonly why: string;
  /** What Git said, in English. */
  readonly said: string;

  constructor(said: string, why = isLocked(said) ? inUse : refused) {
    super(503, `O Git não respondeu, e nada foi mudado: ${why}.`);
    this.why = why;
    this.said = said;
  }

  /** Whether no file can be kept now, and not only one. */
  get isOfAll(): boolean {
    return this.why !== refused;
  }
}

const isLocked = (said: string): boolean => /Unable to create '[^']*\.lock'/.test(said);

/** Git in a folder. While another program holds its index it is asked again. */
export class Git {
  readonly #folder: string;
  readonly #patience: number;

  /** @param patience how long another program may hold the index, in milliseconds */
  constructor(folder: string, patience: number) {
    this.#folder = folder;
    this.#patience = patience;
  }

  /** What Git prints. @throws GitTrouble */
  async ask(...args: string[]): Promise<string> {
    const until = Date.now() + this.#patience;
    for (;;) {
      try {
        return await this.#once(args);
      } catch (error) {
        const { stderr, message } = error as { stderr?: string; message: string };
        const trouble = new GitTrouble(stderr || message);
        if (!isLocked(trouble.said) || Date.now() > until) throw trouble;
      }
      await pause(Math.min(200, this.#patience));
    }
  }

  async #once(args: readonly string[]): Promise<string> {
    const { stdout } = await run('git', args, {
      cwd: this.#folder,
      maxBuffer: 1 << 26,
      timeout: 60_000,
      // Its words are read here; nobody answers a question of its; looking takes no lock.
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
    });
    return stdout;
  }

  async #refuseAt(marks: readonly string[], why: string): Promise<void> {
    const folder = resolve(this.#folder, (await this.ask('rev-parse', '--git-dir')).trim());
    const mark = marks.find((name) => existsSync(resolve(folder, name)));
    if (mark) throw new GitTrouble(mark, why);
  }

  /**
   * What is staged in the middle of a merge goes away with it where it is given up.
   * @throws GitTrouble while somebody has one to end
   */
  async refuseAtMerge(): Promise<void> {
    await this.#refuseAt(['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'], atMerge);
    await this.refuseAtRebase();
  }

  /**
   * Giving up a rebase takes along also what is only written in a file.
   * @throws GitTrouble while somebody has one to end
   */
  async refuseAtRebase(): Promise<void> {
    await this.#refuseAt(['rebase-merge', 'rebase-apply'], atRebase);
  }

  /** Whether there is a repository, and a Git to read it. */
  async hasRepository(): Promise<boolean> {
    try {
      await this.ask('rev-parse', '--git-dir');
      return true;
    } catch (error) {
      const { said } = error as GitTrouble;
      if (/not a git repository|spawn git ENOENT/.test(said)) return false;
      throw error;
    }
  }
}
