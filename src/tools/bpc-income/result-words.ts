import type { IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import type { HouseholdChanges } from '#rules/bpc-income/changes.ts';
import type { HealthExpenses } from '#rules/bpc-income/health-expenses.ts';
import { formatCents } from '#words/money.ts';
import { joined } from '#words/phrases.ts';
import type { ResultWords } from '../sentences/result-words.ts';
import type { Assessment } from './assess.ts';
import { expenseNames } from './expense-names.ts';
import { keepsByOtherSum, rangeInWords } from './per-person-words.ts';

/** All that a sentence may hang on. */
export interface Known {
  /** Absent while something in the sum is open, or where the BPC fails for another reason. */
  changes: HouseholdChanges | undefined;
  /** Minimum wage, in cents. */
  wage: number;
  hasBolsaFamilia: boolean;
  health: HealthExpenses | undefined;
  /** There are expenses, or nobody knows, and they may change the answer. */
  isHealthOpen: boolean;
  /** With Bolsa Família, or without it where its value is not known. */
  way: IncomePerPerson;
  /** The income of one line of the table. */
  perPerson?: string;
}

export const knownOf = ({ result, changes }: Assessment): Known => ({
  changes,
  wage: result.wage.value,
  hasBolsaFamilia: result.incomes.some(({ personId }) => personId === 'family'),
  health: result.healthExpenses,
  isHealthOpen: result.flags.healthExpensesDoubt && !keepsByOtherSum(result),
  way: result.withBolsaFamilia.tellsNothing ? result.withoutBolsaFamilia : result.withBolsaFamilia,
});

/** "fralda R$ 120,00 e comida especial R$ 147,00" */
const fixedInWords = ({ health }: Known): string | undefined =>
  health &&
  joined(
    (health.told.length > 0 ? health.told : health.table).map(
      ({ kind, cents }) => `${expenseNames[kind]} ${formatCents(cents)}`,
    ),
  );

const room = ({ changes }: Known): number | undefined => changes?.room;

/** What the result says of a change in the household, and when. */
export const resultWords = {
  figures: {
    cabe: (known) => formatCents(room(known) ?? 0),
    passa: (known) => formatCents(-(room(known) ?? 0)),
    'por-pessoa': ({ perPerson }) => perPerson,
    gastos: fixedInWords,
    desconto: ({ health }) => health && formatCents(health.cents),
    'com-gastos': ({ way }) => way.lessHealth && rangeInWords(way.lessHealth),
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
    words: {
      titulo: true,
      ganha: true,
      cabe: true,
      passa: true,
      'gastos-cabe': true,
      'gastos-passa': true,
      'gastos-aberto': true,
      'gastos-podem': true,
      'gastos-nao-sei': true,
      'gastos-tabela': true,
      'gastos-prova': true,
      'gastos-mais': true,
      'gastos-antes': true,
    },
  },
} as const satisfies ResultWords<Known>;
