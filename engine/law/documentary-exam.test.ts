import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from './date.ts';
import { documentaryExamDays } from './documentary-exam.ts';
import { MissingLegalValueError, valueOn } from './value.ts';

describe('Atestmed', () => {
  it.each(['2026-03-24', '2026-09-20', '2026-11-20', '2027-09-19'])(
    'até 90 dias só com documentos em %s',
    (date) => {
      expect(valueOn(documentaryExamDays, isoDate(date))).toBe(90);
    },
  );

  it.each(['2026-03-23', '2150-01-01'])('não há limite registrado para %s', (date) => {
    expect(() => valueOn(documentaryExamDays, isoDate(date))).toThrow(MissingLegalValueError);
  });

  it('termina 180 mais 365 dias depois de 24/3/2026, contado esse dia', () => {
    expect(documentaryExamDays.values.at(-1)?.until).toBe(
      addDays(isoDate('2026-03-24'), 180 + 365 - 1),
    );
  });
});
