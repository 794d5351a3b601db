import texts from '#results/prazo-do-recurso.yaml';
import type { Running } from '#rules/deadlines/deadlines.ts';
import { type Sayer, sayerOf } from '../sentences/result-words.ts';
import { isTimeless, isWait, mainOf } from './main-clock.ts';
import { resultWords } from './result-words.ts';
import { isStillOpen, type Known } from './when.ts';

type Say = Sayer<typeof resultWords.parts>;

/** The sentences of a clock. */
export const sayOf = (one: Running, known: Omit<Partial<Known>, 'one'> = {}): Say =>
  sayerOf(resultWords, texts, { told: {}, ...known, one });

/** Another clock that runs as well, in a line. */
export function lineOf(one: Running): string {
  const { first } = sayOf(one);
  if (isTimeless(one)) return first('answer') ?? '';
  return [first('summary'), one.situation === 'wait' && first('reason')].filter(Boolean).join(' ');
}

/** The line to keep or to send to oneself. */
export function lineToCopy(one: Running): string {
  const { all, first, one: say } = sayOf(one);
  if (isStillOpen({ one })) return [lineOf(one), ...all('reason')].join(' ');
  return one.situation === 'ok'
    ? `${say('summary', 'ate-e-limite')} ${first('calendar')}`
    : lineOf(one);
}

/**
 * What a count from a decision without an exam rests on; once its safe day is past, what may still be done,
 * and from when on, by the clocks of who asks anew.
 */
export function decidedOnPapers(anew: readonly Running[], isInTime: boolean): string {
  const wait = anew.find(isWait);
  if (!wait || isInTime) return sayOf(mainOf(anew)).one('mayChange', 'decisao-pelos-papeis');
  return sayOf(wait).one(
    'words',
    wait.situation === 'wait' ? 'so-papeis-espera' : 'so-papeis-ja-cabe',
  );
}
