const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Integer cents → "R$ 1.621,00", with a no-break space. */
export const formatCents = (cents: number): string => money.format(cents / 100);

/** Months → "59 anos e 6 meses", "62 anos"; each number stays with its unit. */
export const formatAge = (months: number): string => {
  const years = `${Math.floor(months / 12)}\u00a0anos`;
  const rest = months % 12;
  return rest === 0 ? years : `${years} e ${rest}\u00a0meses`;
};
