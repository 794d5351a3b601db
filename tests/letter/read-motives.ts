import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';

/** Official files come in either. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Counts the motives of rows; those above the one that names the columns are skipped. */
function motiveCounter() {
  const cases = new Map<string, number>();
  let column = -1;
  return {
    see(fields: readonly unknown[]) {
      if (column < 0) {
        column = fields.findIndex((name) => /motivo/i.test(String(name ?? '')));
        return;
      }
      const motive = String(fields[column] ?? '').trim();
      if (motive) cases.set(motive, (cases.get(motive) ?? 0) + 1);
    },
    result(path: string): [motive: string, cases: number][] {
      if (column < 0) throw new Error(`${path}: nenhuma coluna se chama “motivo”`);
      return [...cases].sort(([, one], [, other]) => other - one);
    },
  };
}

/**
 * How many cases each motive has in a CSV or XLSX of the INSS's open data, the most frequent first.
 * Throws where no column is called "motivo", and for the older XLS.
 */
export async function readMotives(path: string): Promise<[motive: string, cases: number][]> {
  if (/\.xls$/i.test(path)) throw new Error(`${path}: abra a planilha e salve como XLSX ou CSV`);
  const { see, result } = motiveCounter();
  if (/\.xlsx$/i.test(path)) {
    for (const row of await readSheet(path)) see(row);
    return result(path);
  }
  const text = decode(readFileSync(path));
  // What stands above the names of the columns need be no CSV.
  const { 0: head, index } = /^.*motivo.*$/im.exec(text) ?? { 0: '', index: text.length };
  parse(text.slice(index), {
    delimiter: head.includes(';') ? ';' : ',',
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    // Counted and let go: a month has almost a million lines.
    on_record: (fields: string[]) => {
      see(fields);
      return null;
    },
  });
  return result(path);
}
