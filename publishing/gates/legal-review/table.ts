const cell = (text: string): string =>
  text.replaceAll('|', String.raw`\|`).replaceAll('\n', '<br>');

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '-'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
