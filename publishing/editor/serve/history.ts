import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A change of a file, as the repository keeps it. */
export interface Change {
  id: string;
  who: string;
  /** An ISO date with time. */
  when: string;
  /** What the editor did, in its words; absent of a change made by other means. */
  what?: string;
  /** All files of the change. */
  files: string[];
}

/** What the editor does to a file, as its history says it. */
export const doings = {
  made: 'Criou',
  changed: 'Mudou',
  removed: 'Apagou',
  undone: 'Desfez',
} as const;

const ownWords = new RegExp(`^(?:${Object.values(doings).join('|')}): `);

const undoable = `^(${doings.made}|${doings.changed}|${doings.removed}): `;

const record = '\u001e';
const separator = '\u001f';

function changeIn(text: string): Change {
  const [head = '', ...files] = text.split('\n').filter(Boolean);
  const [id = '', who = '', when = '', what = ''] = head.split(separator);
  return { id, who, when, files, ...(ownWords.test(what) ? { what } : {}) };
}

/** Who changed what and when: the repository's history. Without a repository there is none. */
export class History {
  readonly #site: string;
  /** Who writes where nobody has told git. */
  readonly #fallback: { name: string; email: string };

  constructor(site: string, fallback: { name: string; email: string }) {
    this.#site = site;
    this.#fallback = fallback;
  }

  async #git(...args: string[]): Promise<string> {
    const { stdout } = await run('git', args, { cwd: this.#site, maxBuffer: 1 << 26 });
    return stdout;
  }

  async #has(...args: string[]): Promise<boolean> {
    return this.#git(...args).then(
      (found) => found.trim() !== '',
      () => false,
    );
  }

  /** The last changes of a file, newest first. */
  async of(file: string): Promise<Change[]> {
    if (!(await this.#has('rev-parse', '--git-dir'))) return [];
    const format = record + ['%H', '%an', '%aI', '%s'].join(separator);
    const log = await this.#git(
      ...['-c', 'core.quotePath=false', 'log', '-n', '10', `--format=${format}`],
      ...['--name-only', '--full-diff', '--', file],
    ).catch(() => '');
    return log.split(record).filter(Boolean).map(changeIn);
  }

  /** The last change that the editor made, while nothing has happened to its file since. */
  async last(): Promise<Change | undefined> {
    // The lists for the lawyer lie in docs and follow the texts by themselves.
    const log = await this.#git(
      ...['log', '-n', '1', '-E', `--grep=${undoable}`, '--format=%H'],
      ...['--', '.', ':!docs'],
    ).catch(() => '');
    const id = log.trim();
    if (id === '') return undefined;
    const [file = ''] = (
      await this.#git('-c', 'core.quotePath=false', 'show', '--name-only', '--format=', id)
    ).split('\n');
    const [newest] = await this.of(file);
    return newest?.id === id ? newest : undefined;
  }

  /** The file as it was before a change; undefined where that change made it. */
  async before(file: string, id: string): Promise<string | undefined> {
    if (!/^[0-9a-f]{40}$/.test(id)) throw new Error('no change has this name');
    return this.#git('show', `${id}^:${file}`).catch(() => undefined);
  }

  /** Keeps what one file says now, and nothing else that may have changed meanwhile. */
  async keep(file: string, what: string): Promise<void> {
    if (!(await this.#has('rev-parse', '--git-dir'))) return;
    if (!(await this.#has('status', '--porcelain', '--', file))) return;
    const { name, email } = this.#fallback;
    const isKnown = await this.#has('config', 'user.name');
    const who = isKnown ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    await this.#git('add', '--all', '--', file);
    await this.#git(...who, 'commit', '--quiet', '--no-verify', '-m', what, '--only', '--', file);
  }
}
