/** "1.518,00" */
export const printedAmount = (cents: number): string => {
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
};
