import type { ShownFault } from '../judge/where.ts';
import { whyRefused } from './refused.ts';

/**
 * The folder of the site as the browser's own File System API gives it, over the server of the editor:
 * nobody picks a folder or grants a permission, and every browser can write.
 */

/** Why something was not written, in words for the writer. */
class NotWritten extends Error {}

/** Told after each file that was written. */
export const written = new EventTarget();

const addressOf = (path: string): string =>
  `pasta/${path.split('/').map(encodeURIComponent).join('/')}`;

// What the server had when a file was read, so that nobody writes over another's change.
const marks = new Map<string, string>();

async function markOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(path: string, method: 'PUT' | 'DELETE', text?: string): Promise<void> {
  const mark = marks.get(path);
  const response = await fetch(addressOf(path), {
    method,
    ...(text === undefined ? {} : { body: text }),
    headers: mark ? { 'if-match': mark } : {},
  });
  if (response.ok) {
    if (text === undefined) marks.delete(path);
    else marks.set(path, await markOf(text));
    written.dispatchEvent(new CustomEvent('written', { detail: path }));
    return;
  }
  if (response.status !== 422) throw new NotWritten(await whyRefused(response));
  const faults = (await response.json()) as ShownFault[];
  const told = faults.map(({ where, sentence, reason, remedy }) =>
    [`${where}:`, sentence && `“${sentence}”`, reason, remedy].filter(Boolean).join(' '),
  );
  throw new NotWritten(
    `Ainda não foi salvo, porque não poderia ser publicado. Corrija e salve de novo: ${told.join(' • ')}`,
  );
}

/** What is written before it has its name. */
const drafts = new Map<string, string>();

const isDraft = (path: string): boolean => path.split('/').at(-1)?.startsWith('.') ?? false;

class FileHandle {
  readonly kind = 'file';
  #path: string;
  // The CMS tries a faulty move again; the text is judged once.
  #refusal: NotWritten | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  get name(): string {
    return this.#path.split('/').at(-1) ?? '';
  }

  async getFile(): Promise<File> {
    const draft = drafts.get(this.#path);
    if (draft !== undefined) return new File([draft], this.name);
    const response = await fetch(addressOf(this.#path));
    if (!response.ok) throw new DOMException(this.#path, 'NotFoundError');
    const text = await response.text();
    marks.set(this.#path, await markOf(text));
    return new File([text], this.name, { type: 'text/plain' });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => {
        parts.push(part);
      },
      close: async () => {
        const text = await new Blob(parts).text();
        if (isDraft(this.#path)) drafts.set(this.#path, text);
        else await send(this.#path, 'PUT', text);
      },
      abort: async () => {},
    };
  }

  /** What was written under a passing name gets its own. */
  async move(folder: FolderHandle, name: string): Promise<void> {
    const path = folder.pathOf(name);
    if (this.#refusal) throw this.#refusal;
    const text = drafts.get(this.#path) ?? (await (await this.getFile()).text());
    await send(path, 'PUT', text).catch((error: NotWritten) => {
      this.#refusal = error;
      throw error;
    });
    if (!drafts.delete(this.#path)) await send(this.#path, 'DELETE');
    this.#path = path;
  }
}

class FolderHandle {
  readonly kind = 'directory';
  readonly #path: string;

  constructor(path = '') {
    this.#path = path;
  }

  get name(): string {
    return this.#path.split('/').at(-1) ?? '';
  }

  pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`;
  }

  async requestPermission(): Promise<'granted'> {
    return 'granted';
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const files = (await (await fetch('pasta')).json()) as string[];
    const below =
      this.#path === '' ? files : files.filter((file) => file.startsWith(`${this.#path}/`));
    const names = below.map((file) => file.slice(this.#path === '' ? 0 : this.#path.length + 1));
    for (const name of new Set(names.map((one) => one.split('/')[0] ?? ''))) {
      const isFile = names.includes(name);
      yield [
        name,
        isFile ? new FileHandle(this.pathOf(name)) : new FolderHandle(this.pathOf(name)),
      ];
    }
  }

  async getDirectoryHandle(name: string): Promise<FolderHandle> {
    return new FolderHandle(this.pathOf(name));
  }

  async getFileHandle(name: string): Promise<FileHandle> {
    return new FileHandle(this.pathOf(name));
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (!drafts.delete(path) && !isDraft(path)) await send(path, 'DELETE');
  }
}

/** The CMS keeps its practice repository where browsers keep a page's own files; here it is the site's. */
export function openSiteFolder(): void {
  const root = { getDirectoryHandle: async () => new FolderHandle() };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root });
}
