import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

const hours = (days: string) => openingHours({ days, opens: '8h', closes: '17h30' });

it('“segunda a sexta” vira dias e horas como o schema.org escreve', () => {
  expect(hours('segunda a sexta')).toBe('Mo-Fr 08:00-17:30');
});

it('entende “-feira” e um dia só', () => {
  expect(hours('Terça-feira a sábado')).toBe('Tu-Sa 08:00-17:30');
  expect(hours('sexta')).toBe('Fr 08:00-17:30');
});

it('não adivinha dias ditos de outro jeito', () => {
  for (const days of ['segunda, quarta e sexta', 'todos os dias', 'sexta a segunda', '']) {
    expect(hours(days)).toBeUndefined();
  }
});
