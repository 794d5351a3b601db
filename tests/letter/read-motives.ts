import { readFileSync } from 'node:fs';

/** The fields of a line, with quotes around those that hold the separator. */
const fieldsOf = (line: string, separator: string): string[] =>
  [...line.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, 'g'))].map(
    ([, field = '']) => field.replaceAll(/^"|"$/g, '').replaceAll('""', '"').trim(),
  );

/** Official files come in either. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * How many cases each motive has in a CSV of the INSS's open data, the most frequent first.
 * Throws where no column is called "motivo"; lines above the one that names the columns are skipped.
 */
export function readMotives(path: string): [motive: string, cases: number][] {
  const lines = decode(readFileSync(path)).split(/\r?\n/);
  const head = lines.findIndex((line) => /motivo/i.test(line));
  if (head < 0) throw new Error(`${path}: nenhuma coluna se chama “motivo”`);
  const names = lines[head] ?? '';
  const separator = names.includes(';') ? ';' : ',';
  const column = fieldsOf(names, separator).findIndex((name) => /motivo/i.test(name));
  const cases = new Map<string, number>();
  for (const line of lines.slice(head + 1)) {
    const motive = fieldsOf(line, separator)[column];
    if (motive) cases.set(motive, (cases.get(motive) ?? 0) + 1);
  }
  return [...cases].sort(([, one], [, other]) => other - one);
}
