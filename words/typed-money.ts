/** Whole reais, with or without thousands separators (all alike), and up to two decimals after the other sign. */
const amount = /^(\d+|\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/;

/** Beyond this nobody's monthly income goes; more digits are a slip of the finger. */
const mostReais = 999_999_999;

/**
 * Reads an amount in reais as people write or paste it: "1.621,00", "R$ 1621", "1621,5", "1,621.00".
 * @returns integer cents; undefined when the text is no amount or has more than two decimals
 */
export function parseMoney(typed: string): number | undefined {
  const match = amount.exec(typed.replace(/R\$|reais|\s/gi, ''));
  if (!match) return undefined;
  const [, whole = '', thousands, decimal, cents = ''] = match;
  if (decimal !== undefined && decimal === thousands) return undefined;
  const reais = Number(whole.replace(/[.,]/g, ''));
  return reais > mostReais ? undefined : reais * 100 + Number(cents.padEnd(2, '0'));
}
