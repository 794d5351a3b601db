/** Whole reais, with or without thousands separators (all alike), and up to two decimals after the other sign. */
const amount = /^(\d+|\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/;

/** Beyond this nobody's monthly income goes; more digits are a slip of the finger. */
const mostReais = 999_999_999;

/** "1 salário", "um salário mínimo", "meio salário", "2 salários" */
const inWages = /^(\d{1,2}|um|meio|dois|tr[eê]s)?\s*sal[aá]rios?(?:\s*m[ií]nimos?)?$/i;
const numbers: Readonly<Record<string, number>> = { meio: 0.5, um: 1, dois: 2, tres: 3, três: 3 };

/** @returns cents; undefined when the text is no number of minimum wages */
function parseWages(typed: string, wage: number): number | undefined {
  const match = inWages.exec(typed.trim());
  if (!match) return undefined;
  const count = match[1]?.toLowerCase() ?? 'um';
  return Math.floor((numbers[count] ?? Number(count)) * wage);
}

/**
 * Reads an amount in reais as people write or paste it: "1.621,00", "R$ 1621", "1621,5", "1,621.00".
 * @param wage minimum wage in cents: with it "1 salário" is an amount too
 * @returns integer cents; undefined when the text is no amount or has more than two decimals
 */
export function parseMoney(typed: string, wage?: number): number | undefined {
  const wages = wage === undefined ? undefined : parseWages(typed, wage);
  if (wages !== undefined) return wages;
  const match = amount.exec(typed.replace(/R\$|reais|\s/gi, ''));
  if (!match) return undefined;
  const [, whole = '', thousands, decimal, cents = ''] = match;
  if (decimal !== undefined && decimal === thousands) return undefined;
  const reais = Number(whole.replace(/[.,]/g, ''));
  return reais > mostReais ? undefined : reais * 100 + Number(cents.padEnd(2, '0'));
}
