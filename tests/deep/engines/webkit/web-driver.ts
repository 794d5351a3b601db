/** A session of WebDriver: what is sent, and to which of its addresses. */
export type Ask = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** Well above what any answer takes on a busy machine, well below what a test may take. */
const longestAnswer = 15_000;

/** Asks a W3C WebDriver; throws what it complains of, or that it says nothing. */
export const askDriver =
  (origin: string): Ask =>
  async (method, path, body) => {
    const sent = body && JSON.stringify(body);
    const signal = AbortSignal.timeout(longestAnswer);
    const answer = await fetch(origin + path, { method, body: sent, signal });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value as never;
  };

const pointer = (actions: object[]) => ({ type: 'pointer', id: 'mouse', actions });

export const clickAt = (x: number, y: number) => ({
  actions: [
    pointer([
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]),
  ],
});

export const keys = (all: Iterable<string>) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...all].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

/** Keys that are no letters, as the specification numbers them. */
export const namedKeys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;
