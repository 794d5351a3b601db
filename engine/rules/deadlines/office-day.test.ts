import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { MissingLegalValueError } from '#law/value.ts';
import { isSafe, movesTheTerm, officeDay } from './office-day.ts';

it.each([
  ['quinta-feira comum', '2026-11-19', false, true],
  ['Consciência Negra, sexta-feira', '2026-11-20', true, false],
  ['sábado', '2026-11-21', true, false],
  ['domingo', '2026-11-22', true, false],
  ['segunda-feira comum', '2026-11-23', false, true],
  ['Proclamação da República, domingo', '2026-11-15', true, false],
  ['Sexta-feira Santa', '2027-03-26', false, false],
  ['segunda-feira de Carnaval', '2027-02-08', false, false],
  ['terça-feira de Carnaval', '2027-02-09', false, false],
  ['Quarta-feira de Cinzas', '2027-02-10', false, false],
  ['Corpus Christi', '2027-05-27', false, false],
  ['Dia do Servidor Público', '2027-10-28', false, false],
  ['véspera de Natal', '2027-12-24', false, false],
  ['Natal', '2026-12-25', true, false],
  ['véspera de Ano-Novo', '2027-12-31', false, false],
  ['Confraternização Universal', '2027-01-01', true, false],
  // 21 April 2079 is Good Friday: it moves the term as Tiradentes, by that holiday's own law.
  ['Sexta-feira Santa no dia de Tiradentes', '2079-04-21', true, false],
])('%s, %s: prorroga %s, seguro %s', (_, date, moves, safe) => {
  const day = officeDay(isoDate(date));
  expect([movesTheTerm(day), isSafe(day)]).toEqual([moves, safe]);
});

it('um dia pode ser duas coisas: em 21/4/2079 a Sexta-feira Santa cai em Tiradentes', () => {
  expect(officeDay(isoDate('2079-04-21'))).toMatchObject({
    goodFriday: true,
    nationalHoliday: { name: 'Tiradentes' },
  });
});

it('20 de novembro é dia comum até 2023 e feriado desde 2024', () => {
  expect(isSafe(officeDay(isoDate('2023-11-20')))).toBe(true);
  expect(movesTheTerm(officeDay(isoDate('2024-11-20')))).toBe(true);
});

it('não diz nada de anos cujos feriados não estão registrados', () => {
  expect(() => officeDay(isoDate('2002-12-31'))).toThrow(MissingLegalValueError);
  expect(() => officeDay(isoDate('2003-01-01'))).not.toThrow();
});
