import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import type { IsoDate } from '#law/date.ts';
import { day } from './facts.ts';

/** A case whose facts are told in cases.yaml: what the rule is given, and what must come of it. */
export interface Case<Facts> {
  readonly title: string;
  /** Section of the legal base, article, or the arithmetic written out. */
  readonly source: string;
  readonly on: IsoDate;
  readonly facts: Facts;
  /** In the words in which the proof of the subject tells a result. */
  readonly result: Readonly<Record<string, unknown>>;
  /** File and line, for whoever must put it right. */
  readonly place: string;
}

const told = z.record(z.string(), z.unknown());
const text = z.string().min(1);

/** Cases of one thing; what is told once for all holds where a case does not say otherwise. */
const groups = z.array(
  z.strictObject({
    assunto: text,
    fonte: text.optional(),
    hoje: day.optional(),
    sempre: told.default({}),
    casos: z.array(
      z.strictObject({
        caso: text,
        fonte: text.optional(),
        hoje: day.optional(),
        fatos: told.default({}),
        resultado: told.refine((result) => Object.keys(result).length > 0, {
          error: 'diga o que deve resultar',
        }),
      }),
    ),
  }),
);

/** A case that cannot be read: says in which file and line, which case, and how to put it right. */
export class BrokenCaseError extends Error {}

const inWords: Readonly<Record<string, string>> = {
  unrecognized_keys: 'palavra desconhecida',
  invalid_type: 'falta, ou não é o que se espera',
};

/** The cases of cases.yaml in the folder, as the rule takes them. @throws {BrokenCaseError} for the first unreadable */
export function readCases<Facts>(
  folder: string,
  facts: z.ZodType<Facts>,
  name = 'cases.yaml',
): readonly Case<Facts>[] {
  const file = join(folder, name);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const placeOf = (path: readonly PropertyKey[]): string => {
    let node = document.contents as Node | null;
    for (const step of path) {
      const next = isMap(node) || isSeq(node) ? (node.get(step, true) as Node | undefined) : null;
      if (!next?.range) break;
      node = next;
    }
    const { line } = lines.linePos(node?.range?.[0] ?? 0);
    return `${relative(process.cwd(), file)}:${line}`;
  };
  const broken = (title: string, place: string, { issues: [issue] }: z.ZodError) => {
    const { path = [], message = '', code = '' } = issue ?? {};
    const keys = issue?.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : '';
    const what = `${inWords[code] ?? message}${keys}`;
    return new BrokenCaseError(`${place} ${title}: ${path.join(' › ')}: ${what}`);
  };

  const [fault] = document.errors;
  if (fault) throw new BrokenCaseError(`${placeOf([])} ${fault.message}`);
  const parsed = groups.safeParse(document.toJS());
  if (!parsed.success) throw broken('', placeOf(parsed.error.issues[0]?.path ?? []), parsed.error);

  return parsed.data.flatMap((group, index) =>
    group.casos.map((one, position): Case<Facts> => {
      const place = placeOf([index, 'casos', position]);
      const title = `${group.assunto}: ${one.caso}`;
      const told = facts.safeParse({ ...group.sempre, ...one.fatos });
      if (!told.success) throw broken(`“${title}”`, place, told.error);
      const source = one.fonte ?? group.fonte;
      const on = one.hoje ?? group.hoje;
      if (!source) throw new BrokenCaseError(`${place} “${title}”: diga a fonte`);
      if (!on) throw new BrokenCaseError(`${place} “${title}”: diga em que dia (hoje)`);
      return { title, source, on, facts: told.data, result: one.resultado, place };
    }),
  );
}
