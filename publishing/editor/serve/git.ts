import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const run = promisify(execFile);

const inUse = 'outro programa está usando o Git desta pasta';
const atWork =
  'o Git está no meio de uma junção ou de um rebase, e desistir disso levaria o que fosse salvo agora. Deixe esta página aberta, termine ou desista (no terminal, “git status” diz como), e salve de novo';
const refused = 'o Git recusou; no terminal, “git status” diz por quê';

/** What Git leaves in its folder while somebody has something to end. */
const marks = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Git did not do what it was asked. */
export class GitTrouble extends Refusal {
  /** What Git said, in English. */
  readonly said: string;
  readonly #why: string;

  constructor(said: string, why = isLocked(said) ? inUse : refused, what = 'O Git não respondeu') {
    super(503, `${what}: ${why}.`);
    this.said = said;
    this.#why = why;
  }

  /** The same, where there was something to keep. */
  unkept = (): GitTrouble => new GitTrouble(this.said, this.#why, 'O Git não guardou a mudança');
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

  /**
   * What is changed in the middle of a merge or a rebase goes away with it where it is given up.
   * @throws GitTrouble while somebody has one to end
   */
  async refuseAtWork(): Promise<void> {
    const folder = resolve(this.#folder, (await this.ask('rev-parse', '--git-dir')).trim());
    const mark = marks.find((name) => existsSync(resolve(folder, name)));
    if (mark) throw new GitTrouble(mark, atWork).unkept();
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
