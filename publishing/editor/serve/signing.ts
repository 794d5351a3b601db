import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { signaturesFileIn } from '#texts/load/signatures.ts';
import { findings } from '#texts/schema/signature.ts';
import { Queue } from '../queue.ts';
import type { History } from './history.ts';
import { hold } from './write-whole.ts';

const run = promisify(execFile);

/** A sentence that waits, in its paragraph, and where to read what it rests on. */
interface WaitingPassage {
  file: string;
  says: string;
  open: string;
  paragraph: string;
  /** The norm that is opened first, and the place on it: those with the same ones stand together. */
  page: string;
  place: string;
  sources: { norm: string; label: string; url: string; isUntested: boolean }[];
  quotes: string[];
}

export interface Signable {
  isSignable: boolean;
  isDemo: boolean;
  people: { id: string; name: string }[];
  /** Who signed the whole text as it stands, and when. */
  signed?: string;
  waiting: WaitingPassage[];
}

/** What somebody signs: a text, or one sentence of it, or the address of a norm. */
interface Signed {
  file: string;
  who: string;
  says?: string;
  finding: Step;
}

/** What was found; or that a signature is taken back. */
export const steps = [...findings, 'desfazer'] as const;

type Step = (typeof steps)[number];

const options: Record<Step, string[]> = {
  conferida: [],
  corrigida: ['--corrigida'],
  retirada: ['--retirada'],
  desfazer: ['--desfazer'],
};

/** What `npm run sign` does, for whoever has no terminal: the same program, asked by the editor. */
export class Signing {
  readonly #practice: string;
  readonly #history: Pick<History, 'keep' | 'refuseAtWork'>;
  readonly #site: string;
  // Each asks a program of its own.
  readonly #programs = new Queue(5);

  constructor(site: string, practice: string, history: Pick<History, 'keep' | 'refuseAtWork'>) {
    this.#site = site;
    this.#practice = practice;
    this.#history = history;
  }

  #ask(program: string, ...args: string[]) {
    const env = { ...process.env, PRACTICE_FOLDER: this.#practice };
    return this.#programs.run(() =>
      run(process.execPath, [program, ...args], { cwd: this.#site, env, timeout: 120_000 }),
    );
  }

  /** @param file none for all texts */
  async of(file: string): Promise<Signable> {
    const { stdout } = await this.#ask('publishing/launch/tell-signing.ts', file);
    return JSON.parse(stdout) as Signable;
  }

  /** Signs, and keeps it under the name that the text has. @returns why not, in words for whoever signs */
  async sign({ file, who, says, finding }: Signed, textName: string): Promise<string | undefined> {
    await this.#history.refuseAtWork();
    const signatures = signaturesFileIn(this.#practice);
    const putBack = hold([signatures, file].map((one) => resolve(this.#site, one)));
    const sentence = says === undefined ? [] : [`--frase=${says}`];
    try {
      await this.#ask(
        'publishing/launch/sign.ts',
        ...[file, `--por=${who}`, ...sentence, ...options[finding], '--li'],
      );
    } catch (error) {
      const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
      if (code !== 1 || /^Node\.js v/m.test(stderr)) throw error;
      return stderr.trim();
    }
    const what = `${finding === 'desfazer' ? 'Desfez a assinatura' : 'Assinou'}: ${textName}`;
    try {
      await this.#history.keep(signatures, what);
      // Its list of what waits is shorter now.
      if (finding === 'retirada') await this.#history.keep(file, what);
    } catch (error) {
      // What nobody finds in the history was not signed.
      putBack();
      throw error;
    }
    return undefined;
  }
}
