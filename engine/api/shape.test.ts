import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bpcIncomeShape } from './bpc-income.ts';
import { contributionShape } from './contribution.ts';
import { appealDeadline, deadlineShape } from './deadlines.ts';
import { insuredShape, insuredStatus } from './insured-status.ts';
import { maternityPayShape } from './maternity-pay.ts';
import { retirement, retirementShape } from './retirement.ts';
import { InputError } from './shape.ts';
import { survivorPensionShape } from './survivor-pension.ts';
import { holidays, lawValue, type ValueId } from './values.ts';

const shapes = {
  bpcIncomeShape,
  contributionShape,
  deadlineShape,
  insuredShape,
  maternityPayShape,
  retirementShape,
  survivorPensionShape,
};

const asked = { today: '2026-11-26' };
const stopped = { event: 'stopped', paid: { least: 10 }, lostSince: false } as const;

const fieldOf = (read: () => unknown): string | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.field;
    throw error;
  }
};

it.each([
  ['um campo que não existe', { applicant: {}, residents: [], renda: 1 }, 'renda'],
  ['um que falta', { applicant: {} }, 'residents'],
  [
    'uma palavra',
    { applicant: {}, residents: [{ id: 'a', relationship: 'tio' }] },
    'residents[0].relationship',
  ],
  [
    'meio centavo',
    { applicant: { incomes: [{ cents: 10.5 }] }, residents: [] },
    'applicant.incomes[0].cents',
  ],
  ['menos que nada', { applicant: {}, residents: [], bolsaFamiliaCents: -1 }, 'bolsaFamiliaCents'],
  [
    'mais que um bilhão',
    { applicant: {}, residents: [], bolsaFamiliaCents: 100_000_000_001 },
    'bolsaFamiliaCents',
  ],
  ['uma lista que não é', { applicant: {}, residents: {} }, 'residents'],
  ['nada', undefined, ''],
])('%s: diz qual campo', (_, told, field) => {
  expect(fieldOf(() => bpcIncomeShape.read(told, ''))).toBe(field);
});

it('o que não se sabe pode ser null, e some', () => {
  expect(contributionShape.read({ occupation: 'mei', activity: null }, '')).toEqual({
    occupation: 'mei',
  });
});

it('um dia que não existe', () => {
  expect(fieldOf(() => deadlineShape.read({ happened: 'denied', ciencia: '2026-02-30' }, ''))).toBe(
    'ciencia',
  );
});

it.each([
  [
    'um mês em que não se diz o dia',
    () => insuredStatus({ ...stopped, month: '2026-03' }, asked),
    'month',
  ],
  ['um mês que falta', () => insuredStatus(stopped, asked), 'month'],
  ['um valor que não existe', () => lawValue('teto' as ValueId, '2026-03-01'), 'id'],
  ['um ano sem feriados anotados', () => holidays(2002), 'year'],
  [
    'hoje que não é um dia',
    () =>
      insuredStatus(
        { event: 'stillPaying', paid: { least: 1 }, lostSince: false },
        { today: 'hoje' },
      ),
    'today',
  ],
  ['hoje que não se diz', () => Reflect.apply(appealDeadline, undefined, ['2026-11-25']), 'today'],
])('%s', (_, ask, field) => {
  expect(fieldOf(ask)).toBe(field);
});

it('respostas que não podem ser todas verdade', () => {
  const time = { years: 90, months: 0, days: 0 };
  expect(
    fieldOf(() =>
      retirement({ sex: 'man', birthDate: '2000-01-01', time }, { today: '2026-11-26' }),
    ),
  ).toBe('time');
});

it.each(Object.entries(shapes))(
  '%s: qualquer outra coisa é InputError, nunca outro erro',
  (_, shape) => {
    fc.assert(
      fc.property(fc.jsonValue(), (told) => {
        expect(fieldOf(() => shape.read(told, ''))).toBeDefined();
      }),
    );
  },
);
