import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isoDate } from '#law/date.ts';
import { readLetter } from '#letters/read-letter.ts';
import { withYears } from '#tools/letter/with-years.ts';

type Told = readonly [text: string, day: string | null];
const written = Object.entries(
  parse(readFileSync(new URL('told-days.yaml', import.meta.url), 'utf8')) as Record<string, Told[]>,
);

/** The first day on which the paper was known to who tells of it. */
const firstKnown = (text: string, on: string): string | undefined =>
  withYears(readLetter(text, []), isoDate(on))
    .dates.filter(({ what }) => what === 'known' || what === 'toldKnown')
    .map(({ day }) => day)
    .sort()[0];

it.each(written)('do que se conta em %s, nenhum dia é tomado por outro', (on, all) => {
  const found = all.map(([text, day]) => ({ text, day, found: firstKnown(text, on) }));
  expect(found.filter((one) => one.found && one.found !== one.day)).toEqual([]);
  const known = found.filter(({ day }) => day);
  expect(known.filter((one) => one.found).length).toBeGreaterThan(0.75 * known.length);
});
