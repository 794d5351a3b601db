import type { HealthExpense } from '#law/health-expenses.ts';
import words from '#questions/renda-bpc.json' with { type: 'json' };

/** Each health expense with a fixed value, as the form and the result call it. */
export const expenseNames: Record<HealthExpense, string> = words.expenses;
