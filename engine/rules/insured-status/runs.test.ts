import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { lastDayOf } from '#law/month.ts';
import { paidFrom } from '../contribution-time/proof/lives.ts';
import { paidRun } from './runs.ts';

const row = (from: string, count: number, more = {}) =>
  paidFrom(from, count).map(({ month }) => ({
    month,
    from: lastDayOf(month),
    isContribution: true,
    grace: 12,
    isExtended: true,
    ...more,
  }));

it.each([
  ['sem parada', [...row('2000-01', 130)], 130, false],
  [
    'parada de 12 meses e o mês seguinte pago',
    [...row('2000-01', 60), ...row('2006-01', 30)],
    90,
    false,
  ],
  ['um mês mais', [...row('2000-01', 60), ...row('2006-02', 30)], 30, false],
  ['depois de 120 o prazo ainda é de 12', [...row('2000-01', 120), ...row('2011-02', 5)], 5, false],
  ['depois de 121 é de 24', [...row('2000-01', 121), ...row('2012-02', 5)], 126, false],
  ['mais de 120, perdidas depois', [...row('2000-01', 130), ...row('2014-01', 30)], 130, true],
  ['perdidas, e outras 121', [...row('1990-01', 130), ...row('2004-01', 121)], 121, false],
  ['facultativo: 6', [...row('2000-01', 10, { grace: 6 }), ...row('2001-06', 5)], 5, false],
  [
    'um auxílio no meio mantém, mas não soma',
    [...row('2000-01', 60), ...row('2005-01', 20, { isContribution: false }), ...row('2006-09', 5)],
    65,
    false,
  ],
  ['nada', [], 0, false],
])('%s', (_, months, count, isLost) => {
  expect(paidRun(months)).toEqual({ count, isLost });
});

const first = row('2000-01', 60);

// 12/2004 and 12 months: until 15/02/2006.
it.each([
  ['2006-02-14', 61],
  ['2006-02-15', 61],
  ['2006-02-16', 1],
])('no mês em que o prazo acaba, de volta em %s: %i', (from, count) => {
  const back = row('2006-02', 1, { from: isoDate(from) });
  expect(paidRun([...first, ...back]).count).toBe(count);
});

const jobless = (on: string) => [
  ...row('2000-01', 59),
  ...row('2004-12', 1, { unemployedOn: isoDate(on) }),
];

it.each([
  ['no último dia do prazo', '2006-02-15', '2007-02-15', 61],
  ['depois dele', '2006-02-16', '2007-02-15', 1],
  ['e um dia a mais de parada', '2005-02-10', '2007-02-16', 1],
])('desemprego mostrado %s', (_, on, from, count) => {
  const back = row('2007-02', 1, { from: isoDate(from) });
  expect(paidRun([...jobless(on), ...back]).count).toBe(count);
});

it('o que o desemprego dá acaba com o que vem depois', () => {
  const benefit = row('2005-03', 1, { isContribution: false, isExtended: false });
  const back = row('2006-06', 1);
  expect(paidRun([...jobless('2005-02-10'), ...back]).count).toBe(61);
  expect(paidRun([...jobless('2005-02-10'), ...benefit, ...back]).count).toBe(1);
});
