import type { HealthExpense } from '#law/health-expenses.ts';

/** Each health expense with a fixed value, as the form and the result call it. */
export const expenseNames: Record<HealthExpense, string> = {
  medicine: 'remédio',
  treatment: 'consulta ou tratamento',
  nappies: 'fralda',
  specialFood: 'comida especial',
  dayCentre: 'Centro-Dia',
};
