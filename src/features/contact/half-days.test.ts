import { expect, test } from 'vitest';
import { isoDate } from '#law/date.ts';
import { dayOf, halfDaysOf, requestFile } from './half-days.ts';

const hours = [
  { days: 'terça a quarta', opens: '8h', closes: '18h' },
  { days: 'quinta e sábado', opens: '9h', closes: '12h' },
  { days: 'domingo', opens: '13h30', closes: '17h' },
];

test('os meios dias são os do horário do escritório', () => {
  expect(halfDaysOf(hours)).toEqual([
    ...['terça de manhã', 'terça à tarde', 'quarta de manhã', 'quarta à tarde'],
    ...['quinta de manhã', 'sábado de manhã', 'domingo à tarde'],
  ]);
});

// 27 November 2026 is a Friday.
test.each([
  ['sexta de manhã', '2026-12-04'],
  ['sábado de manhã', '2026-11-28'],
  ['domingo à tarde', '2026-11-29'],
  ['quinta à tarde', '2026-12-03'],
])('%s, depois de hoje, é %s', (half, day) => {
  expect(dayOf(half, isoDate('2026-11-27'))).toBe(day);
});

test('o calendário guarda um pedido, e diz que não está confirmado', () => {
  const file = requestFile(
    ['terça de manhã', 'terça à tarde'],
    isoDate('2026-11-27'),
    '2026-11-27T12:00:00.000Z',
  );
  expect(file).toContain('DTSTART;VALUE=DATE:20261201');
  expect(file).toMatch(/SUMMARY:.*não confirmado/);
  expect(file).not.toContain('VALARM');
  expect(new Set(file.match(/^UID:.*/gm)).size).toBe(2);
});
