import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { quotationOf } from '#texts/signing/quoted.ts';

/** The list of what waits, in the fields of a text. */
export const waitingList = /^toConfirm:\n(?:(?: |- ).*\n)*/m;

type Item = readonly [{ says: string }];

/**
 * Once a sentence is changed, its item in the list of what waits quotes the new one; once it is taken
 * out, the item goes: the build refuses one that the text does not say.
 * @returns what puts the file back, unless somebody has written in it since
 */
export function settleItem(file: string, says: string, now?: string): () => void {
  const before = readFileSync(file, 'utf8');
  const settled = (written: string): string => {
    const [item] = parse(written) as Item;
    if (item.says !== says) return written;
    if (now === undefined) return '';
    const [indent = ''] = /^ */.exec(written) ?? [];
    return stringify([{ ...item, says: quotationOf(now) }], { lineWidth: 0 }).replaceAll(
      /^(?=.)/gm,
      indent,
    );
  };
  const after = before.replace(waitingList, (list) => {
    const [heading = '', ...items] = list.split(/^(?= *- )/m);
    const left = items.map(settled).join('');
    return left === '' ? 'toConfirm: []\n' : heading + left;
  });
  if (after !== before) writeFileSync(file, after);
  return () => {
    if (readFileSync(file, 'utf8') === after) writeFileSync(file, before);
  };
}
