import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve, sep } from 'node:path';

/** The folders in which writers change files, besides the practice's. */
const changed = ['content', 'engine/law'];

const isNoLink = (path: string): boolean => !lstatSync(path).isSymbolicLink();

/** Where a copy of the site keeps the practice, wherever the site has it. */
export const copiedPractice = 'escritorio';

/**
 * A copy of the site in which a draft stands in the place of its file, so that it is judged as the
 * build would judge it, and nothing is written before. Only what writers change is copied.
 */
export class Shadow {
  readonly folder = mkdtempSync(join(tmpdir(), 'previdencia-clara-'));
  readonly #site: string;
  readonly #practice: string;

  constructor(site: string, practice: string) {
    this.#site = resolve(site);
    this.#practice = practice;
    this.#linkBeside('.');
  }

  /** Links all of a folder but what is copied, and goes into what holds something copied. */
  #linkBeside(folder: string): void {
    for (const entry of readdirSync(join(this.#site, folder))) {
      const name = posix.join(folder, entry);
      if (changed.includes(name) || name === copiedPractice || name.startsWith('.git')) continue;
      if (changed.some((one) => one.startsWith(`${name}/`))) {
        mkdirSync(join(this.folder, name));
        this.#linkBeside(name);
      } else symlinkSync(join(this.#site, name), join(this.folder, name));
    }
  }

  /** The name that a file of the site has here. */
  inside(file: string): string {
    return file.startsWith(`${this.#practice}/`)
      ? `${copiedPractice}/${file.slice(this.#practice.length + 1)}`
      : file;
  }

  /** The name on the site of a place here. */
  outside(place: string): string {
    return place.startsWith(`${copiedPractice}/`)
      ? `${this.#practice}/${place.slice(copiedPractice.length + 1)}`
      : place;
  }

  /**
   * Takes the site as it is now, but for one file; without a text, that file is gone.
   * @throws for a file outside what is copied: the rest of this folder leads to the site itself
   */
  hold(file: string, text: string | undefined): void {
    const copies = [
      ...changed.map((name) => [name, name] as const),
      [this.#practice, copiedPractice] as const,
    ];
    const draft = join(this.folder, this.inside(file));
    if (!copies.some(([, to]) => draft.startsWith(join(this.folder, to) + sep)))
      throw new Error(`not a writer's file: ${file}`);
    for (const [from, to] of copies) {
      rmSync(join(this.folder, to), { recursive: true, force: true });
      const source = resolve(this.#site, from);
      if (existsSync(source))
        cpSync(realpathSync(source), join(this.folder, to), { recursive: true, filter: isNoLink });
    }
    if (text === undefined) rmSync(draft, { force: true });
    else {
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, text);
    }
  }

  /** Throws it away. */
  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
