import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fetched } from '../packages/install.ts';
import type { Engine, Key } from './engine.ts';
import { lookAt, type Sight, type Sought, type Wish } from './in-page.ts';

/** A role and, where it matters, a name: all of it as text, or a pattern that it holds. */
type Role = readonly [role: string, name?: string | RegExp];

/** What is meant: the last role and name, within those before it. */
type Way = readonly Role[];

const library = readFileSync(
  fetched('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const longest = 10_000;

/** Somebody at a browser: finds things by role and name, presses, types, reads. */
export class Visitor {
  readonly engine: Engine;
  readonly origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.origin = origin;
  }

  /**
   * Opens a page of the site; its clock stands still at `now`. It is a visit of its own: the same
   * page opened again would be loaded again, and go on where it was left.
   */
  async open(path: string, now?: string): Promise<void> {
    await this.engine.open('about:blank');
    await this.engine.open(this.origin + path);
    if (now) await this.run(stopClock, now);
  }

  /** Runs a function in the page: it may use nothing but its arguments. */
  run<Value, Given extends unknown[]>(
    code: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    const values = given.map((value) => JSON.stringify(value)).join();
    return this.engine.evaluate(`(${code})(${values})`) as Promise<Value>;
  }

  async press(...way: Way): Promise<void> {
    let [x, y] = await this.#look<[number, number]>(way, 'place');
    // A page may still be on its way there, and a press would meet what was there before.
    await until(async () => {
      const before = `${x} ${y}`;
      await pause(60);
      [x, y] = await this.#look<[number, number]>(way, 'place');
      return before === `${x} ${y}`;
    });
    await this.engine.click(x, y);
  }

  async key(key: Key): Promise<void> {
    await this.engine.press(key);
  }

  /** Writes into a text field, in place of what it holds. */
  async fill(text: string, ...way: Way): Promise<void> {
    await this.press(...way);
    await until(() => this.hasFocus(...way));
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.engine.type(text);
  }

  /** Chooses from a list by writing the beginning of a choice, as from the keyboard. */
  async choose(text: string, ...way: Way): Promise<void> {
    await until(() => this.#look<boolean>(way, 'focus'));
    await this.engine.type(text);
    await until(async () => (await this.#look<string>(way, 'choice')).startsWith(text));
  }

  async mark(...way: Way): Promise<void> {
    await this.press(...way);
    await until(() => this.#look<boolean>(way, 'checked'));
  }

  /** Its words, without the marks that only keep them on one line. */
  async read(...way: Way): Promise<string> {
    return (await this.#look<string>(way, 'text')).replaceAll('\u2060', '');
  }

  /** Where the link leads. */
  follow(...way: Way): Promise<string> {
    return this.#look(way, 'href');
  }

  /** Waits until it is there. */
  async see(...way: Way): Promise<void> {
    await this.#look(way, 'text');
  }

  async sees(...way: Way): Promise<boolean> {
    return 'value' in (await this.#glance(way, 'text'));
  }

  async hasFocus(...way: Way): Promise<boolean> {
    const sight = await this.#glance(way, 'focused');
    return 'value' in sight && sight.value === true;
  }

  /** Where the page stands, from the root of the site. */
  async address(): Promise<string> {
    return (await this.run(() => location.href)).replace(this.origin, '');
  }

  async #look<Value>(way: Way, wish: Wish): Promise<Value> {
    let last = '';
    const sight = await until(async () => {
      const now = await this.#glance(way, wish);
      if ('value' in now) return now;
      last = now.problem;
      return undefined;
    }).catch(() => undefined);
    if (!sight) throw new Error(`${way.map((role) => role.join(' ')).join(' > ')}: ${last}`);
    return sight.value as Value;
  }

  /** The page may be leaving or not yet be there: then it has nothing to show. */
  async #glance(way: Way, wish: Wish): Promise<Sight> {
    try {
      const isKnown = await this.engine.evaluate('typeof TestingLibraryDom === "object"');
      if (!isKnown) await this.engine.evaluate(`(() => { ${library} })()`);
      return await this.run(lookAt, sought(way), wish);
    } catch (error) {
      return { problem: String(error) };
    }
  }
}

const sought = (way: Way): Sought[] =>
  way.map(([role, name = /(?:)/]) => ({
    role,
    name: name instanceof RegExp ? name.source : wholeOf(name),
  }));

/** A pattern of the whole text, in which a space stands for any other kind of space. */
const wholeOf = (text: string): string => {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `^\\s*${literal.replaceAll(' ', '\\s+')}\\s*$`;
};

/** Asks until the answer is yes, and returns it. */
export async function until<Answer>(ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + longest;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<Answer>;
    if (Date.now() > end) throw new Error(`not within ${longest} ms: ${ask}`);
    await pause(50);
  }
}

/** Runs in the page, as text. */
function stopClock(now: string): void {
  const Running = Date;
  const stopped = Running.parse(now);
  globalThis.Date = class extends Running {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([stopped] as [number])));
    }
    static override now = () => stopped;
  } as DateConstructor;
}
