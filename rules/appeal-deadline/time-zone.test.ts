import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const file = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

// São Paulo had no midnight on 4 November 2018, when its clocks went forward: the first stretch
// crosses that night. The second goes through two turns of the year and a 29 February.
const probe = `
  import { addDays, isoDate } from ${file('../../law/date.ts')};
  import { appeal } from ${file('./appeal.ts')};
  import { calendarFile } from ${file('./calendar-file.ts')};
  const stamp = '2026-11-20T23:59:59.999Z';
  const results = [];
  for (const [from, until] of [['2018-09-01', '2019-03-31'], ['2026-11-01', '2028-03-31']]) {
    for (let ciencia = isoDate(from); ciencia <= until; ciencia = addDays(ciencia, 1)) {
      const result = appeal({ ciencia }, addDays(ciencia, 29));
      const { safeDay, legalLimit } = result.deadline;
      const text = { uid: ciencia, summary: 'a', description: 'b' };
      results.push(result, calendarFile({ ...text, safeDay, legalLimit, stamp }));
    }
  }
  const hour = new Date(0).getTimezoneOffset() / 60;
  console.log(JSON.stringify({ hour, results }));
`;

function answersIn(timeZone: string): { hour: number; results: unknown[] } {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', probe], {
    env: { TZ: timeZone },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output);
}

describe('o fuso do aparelho não muda nenhuma data', () => {
  const inUtc = answersIn('UTC');

  it.each([
    ['Pacific/Kiritimati', 10 + 40 / 60],
    ['America/Sao_Paulo', 3],
    ['America/Noronha', 2],
  ])('%s', (timeZone, hour) => {
    const answers = answersIn(timeZone);
    // In 1970: proves that the child process did take the time zone.
    expect(answers.hour).toBeCloseTo(hour, 5);
    expect(answers.results).toHaveLength(1458);
    expect(answers.results).toEqual(inUtc.results);
  });
});
