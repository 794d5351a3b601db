import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

const hours = (days: string) => openingHours([{ days, opens: '8h', closes: '17h30' }]);

it('“segunda a sexta” vira dias e horas como o schema.org escreve', () => {
  expect(hours('segunda a sexta')).toEqual(['Mo-Fr 08:00-17:30']);
});

it('entende “-feira”, um dia só e dias salteados', () => {
  expect(hours('Terça-feira a sábado')).toEqual(['Tu-Sa 08:00-17:30']);
  expect(hours('sexta')).toEqual(['Fr 08:00-17:30']);
  expect(hours('segunda, quarta e sexta')).toEqual(['Mo,We,Fr 08:00-17:30']);
});

it('cada horário é um item', () => {
  expect(
    openingHours([
      { days: 'segunda a sexta', opens: '8h', closes: '18h' },
      { days: 'sábado', opens: '9h', closes: '12h' },
    ]),
  ).toEqual(['Mo-Fr 08:00-18:00', 'Sa 09:00-12:00']);
});

it('não adivinha dias ditos de outro jeito', () => {
  for (const days of ['todos os dias', 'sexta a segunda', 'quinta e terça', '']) {
    expect(hours(days)).toEqual([]);
  }
});
