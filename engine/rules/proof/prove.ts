import { expect, it } from 'vitest';
import type { IsoDate } from '#law/date.ts';
import { inWords } from './in-words.ts';
import type { Case } from './read-cases.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is not there at all is as good as “nenhum”. */
function withNone(got: unknown, expected: unknown): unknown {
  if (Array.isArray(got) && Array.isArray(expected))
    return got.map((item, index) => withNone(item, expected[index]));
  if (!isRecord(got) || !isRecord(expected)) return got;
  const wanted = Object.entries(expected).map(([key, value]) => [
    key,
    key in got ? withNone(got[key], value) : 'nenhum',
  ]);
  return { ...got, ...Object.fromEntries(wanted) };
}

/** One test for each case: the result has all that cases.yaml says; with `isWhole` nothing else, and in its order. */
export function prove<Facts>(
  cases: readonly Case<Facts>[],
  rule: (facts: Facts, on: IsoDate) => unknown,
  isWhole = false,
): void {
  const named = cases.map((one) => [one.title, one] as const);
  it.each(named)('%s', (_, { facts, on, result, place, source }) => {
    const got = withNone(inWords(rule(facts, on)), result);
    const where = `${place} (${source})`;
    expect(got, where).toMatchObject(result);
    if (isWhole) expect(Object.keys(got as object), where).toEqual(Object.keys(result));
  });
}
