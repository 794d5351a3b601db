import written from './first-values.json' with { type: 'json' };
import { type BrokenTie, fileOf, type SeriesOf } from './tie.ts';

/**
 * What the files said when they began, written a second time as bookkeepers do: it has been law already
 * and changes no more. So a slip of the hand over it is seen, and a new value in the place of an old one.
 */
const firstValues = Object.entries(written) as [string, [from: string, value: string | number]][];

/** Values of days gone by that the files no longer say as they did. */
export const changedFirst = (seriesOf: SeriesOf): BrokenTie[] =>
  firstValues.flatMap(([name, [from, known]]): BrokenTie[] => {
    const file = fileOf(name);
    const values = seriesOf(file)?.values ?? [];
    const index = values.findIndex((one) => one.from === from);
    const now = values[index];
    if (now === undefined || now.isJumpConfirmed || String(now.value) === String(known)) return [];
    const since = from.split('-').reverse().join('/');
    const message = `o valor desde ${since} é ${known}, e o que já valeu não muda. Um valor novo não se escreve em cima: desfaça, e acrescente mais um com a data dele. Se o antigo é que estava errado, acrescente "isJumpConfirmed": true`;
    return [{ file, index, message }];
  });
