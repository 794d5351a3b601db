import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { reviewBlockers } from './review-blockers.ts';

const file = 'content/pages/privacidade.md';

it.each([
  ['hoje', '2026-11-20', '2026-11-20', undefined],
  ['há seis meses certos', '2026-11-20', '2027-05-20', undefined],
  ['há seis meses e um dia', '2026-11-20', '2027-05-21', 'a última revisão é de 2026-11-20'],
  ['no dia seguinte', '2026-11-20', '2026-11-19', 'ainda não chegou'],
])('texto conferido %s', (_, verifiedOn, date, problem) => {
  const blockers = reviewBlockers([{ file, verifiedOn }], isoDate(date));
  expect(blockers).toHaveLength(problem ? 1 : 0);
  if (problem) expect(blockers[0]).toMatchObject({ file, group: 'Textos do site' });
  if (problem) expect(blockers[0]?.problem).toContain(problem);
});
