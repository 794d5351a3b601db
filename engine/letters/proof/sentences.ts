import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import { foundKinds } from '#words/letter/kinds.ts';

// Sentences of papers and what is read of each, as data: the groups of a test are in the file of its name.

const folder = join(import.meta.dirname, '..');

/** What a file of this room names as `type name = …;` or `readonly name: …;`. */
function namesOf(file: string, name: string): string[] {
  const code = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const [, body = ''] =
    new RegExp(`(?:type ${name} =|readonly ${name}\\??:)([^;]+);`).exec(code) ?? [];
  const names = [...body.matchAll(/'(\w+)'/g)].map(([, one = '']) => one);
  if (names.length === 0) throw new Error(`${file}: ${name} names nothing`);
  return names;
}

const orNone = (names: readonly string[]) =>
  z
    .enum(names)
    .nullable()
    .transform((one) => one ?? undefined);

/** One of the names that a type or a field may have; “~” where nothing is read. */
export const oneOf = (file: string, name: string, ...more: string[]) =>
  orNone([...namesOf(file, name), ...more]);

export const kind = orNone(foundKinds);
export const alarm = oneOf('alarm.ts', 'Alarm');
export const board = oneOf('board.ts', 'Board');
export const notice = oneOf('notice.ts', 'Notice');
export const meaning = oneOf('letter-read.ts', 'DateMeaning');

type Columns = readonly z.ZodType[];
type Row<Expected extends Columns> = readonly [
  text: string,
  ...expected: { [Index in keyof Expected]: z.output<Expected[Index]> },
];

/**
 * The groups of a file, each row a text and what is expected of it; a text alone may stand without brackets.
 * @throws with file and line, for what is unknown or missing
 */
export function sentencesIn<const Groups extends Readonly<Record<string, Columns>>>(
  name: string,
  groups: Groups,
): { readonly [Group in keyof Groups]: readonly Row<Groups[Group]>[] } {
  const file = join(import.meta.dirname, `${name}.yaml`);
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  const broken = (at: number, what: string) =>
    new Error(`${relative(process.cwd(), file)}:${lineCounter.linePos(at).line} ${what}`);
  const [fault] = document.errors;
  if (fault) throw broken(fault.pos[0], fault.message);
  const shape = Object.entries(groups).map(([group, expected]) => {
    const row = z.tuple([z.string(), ...expected]);
    return [group, z.preprocess((one) => (typeof one === 'string' ? [one] : one), row).array()];
  });
  const { data, error } = z.strictObject(Object.fromEntries(shape)).safeParse(document.toJS());
  const [issue] = error?.issues ?? [];
  if (!issue) return data as ReturnType<typeof sentencesIn<Groups>>;
  const node = [issue.path, issue.path.slice(0, 2)].map((path) => document.getIn(path, true));
  const [place] = node.filter((one) => one !== undefined) as Node[];
  throw broken(place?.range?.[0] ?? 0, issue.message);
}
