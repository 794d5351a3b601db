import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../browser/test.ts';
import { type Item, type Jump, startReader } from './in-page.ts';
import { LineMaker } from './lines.ts';
import { announcement, inOne, inPortuguese } from './portuguese.ts';

const library = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const address = '/leitor-de-tela.js';

const keyWords: Record<string, string> = {
  ArrowDown: 'seta para baixo',
  ArrowUp: 'seta para cima',
  Escape: 'Esc',
  Space: 'Espaço',
};

/** Keys that jump to the next heading, of any level or of the second. */
const jumps: Record<'H' | '2', Jump> = { H: 'moveToNextHeading', 2: 'moveToNextHeadingLevel2' };

/**
 * Somebody who sees nothing and has only a keyboard. Keys are pressed by the browser itself; what
 * is heard comes from a virtual screen reader that walks the same page. All that is done and heard
 * is kept, line by line.
 */
export class Listener {
  readonly #page: Page;
  readonly #transcript: string[] = [];
  #lines = new LineMaker();
  #around: number[] = [];
  #control: number | undefined;
  /** The cursor has read on since the last key. */
  #hasReadOn = false;

  constructor(page: Page) {
    this.#page = page;
  }

  get transcript(): string {
    // The weight of the page, to the kilobyte, is the build's, and no concern of the ear.
    const text = this.#transcript.join('\n').replace(/gasta \d+ KB/g, 'gasta … KB');
    return `${text.trim()}\n`;
  }

  /** Opens a page and hears its title. */
  async open(path: string): Promise<void> {
    this.#did(`abre ${path}`);
    await this.#page.goto(path);
    await this.#arrive();
  }

  /** Presses a key where the reader stands, and hears what comes of it. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.#did(keyWords[key] ?? key);
      if (this.#hasReadOn)
        await this.#page.evaluate((id) => window.reader.focus(id), this.#control);
      await this.#page.keyboard.press(key);
      await this.#settle();
    }
  }

  /** Presses Tab until a control is heard that is called like this. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      const since = this.#transcript.lastIndexOf('> Tab');
      if (this.#transcript.slice(since).some((line) => line.includes(name))) return;
    }
    throw new Error(`Tab does not come to ${name}`);
  }

  /** From reading to typing: the focus goes to the field that was read last. */
  async enterField(): Promise<void> {
    this.#did('Enter, para escrever no campo');
    await this.#page.evaluate((id) => window.reader.focus(id), this.#control);
    await this.#settle();
  }

  /** Follows a link or sends a form that leads to another page. */
  async follow(key = 'Enter'): Promise<void> {
    this.#did(key);
    await this.#page.evaluate((id) => window.reader.focus(id), this.#control);
    const before = this.#page.url();
    await this.#page.keyboard.press(key);
    await this.#page.waitForURL((url) => url.href !== before, { waitUntil: 'load' });
    await this.#arrive();
  }

  async type(text: string): Promise<void> {
    this.#did(`escreve “${text}”`);
    await this.#page.keyboard.type(text);
    const isChoice = await this.#page.evaluate(() => document.activeElement?.tagName === 'SELECT');
    if (isChoice) await this.#settle();
    else await this.#hearAnnouncements();
  }

  /** Waits as somebody who stops typing does, and hears what the page says by itself. */
  async wait(milliseconds: number): Promise<void> {
    this.#did('espera');
    await this.#page.waitForTimeout(milliseconds);
    await this.#hearAnnouncements();
  }

  /** Arrow down, line by line, up to the line with this text; to the end of the page without it. */
  async read(text?: string): Promise<void> {
    this.#did(text ? `lê até “${text}”` : 'lê até o fim');
    for (let count = 0; count < 600; count += 1) {
      const line = await this.#readLine();
      if (line === undefined && text === undefined) return;
      if (line === undefined) throw new Error(`“${text}” is never read`);
      if (text !== undefined && line.includes(text)) return;
    }
    throw new Error('the page does not end');
  }

  /** Jumps from heading to heading, up to one with this text. */
  async jump(key: keyof typeof jumps, text?: string): Promise<void> {
    for (let count = 0; count < 60; count += 1) {
      this.#did(`${key}: próximo título`);
      if (!(await this.#page.evaluate((to) => window.reader.jump(to), jumps[key]))) {
        this.#heard('(não há mais)');
        return;
      }
      const [first] = await this.#ahead(1);
      const line = first ? this.#lines.jumpedTo(first) : '';
      this.#heard(line);
      this.#control = undefined;
      this.#around = first?.path ?? [];
      this.#hasReadOn = true;
      if (text === undefined || line.includes(text)) return;
    }
    throw new Error(`no jump leads to ${text}`);
  }

  async #readLine(): Promise<string | undefined> {
    let items = await this.#ahead(16);
    let line = this.#lines.next(items, items.length < 16);
    if (!line && items.length === 16) {
      items = await this.#ahead(400);
      line = this.#lines.next(items);
    }
    await this.#page.evaluate((steps) => window.reader.advance(steps), line?.steps ?? 0);
    if (!line) return undefined;
    this.#heard(line.text);
    this.#control = line.control;
    this.#around = items[line.steps]?.path ?? [];
    this.#hasReadOn = true;
    return line.text;
  }

  #ahead(limit: number): Promise<Item[]> {
    return this.#page.evaluate((most) => window.reader.ahead(most), limit);
  }

  async #arrive(): Promise<void> {
    await this.#page.evaluate(startReader, address);
    this.#lines = new LineMaker();
    this.#around = [];
    this.#heard(`documento, ${await this.#page.title()}`);
  }

  /** The focus moved or something changed: hears it, once the page has come to rest. */
  async #settle(): Promise<void> {
    await this.#page.waitForFunction(() => {
      const island = document.activeElement?.closest('astro-island');
      const isWaiting = document.activeElement?.textContent === 'Fazendo a conta';
      return !isWaiting && !island?.matches('[ssr], [aria-busy=true]');
    });
    await this.#page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const { id, around } = await this.#page.evaluate(() => window.reader.follow());
    for (const each of around) {
      if (this.#around.includes(each.id)) continue;
      const { role, name, description } = each;
      this.#heard(inOne(inPortuguese([role, name, description].filter(Boolean).join(', '))));
    }
    this.#around = around.map((each) => each.id);
    const items = await this.#ahead(16);
    this.#heard(this.#lines.focused(id, items));
    this.#control = id;
    this.#hasReadOn = false;
    await this.#hearAnnouncements();
  }

  async #hearAnnouncements(): Promise<void> {
    const phrases = await this.#page.evaluate(() => window.reader.announced());
    for (const phrase of new Set(phrases)) this.#heard(announcement(phrase));
  }

  #did(what: string): void {
    this.#transcript.push('', `> ${what}`);
  }

  #heard(line: string): void {
    this.#transcript.push(line);
  }
}

const howToRenew =
  'What is heard has changed. Read the difference aloud; if it is right, `npm run spoken` writes the transcripts anew.';

interface Fixtures {
  listener: Listener;
  /** Compares all that was heard with the reviewed text of this name, or writes it anew. */
  review: (name: string) => void;
}

/** A test in which a listener walks the site. */
export const test = base.extend<Fixtures>({
  listener: async ({ page }, use, info) => {
    info.setTimeout(180_000);
    await page.route(`**${address}`, (route) =>
      route.fulfill({ path: library, contentType: 'text/javascript' }),
    );
    await page.clock.setFixedTime(new Date('2026-11-21T15:00:00Z'));
    const listener = new Listener(page);
    await use(listener);
    if (info.status !== info.expectedStatus) {
      writeFileSync(info.outputPath('heard.txt'), listener.transcript);
    }
  },
  review: async ({ listener }, use, { config }) => {
    await use((name) => {
      const file = new URL(`../transcripts/${name}.txt`, import.meta.url);
      if (['all', 'changed'].includes(config.updateSnapshots)) {
        writeFileSync(file, listener.transcript);
      }
      expect(listener.transcript, howToRenew).toBe(readFileSync(file, 'utf8'));
    });
  },
});

export { expect };
