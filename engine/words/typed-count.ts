/** Reads a whole number up to `most`, such as months: "12", " 12 ", "12 meses"; undefined when it is none. */
export function parseCount(typed: string, most: number): number | undefined {
  const match = /^\s*(\d{1,4})\s*(?:anos?|meses|mês|dias?)?\s*$/i.exec(typed);
  const count = match ? Number(match[1]) : undefined;
  return count !== undefined && count <= most ? count : undefined;
}
