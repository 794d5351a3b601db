import { describe, expect, it } from 'vitest';
import { isoDate, wholeYear } from './date.ts';
import {
  lastKnownDay,
  legalSeries,
  legalValueOn,
  MissingLegalValueError,
  valueOn,
} from './value.ts';

const source = 'loas-20-3';
const verifiedOn = isoDate('2026-11-20');
const naming = {
  name: 'valor de exemplo',
  unit: 'reais',
  file: 'engine/law/values/minimum-wage.json',
} as const;

const yearly = legalSeries<number>({
  ...naming,
  values: [
    { ...wholeYear(2024), value: 100, source, verifiedOn },
    { ...wholeYear(2026), value: 300, source, verifiedOn },
  ],
});

describe('valor legal na data', () => {
  it.each([
    ['2024-01-01', 100],
    ['2024-12-31', 100],
    ['2026-01-01', 300],
    ['2026-12-31', 300],
  ])('em %s vale %d', (date, value) => {
    expect(valueOn(yearly, isoDate(date))).toBe(value);
  });

  it.each(['2023-12-31', '2025-01-01', '2025-12-31', '2027-01-01'])(
    'em %s nenhum período cobre o dia: recusa, e não usa o de outro ano',
    (date) => {
      expect(() => valueOn(yearly, isoDate(date))).toThrow(MissingLegalValueError);
    },
  );

  it('a recusa diz a série, o dia, o que acrescentar e em qual arquivo', () => {
    const error = new MissingLegalValueError(yearly, isoDate('2027-01-01'));
    expect(error).toMatchObject({ seriesName: 'valor de exemplo', date: '2027-01-01' });
    expect(error.message).toContain(
      'Falta o valor de “valor de exemplo” para 2027-01-01. Acrescente em engine/law/values/minimum-wage.json',
    );
  });

  it('o valor vem com a fonte e a data em que foi conferido', () => {
    expect(legalValueOn(yearly, isoDate('2026-06-30'))).toEqual(yearly.values[1]);
  });

  it('um período sem fim cobre qualquer data posterior', () => {
    const open = legalSeries<number>({
      ...naming,
      values: [{ from: isoDate('2021-01-01'), value: 1, source, verifiedOn }],
    });
    expect(valueOn(open, isoDate('2199-12-31'))).toBe(1);
    expect(() => valueOn(open, isoDate('2020-12-31'))).toThrow(MissingLegalValueError);
  });
});

describe('último dia com valor conhecido', () => {
  const later = legalSeries<number>({
    ...naming,
    values: [
      { from: isoDate('2024-07-01'), until: isoDate('2026-09-30'), value: 1, source, verifiedOn },
    ],
  });

  it.each([
    ['2023-12-31', undefined],
    ['2024-01-01', '2024-01-01'],
    ['2024-12-31', '2024-12-31'],
    ['2025-06-30', '2024-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2026-12-31'],
    ['2028-01-01', '2026-12-31'],
  ])('em %s é %s', (date, day) => {
    expect(lastKnownDay(isoDate(date), yearly)).toBe(day);
  });

  it.each([
    ['2024-06-30', undefined],
    ['2024-07-01', '2024-07-01'],
    ['2025-06-30', '2024-12-31'],
    ['2026-09-30', '2026-09-30'],
    ['2026-10-01', '2026-09-30'],
    ['2027-06-30', '2026-09-30'],
  ])('de duas séries, em %s é %s', (date, day) => {
    expect(lastKnownDay(isoDate(date), yearly, later)).toBe(day);
  });
});

describe('declaração de uma série', () => {
  it('recusa uma série vazia', () => {
    expect(() => legalSeries({ ...naming, values: [] })).toThrow('não tem nenhum valor');
  });

  it.each([
    ['dois valores no mesmo dia', '2025-01-01', '2026-01-01', '2026-01-01'],
    ['períodos fora de ordem', '2026-01-01', '2026-12-31', '2025-01-01'],
    ['um fim antes do início', '2026-12-31', '2026-01-01', '2027-01-01'],
    ['um período sem fim antes do último', '2025-01-01', undefined, '2026-01-01'],
  ])('recusa %s', (_, from, until, nextFrom) => {
    const values = [
      {
        from: isoDate(from),
        ...(until && { until: isoDate(until) }),
        value: 1,
        source,
        verifiedOn,
      } as const,
      { from: isoDate(nextFrom), value: 2, source, verifiedOn } as const,
    ];
    expect(() => legalSeries({ ...naming, values })).toThrow('confira o fim do período');
  });
});
