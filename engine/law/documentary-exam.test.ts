import { expect, it } from 'vitest';
import { addDays, isoDate } from './date.ts';
import { documentaryExamDays } from './documentary-exam.ts';

it('Atestmed: termina 180 mais 365 dias depois de 24/3/2026, contado esse dia', () => {
  expect(documentaryExamDays.values.at(-1)?.until).toBe(
    addDays(isoDate('2026-03-24'), 180 + 365 - 1),
  );
});
