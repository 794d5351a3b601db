import { describe, expect, it } from 'vitest';
import { cases, on, type Row } from './cases.ts';
import { survivorPension } from './survivor-pension.ts';
import type { Segment } from './timeline.ts';

const rowOf = ({ from, until, percentage, amount, dependants }: Segment): Row => [
  from,
  until ?? null,
  percentage,
  amount?.totalCents ?? null,
  dependants.join('+'),
];

describe('pensão por morte, casos resolvidos', () => {
  it.each(cases.map((item) => [item.title, item] as const))('%s', (_, item) => {
    const result = survivorPension(item.answers, on);
    if (result.outcome !== 'compared') throw new Error(result.outcome);
    expect(result.timelines.asTold.map(rowOf)).toEqual(item.asTold);
    expect(result.timelines.ifConfirmed.map(rowOf)).toEqual(item.ifConfirmed ?? item.asTold);
    expect(result.timelinesAgree).toBe(item.ifConfirmed === undefined);
  });

  it('cada caso diz de onde vem', () => {
    expect(cases.filter(({ source }) => source === '')).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(12);
  });
});
