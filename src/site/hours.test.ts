import { expect, it } from 'vitest';
import { spokenHours } from './hours.ts';

const spoken = (...days: string[]) =>
  spokenHours({ hours: days.map((one) => ({ days: one, opens: '8h', closes: '12h30' })) });

it.each([
  ['segunda a sexta', 'de segunda a sexta, das 8h às 12h30'],
  ['terça e quinta', 'na terça e na quinta, das 8h às 12h30'],
  ['sábado', 'no sábado, das 8h às 12h30'],
])('“%s” entra em uma frase', (days, words) => {
  expect(spoken(days)).toBe(words);
});

it('dois horários ficam em uma frase só', () => {
  expect(spoken('segunda a sexta', 'sábado')).toBe(
    'de segunda a sexta, das 8h às 12h30; no sábado, das 8h às 12h30',
  );
});
