import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneTo, runIn } from '../clone.ts';
import { freePort } from '../free-port.ts';

/*
 * The site of days to come, whole: built for the day in a clone of its own, where the gates, the
 * checks of the built files and a few journeys look at it. The values of the years to come are
 * invented, and written where somebody will write the true ones in January.
 */

const folder = mkdtempSync(join(tmpdir(), 'day-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In cents: minimum wage and ceiling. */
const invented: Readonly<Record<number, readonly [wage: number, ceiling: number]>> = {
  2027: [170_000, 880_000],
  2028: [178_500, 921_300],
};

/** Adds a year to a series of the clone, after those that it has. */
function addYear(clone: string, file: string, year: number, value: number): void {
  const path = join(clone, file);
  const before = readFileSync(path, 'utf8');
  const source = /source: '([^']+)'/.exec(before)?.[1];
  const period = `{ ...wholeYear(${year}), value: ${value}, source: '${source}', verifiedOn: isoDate('${year}-01-02') },`;
  const after = before.replace('\n  ],\n', `\n    ${period}\n  ],\n`);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

describe.each([
  { name: '2 de janeiro de 2027, sem os valores novos', day: '2027-01-02', years: [] },
  { name: '2 de janeiro de 2027, com eles', day: '2027-01-02', years: [2027] },
  { name: '29 de fevereiro de 2028', day: '2028-02-29', years: [2027, 2028] },
])('$name', ({ day, years }) => {
  const clone = join(folder, 'site');
  const env = { SITE_DATE: day };
  const run = (...command: [string, ...string[]]) => runIn(clone, command, env);

  beforeAll(async () => {
    cloneTo(clone);
    for (const year of years) {
      const [wage = 0, ceiling = 0] = invented[year] ?? [];
      addYear(clone, 'law/minimum-wage.ts', year, wage);
      addYear(clone, 'law/ceiling.ts', year, ceiling);
    }
    await run('npm', 'run', '--silent', 'build:site');
  }, 240_000);

  test('os portões aceitam os textos', { timeout: 240_000 }, () =>
    run('npm', 'run', '--silent', 'test:gates'),
  );

  test(
    'os arquivos construídos estão certos, e nenhum valor antigo passa por novo',
    {
      timeout: 240_000,
    },
    () => run('npm', 'run', '--silent', 'test:built'),
  );

  test('as ferramentas respondem nesse dia', { timeout: 240_000 }, async () => {
    const journeys = ['npx', 'playwright', 'test', 'tests/deep/days'] as const;
    await runIn(clone, journeys, { ...env, TEST_PORT: String(await freePort()) });
  });
});
