import type { Problem } from '../load/content-error.ts';

/**
 * Blocks that were never closed. The parser takes all that follows for their inside, and would
 * complain far below of something that is right.
 * @param firstLine line of the file on which the Markdown starts
 */
export function openBlocks(markdown: string, firstLine: number): Problem[] {
  const open: { name: string; line: number }[] = [];
  const lost: { name: string; line: number }[] = [];
  markdown.split('\n').forEach((row, index) => {
    const [, name] = /^:::([a-z-]+)/.exec(row) ?? [];
    // Blocks do not stand in one another.
    if (name || /^## /.test(row)) lost.push(...open.splice(0));
    if (name) open.push({ name, line: index + firstLine });
    if (/^:::\s*$/.test(row)) open.pop();
  });
  return [...lost, ...open].map(({ name, line }) => ({
    line,
    text: `o bloco :::${name} não foi fechado. Escreva ::: sozinho na linha depois da última do bloco.`,
  }));
}
