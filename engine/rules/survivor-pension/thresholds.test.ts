import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { durationByAge } from '#law/survivor-pension.ts';
import { addYears } from '../calendar.ts';
import { survivorPension } from './survivor-pension.ts';

/** First day without the pension of a spouse born on the day; undefined for life. */
function endFor(birth: string, on: string) {
  const death = isoDate(on);
  const partner = {
    kind: 'spouse',
    birth: isoDate(birth),
    union: true,
    condition: 'none',
  } as const;
  const result = survivorPension(
    { death, request: death, contributions: true, partner },
    isoDate('2026-11-20'),
  );
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result.timelines.asTold.at(-1)?.until;
}

// Each table of law/values/pension-duration.json, on the first and the last day of deaths under it.
const tables = durationByAge.values.flatMap(({ from, until, value }) =>
  [from > '2016-01-03' ? from : '2016-01-03', until ?? '2026-10-01'].map(
    (death) => [death, value] as const,
  ),
);

describe.each(tables)('duração para o cônjuge, morte em %s', (death, rows) => {
  const day = isoDate(death);
  const ends = rows.map(({ years }) => (years === 'vitalicia' ? undefined : addYears(day, years)));

  it.each(rows.map(({ fromAge }, index) => [fromAge, index] as const).filter(([age]) => age > 0))(
    'quem faz %i anos no dia já está na linha; quem faz no dia seguinte, na anterior',
    (age, index) => {
      const birth = addYears(day, -age);
      expect(endFor(birth, death)).toBe(ends[index]);
      expect(endFor(addDays(isoDate(birth), 1), death)).toBe(ends[index - 1]);
    },
  );
});
