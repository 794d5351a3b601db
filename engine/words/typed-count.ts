/**
 * Reads a whole number, such as months or years: "12", " 12 ", "12 meses".
 * @returns undefined when the text is no whole number between 0 and `most`
 */
export function parseCount(typed: string, most: number): number | undefined {
  const match = /^\s*(\d{1,4})\s*(?:anos?|meses|mês|dias?)?\s*$/i.exec(typed);
  const count = match ? Number(match[1]) : undefined;
  return count !== undefined && count <= most ? count : undefined;
}
