import { Git, GitTrouble } from './git.ts';

export interface Change {
  id: string;
  who: string;
  /** An ISO date with time. */
  when: string;
  /** What the editor did, in its words; absent of a change made by other means. */
  what?: string;
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

/** Of `git status`: a file that Git does not know, or of which it holds two versions. */
const isNew = /^(?:\?\?|U|.U|AA|DD)/;

/** A file that lies outside the repository has no history. */
function outside(trouble: GitTrouble): string {
  if (trouble.said.includes('is outside repository')) return '';
  throw trouble;
}

/** How long a save waits for another program, in milliseconds. */
const patience = 5000;

/** Who changed what and when: the repository's history. Without a repository there is none. */
export class History {
  readonly #git: Git;
  /** Who writes where nobody has told git. */
  readonly #fallback: { name: string; email: string };

  constructor(site: string, fallback: { name: string; email: string }, wait = patience) {
    this.#git = new Git(site, wait);
    this.#fallback = fallback;
  }

  /** The history is empty of a folder in which nothing was kept yet, or that is of no repository. */
  async #log(...args: string[]): Promise<string> {
    if (!(await this.#git.hasRepository())) return '';
    return this.#git
      .ask('-c', 'core.quotePath=false', 'log', ...args)
      .catch((trouble: GitTrouble) => {
        if (trouble.said.includes('does not have any commits yet')) return '';
        return outside(trouble);
      });
  }

  /** The last changes of a file, newest first. @throws GitTrouble */
  async of(file: string): Promise<Change[]> {
    const format = record + ['%H', '%an', '%aI', '%s'].join(separator);
    const log = await this.#log(
      ...['-n', '10', `--format=${format}`, '--name-only', '--full-diff', '--', file],
    );
    return log.split(record).filter(Boolean).map(changeIn);
  }

  /** The last change that the editor made, while nothing has happened to its file since. */
  async last(): Promise<Change | undefined> {
    const log = await this.#log('-n', '1', '-E', `--grep=${undoable}`, '--format=%H');
    const id = log.trim();
    if (id === '') return undefined;
    const [file = ''] = (
      await this.#git.ask('-c', 'core.quotePath=false', 'show', '--name-only', '--format=', id)
    ).split('\n');
    const [newest] = await this.of(file);
    return newest?.id === id ? newest : undefined;
  }

  /**
   * The file as it was before a change; undefined where that change made it.
   * @throws GitTrouble also where that is not known: a copy may lack what is older
   */
  async before(file: string, id: string): Promise<string | undefined> {
    const [head = ''] = (await this.#git.ask('cat-file', 'commit', id)).split('\n\n');
    const parent = /^parent ([0-9a-f]+)$/m.exec(head)?.[1];
    if (parent === undefined) return undefined;
    const found = await this.#git.ask('ls-tree', '--name-only', parent, '--', file);
    return found === '' ? undefined : this.#git.ask('show', `${parent}:${file}`);
  }

  /** Before a file is written: whether Git would throw away what is. @throws GitTrouble */
  async refuseAtWork(): Promise<void> {
    if (await this.#git.hasRepository()) await this.#git.refuseAtWork();
  }

  /** Keeps what one file says now, and nothing else that may have changed meanwhile. @throws GitTrouble */
  async keep(file: string, what: string): Promise<void> {
    try {
      await this.#keep(file, what);
    } catch (error) {
      throw error instanceof GitTrouble ? error.unkept() : error;
    }
  }

  async #keep(file: string, what: string): Promise<void> {
    if (!(await this.#git.hasRepository())) return;
    const state = await this.#git.ask('status', '--porcelain', '--', file).catch(outside);
    if (state === '') return;
    await this.#git.refuseAtWork();
    const { name, email } = this.#fallback;
    const isKnown = await this.#git.ask('config', 'user.name').then(Boolean, () => false);
    const who = isKnown ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    // What Git knows is committed as it lies in the folder: nothing stays staged where that fails.
    if (isNew.test(state)) await this.#git.ask('add', '--all', '--', file);
    await this.#git.ask(
      ...[...who, 'commit', '--quiet', '--no-verify', '-m', what, '--only', '--', file],
    );
  }
}
