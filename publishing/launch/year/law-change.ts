import { type Document, isSeq, parseDocument, type YAMLMap } from 'yaml';
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

/** How a line of the command begins, whatever the amount. */
const beginnings = topics.flatMap(({ change }) => change?.says.split('{valor}')[0] ?? []);

interface Entry extends Omit<Change, 'base'> {
  readonly base: readonly string[];
}

/** Whether the command wrote an entry, and may write it anew. */
const isOurs = ({ what }: Entry): boolean => beginnings.some((start) => what.startsWith(start));

/** Whether an entry tells the change, in whatever words. */
const tells = ({ date, base }: Entry, change: Change): boolean =>
  date === change.date && base.includes(change.base);

function nodeOf(document: Document, { base, ...change }: Change): YAMLMap {
  const node = document.createNode({ ...change, base: [base] }) as YAMLMap;
  for (const { value } of node.items) if (isSeq(value)) value.flow = true;
  return node;
}

/**
 * The file of changes with these lines, each once; what somebody has told in words of their own stays.
 * @throws {RangeError} for a file without a list of changes
 */
export function withChanges(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text);
  const list = document.get('changes');
  if (!isSeq(list)) throw new RangeError('falta a lista “changes:”');
  const entries: readonly Entry[] = list.toJS(document);
  const added = changes.filter(
    (change) =>
      !entries.some((one) => tells(one, change) && (!isOurs(one) || one.what === change.what)),
  );
  if (added.length === 0) return text;
  const kept = list.items.filter((_, index) => {
    const one = entries[index];
    return !(one && isOurs(one) && added.some((change) => tells(one, change)));
  });
  list.items = [...added.map((change) => nodeOf(document, change)), ...kept];
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
