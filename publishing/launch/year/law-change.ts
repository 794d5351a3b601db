import type { WrittenSeries } from '#law/written.ts';
import { type Topic, topics } from './topics.ts';

interface Change {
  readonly date: string;
  readonly what: string;
  readonly pages: readonly string[];
  readonly base: string;
}

/** What is said of the period of a topic that starts on the day or later; nothing of a first period. */
function changeOf(
  { change }: Topic,
  { values }: WrittenSeries<unknown>,
  day: string,
): Change | undefined {
  const value = values.findLast(({ from }) => from >= day);
  if (!change || !value || values[0] === value) return undefined;
  const { from: date, source: base } = value;
  return {
    date,
    what: change.says.replace('{valor}', String(value.value)),
    pages: change.pages,
    base,
  };
}

/** The lines of "o que mudou" on the periods that start on the day or later: one for each norm. */
export function changesFrom(
  day: string,
  seriesOf: (file: string) => WrittenSeries<unknown>,
): Change[] {
  const each = topics.flatMap((topic) => changeOf(topic, seriesOf(topic.file), day) ?? []);
  return [...Map.groupBy(each, ({ date, base }) => `${date} ${base}`).values()].map((same) => ({
    date: same[0]?.date ?? day,
    what: same.map(({ what }) => what).join(' '),
    pages: [...new Set(same.flatMap(({ pages }) => pages))],
    base: same[0]?.base ?? '',
  }));
}

const written = ({ date, what, pages, base }: Change, indent: string): string =>
  [
    `${indent}- date: ${date}`,
    `${indent}  what: ${what}`,
    `${indent}  pages: [${pages.join(', ')}]`,
    `${indent}  base: [${base}]\n`,
  ].join('\n');

/** How a line of the command begins, whatever the amount. */
const beginnings = topics.flatMap(({ change }) => change?.says.split('{valor}')[0] ?? []);

interface Entry {
  readonly text: string;
  /** Whether it tells the change, in whatever words. */
  readonly isOf: (change: Change) => boolean;
  /** Whether the command wrote it, and may write it anew. */
  readonly isOurs: boolean;
}

function entryOf(text: string): Entry {
  const [, date = ''] = /^ *- date: ["']?([\d-]+)/.exec(text) ?? [];
  const [, what = ''] = /^ *what: ["']?(.*)$/m.exec(text) ?? [];
  return {
    text,
    isOf: (change) => change.date === date && new RegExp(`[[ ]${change.base}[,\\]\\n]`).test(text),
    isOurs: beginnings.some((beginning) => what.startsWith(beginning)),
  };
}

/**
 * The file of changes with these lines, each once; what somebody has told in words of their own stays.
 * @throws {RangeError} for a file without a list of changes
 */
export function withChanges(text: string, changes: readonly Change[]): string {
  const [, head = '', list = ''] = /^([\s\S]*?^changes:\n)([\s\S]*)$/m.exec(text) ?? [];
  if (head === '') throw new RangeError('falta a lista “changes:”');
  const indent = /^( *)- /.exec(list)?.[1] ?? '  ';
  const entries = list.split(new RegExp(`(?=^${indent}- date: )`, 'm')).map(entryOf);
  const added = changes.filter(
    (change) =>
      !entries.some(
        (entry) => entry.isOf(change) && (!entry.isOurs || entry.text === written(change, indent)),
      ),
  );
  const kept = entries.filter((entry) => !(entry.isOurs && added.some(entry.isOf)));
  return [
    head,
    ...added.map((change) => written(change, indent)),
    ...kept.map((entry) => entry.text),
  ].join('');
}
