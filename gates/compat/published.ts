import { globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { tooNewInCss } from './css.ts';
import { tooNewGrammar } from './grammar.ts';
import { takeApart } from './html.ts';
import { ownMembers, tooNewInProgram } from './script.ts';
import type { TooNew } from './targets.ts';

const folder = process.env.SITE_FOLDER ?? 'dist';

/** One page, style sheet or program as it is published. */
interface Published {
  /** The page or file, without the mark of its version: "index.html", "client.js". */
  name: string;
  source: string;
}

/** What one of them has that is too new. */
export interface Finding extends TooNew, Published {}

const filesOf = (pattern: string): Published[] =>
  globSync(`${folder}/**/${pattern}`)
    .sort()
    .map((path) => ({
      name: relative(folder, path).replace(/\.[\w-]{8,10}\.js$/, '.js'),
      source: readFileSync(path, 'utf8'),
    }));

/** Pages share most of what they carry: each text once, under the name of the first that has it. */
function gather(into: Map<string, Published>, name: string, sources: readonly string[]): void {
  for (const source of sources) {
    if (!into.has(source)) into.set(source, { name, source });
  }
}

async function read() {
  const styles = new Map<string, Published>();
  const programs = new Map<string, Published>();
  const found: Finding[] = [];
  const pages = filesOf('*.html');
  for (const page of pages) {
    const parts = await takeApart(page.source);
    found.push(...parts.found.map((one) => ({ ...one, ...page })));
    gather(styles, page.name, parts.styles);
    gather(programs, page.name, parts.programs);
  }
  for (const { name, source } of filesOf('*.js')) gather(programs, basename(name), [source]);
  for (const { name, source } of filesOf('*.css')) gather(styles, name, [source]);
  return { pages, found, styles: [...styles.values()], programs: [...programs.values()] };
}

let published: ReturnType<typeof read> | undefined;

/** Everything that a visitor's browser is given to draw or to run; read once. */
export function readPublished(): ReturnType<typeof read> {
  published ??= read();
  return published;
}

/** Everything published that some target does not know. */
export async function findTooNew(): Promise<Finding[]> {
  const { found, styles, programs } = await readPublished();
  const own = new Set(programs.flatMap(({ source }) => [...ownMembers(source)]));
  return [
    ...found,
    ...styles.flatMap((one) => tooNewInCss(one.source).map((it) => ({ ...it, ...one }))),
    ...programs.flatMap((one) => tooNewInProgram(one.source, own).map((it) => ({ ...it, ...one }))),
  ];
}

/** Every program whose grammar some target does not read, with the line. */
export async function findTooNewGrammar(): Promise<string[]> {
  const { programs } = await readPublished();
  const lines = await Promise.all(
    programs.map(async ({ name, source }) => [name, await tooNewGrammar(source)] as const),
  );
  return lines.filter(([, line]) => line).map(([name, line]) => `${name}: ${line?.slice(0, 160)}`);
}
