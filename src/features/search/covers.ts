import { meaningsIn, type Row, toldIn } from './find.ts';

/** Whether one is the other, or its beginning: "trabalha", "trabalhador". */
const isLike = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.startsWith(one)) ||
  (other.length > 4 && one.startsWith(other));

/**
 * Whether a row knows at least half of what was asked, by letters. Of less, nobody should be told that
 * it is the answer: "vaga de emprego" is only near to who works while receiving.
 */
export function covers(
  [, , title, answer, names, foundBy, learned = '']: Row,
  asked: string,
): boolean {
  const told = [...new Set(meaningsIn(toldIn(asked)))];
  const known = [...meaningsIn([title, answer, names, foundBy].join(' ')), ...learned.split(' ')];
  const there = told.filter((word) => known.some((one) => isLike(word, one)));
  return there.join('').length * 2 >= told.join('').length;
}
