import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Fields, isFields, isSame } from './values.ts';

// Long sentences stay on one line, and short lists as [this, one].
const asWritten = { lineWidth: 0, flowCollectionPadding: false } as const;

const plainOf = (document: Document, node: unknown): unknown =>
  (node as Node | null)?.toJS(document) ?? null;

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** Keys and addresses stand in one line, as everywhere. */
function created(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Seq: (_, list) => {
      const words = list.items.map((item) => (isScalar(item) ? String(item.value) : ' '));
      if (words.length > 0 && words.every((word) => /^\S+$/.test(word))) list.flow = true;
    },
  });
  return node;
}

function rewriteMap(document: Document, map: YAMLMap, value: Fields): void {
  const names = Object.keys(value);
  map.items = map.items.filter((pair) => names.includes(keyOf(pair)));
  for (const [place, name] of names.entries()) {
    const pair = map.items.find((one) => keyOf(one) === name);
    if (pair) {
      pair.value = rewritten(document, pair.value, value[name]);
      continue;
    }
    const before = map.items.findIndex((one) => keyOf(one) === names[place - 1]);
    map.items.splice(before + 1, 0, document.createPair(name, created(document, value[name])));
  }
}

/** Entries that stay, wherever they go, keep their writing; the others take over the rest, in order. */
function rewriteList(document: Document, list: YAMLSeq, values: readonly unknown[]): void {
  const left = new Set(list.items);
  const kept = values.map((value) => {
    const node = [...left].find((one) => isSame(plainOf(document, one), value));
    if (node !== undefined) left.delete(node);
    return node;
  });
  const spare = [...left];
  list.items = values.map(
    (value, index) => kept[index] ?? rewritten(document, spare.shift(), value),
  );
}

function rewritten(document: Document, node: unknown, value: unknown): unknown {
  if (node !== undefined && isSame(plainOf(document, node), value)) return node;
  if (isMap(node) && isFields(value)) rewriteMap(document, node, value);
  else if (isSeq(node) && Array.isArray(value)) rewriteList(document, node, value);
  else if (isScalar(node) && !isFields(value) && !Array.isArray(value)) node.value = value;
  else return created(document, value);
  return node;
}

/**
 * YAML that says something else than before, and keeps the comments, quotes, order and line breaks of
 * what did not change.
 * @param source YAML as it was; empty for a new file
 * @param isJson the file is JSON, which has no comments to keep
 */
export function keepWriting(source: string, value: unknown, { isJson = false } = {}): string {
  if (source.trim() === '') {
    const fresh = new Document();
    fresh.contents = created(fresh, value) as typeof fresh.contents;
    return fresh.toString(asWritten);
  }
  const document = parseDocument(source);
  if (isSame(document.toJS(), value)) return source;
  document.contents = rewritten(document, document.contents, value) as typeof document.contents;
  return isJson
    ? `${JSON.stringify(document.toJS(), undefined, 2)}\n`
    : document.toString(asWritten);
}
