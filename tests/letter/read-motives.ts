import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

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
  if (/\.xlsx?$/i.test(path))
    throw new Error(`${path}: abra a planilha e salve como CSV, que é o que este comando lê`);
  const text = decode(readFileSync(path));
  const before = text.search(/^.*motivo/im);
  if (before < 0) throw new Error(`${path}: nenhuma coluna se chama “motivo”`);
  const [head = ''] = text.slice(before).split('\n', 1);
  const cases = new Map<string, number>();
  let column: number | undefined;
  parse(text.slice(before), {
    delimiter: head.includes(';') ? ';' : ',',
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    // Counted and let go: a month has almost a million lines.
    on_record: (fields: string[]) => {
      const motive = column === undefined ? undefined : fields[column];
      column ??= fields.findIndex((name) => /motivo/i.test(name));
      if (motive) cases.set(motive, (cases.get(motive) ?? 0) + 1);
      return null;
    },
  });
  return [...cases].sort(([, one], [, other]) => other - one);
}
