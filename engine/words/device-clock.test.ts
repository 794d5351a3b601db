import { expect, it } from 'vitest';
import { mayBeRight } from './device-clock.ts';

const builtOn = Date.parse('2026-11-21T00:00-03:00');

it.each([
  ['1970-01-01T00:00Z', false],
  ['2015-05-03T12:00Z', false],
  ['2026-11-20T02:59:59Z', false],
  ['2026-11-20T03:00Z', true],
  ['2026-11-21T15:00Z', true],
  ['2027-01-02T15:00Z', true],
  ['2028-02-29T15:00Z', true],
  ['2028-11-21T02:59:59Z', true],
  ['2028-11-21T03:00Z', false],
  ['2201-05-03T12:00Z', false],
])('relógio em %s, página de 21/11/2026: pode estar certo? %s', (now, may) => {
  expect(mayBeRight(Date.parse(now), builtOn)).toBe(may);
});
