import { expect, it } from 'vitest';
import { centsOf, perMilleOf, writtenSeries } from './written.ts';

it.each([
  ['0,01', 1],
  ['64,79', 6_479],
  ['1.621,00', 162_100],
  ['97.260,00', 9_726_000],
])('%s são %i centavos', (written, cents) => {
  expect(centsOf(written)).toBe(cents);
});

it.each([
  ['20', 200],
  ['7,5', 75],
  ['0,1', 1],
])('%s%% são %i por mil', (written, perMille) => {
  expect(perMilleOf(written)).toBe(perMille);
});

it('um período sem fim acaba na véspera do seguinte, e o último não acaba', () => {
  const source = 'loas-20-3';
  const values = [
    { from: '2023-01-01', value: 'um', source },
    { from: '2024-03-01', value: 'dois', source, verifiedOn: '2026-11-20' },
  ];
  const series = writtenSeries('de-teste', { name: 'n', unit: 'u', values }, (value) => value);
  expect(series).toEqual({
    name: 'n',
    unit: 'u',
    file: 'engine/law/values/de-teste.json',
    values: [
      { from: '2023-01-01', until: '2024-02-29', value: 'um', source },
      { from: '2024-03-01', value: 'dois', source, verifiedOn: '2026-11-20' },
    ],
  });
});
