import { isoDate } from './date.ts';
import { legalSeries } from './value.ts';

const file = 'law/free-help.ts';
const verifiedOn = isoDate('2026-11-20');

/** Largest family income that the Defensoria Pública da União serves, in minimum wages. */
export const dpuFamilyIncome = legalSeries<number>({
  name: 'renda familiar para atendimento pela DPU',
  unit: 'salários mínimos',
  file,
  values: [{ from: isoDate('2026-01-01'), value: 2, source: 'csdpu-renda', verifiedOn }],
});

/** Largest claim of a Juizado Especial Federal, in minimum wages. */
export const jefLimit = legalSeries<number>({
  name: 'limite do Juizado Especial Federal',
  unit: 'salários mínimos',
  file,
  values: [
    // Older than this in fact (2001): nothing here looks further back.
    { from: isoDate('2003-01-01'), value: 60, source: 'lei-10259-3', verifiedOn },
  ],
});
