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

/** Whether a file was copied as it is now. */
function isCopied(from: string, to: string): boolean {
  const copy = lstatSync(to, { throwIfNoEntry: false });
  const { size, mtimeMs } = lstatSync(from);
  return copy?.size === size && Math.trunc(copy.mtimeMs) === Math.trunc(mtimeMs);
}

/** Makes a copy of a folder what the folder is now, links left out. */
function copyChanged(from: string, to: string): void {
  const isGone = (name: string) => !lstatSync(join(from, name), { throwIfNoEntry: false });
  const copied = existsSync(to) ? readdirSync(to, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of copied.filter(isGone))
    rmSync(join(to, name), { recursive: true, force: true });
  const filter = (source: string, copy: string) => {
    const entry = lstatSync(source);
    return entry.isDirectory() || (entry.isFile() && !isCopied(source, copy));
  };
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true, filter });
}

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
  #draft: string | undefined;

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
    if (this.#draft) rmSync(this.#draft, { force: true });
    for (const [from, to] of copies) {
      const source = resolve(this.#site, from);
      copyChanged(existsSync(source) ? realpathSync(source) : source, join(this.folder, to));
    }
    this.#draft = draft;
    if (text === undefined) rmSync(draft, { force: true });
    else {
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, text);
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
