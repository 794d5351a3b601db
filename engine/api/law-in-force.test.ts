import { expect, it } from 'vitest';
import { ceiling } from '#law/ceiling.ts';
import { addDays, isoDate } from '#law/date.ts';
import { contribution } from './contribution.ts';
import { deadlines } from './deadlines.ts';
import { StaleLawError } from './law-in-force.ts';
import { lawValue } from './values.ts';

const lastDay = ceiling.values.at(-1)?.until ?? isoDate('2199-12-31');
const firstDay = ceiling.values[0]?.from ?? isoDate('1900-01-01');
const cost = (today: string, allowStale = false) =>
  contribution({ occupation: 'none' }, { today, allowStale });

it('vale até o último dia dos valores, e nem um a mais', () => {
  expect(cost(lastDay)).toMatchObject({ lawOf: lastDay, validUntil: lastDay });
  expect(() => cost(addDays(lastDay, 1))).toThrow(StaleLawError);
});

it('a lei antiga só responde a quem a pede, e diz de quando é', () => {
  expect(cost(addDays(lastDay, 1), true)).toMatchObject({ lawOf: lastDay, validUntil: lastDay });
});

it('um dia antes dos valores não tem resposta, nem pedida', () => {
  expect(() => cost(addDays(firstDay, -1), true)).toThrow(StaleLawError);
});

it('o que não tem fim se relê em um ano', () => {
  const asked = (today: string) => () =>
    deadlines({ happened: 'denied', ciencia: '2026-11-20' }, { today });
  expect(asked('2199-01-01')).toThrow(StaleLawError);
  expect(asked('2026-11-26')).not.toThrow();
});

it('um valor de um ano sem norma não é o do ano ao lado', () => {
  expect(() => lawValue('ceiling', addDays(lastDay, 1))).toThrow(StaleLawError);
  expect(lawValue('ceiling', lastDay).until).toBe(lastDay);
});
