import type { HouseholdChanges } from '#rules/bpc-income/changes.ts';
import { formatCents } from '#words/money.ts';
import type { ResultWords } from '../sentences/result-words.ts';
import type { Assessment } from './assess.ts';

/** All that a sentence may hang on. */
export interface Known {
  /** Absent while something in the sum is open, or where the BPC fails for another reason. */
  changes: HouseholdChanges | undefined;
  /** Minimum wage, in cents. */
  wage: number;
  hasBolsaFamilia: boolean;
  /** The income of one line of the table. */
  perPerson?: string;
}

export const knownOf = ({ result, changes }: Assessment): Known => ({
  changes,
  wage: result.wage.value,
  hasBolsaFamilia: result.incomes.some(({ personId }) => personId === 'family'),
});

const room = ({ changes }: Known): number | undefined => changes?.room;

/** What the result says of a change in the household, and when. */
export const resultWords = {
  figures: {
    cabe: (known) => formatCents(room(known) ?? 0),
    passa: (known) => formatCents(-(room(known) ?? 0)),
    'por-pessoa': ({ perPerson }) => perPerson,
    'salario-minimo': ({ wage }) => formatCents(wage),
  },
  parts: {
    reason: {
      cabe: (known) => (room(known) ?? 0) > 0,
      'no-limite': (known) => room(known) === 0,
      passa: (known) => (room(known) ?? 0) < 0,
    },
    mayChange: {
      'trabalho-suspende': ({ changes }) => changes?.ownWork === 'suspends',
      'trabalho-entra': ({ changes }) => changes?.ownWork === 'entersTheSum',
      estagio: ({ changes }) => changes?.ifEarnsOneWage,
      cadunico: true,
      bolsa: ({ changes, hasBolsaFamilia }) => hasBolsaFamilia && changes?.ifEarnsOneWage,
    },
    words: { titulo: true, ganha: true, cabe: true, passa: true },
  },
} as const satisfies ResultWords<Known>;
