import { useEffect } from 'react';
import { caseFacts, keepCaseFacts } from '#site/case-facts.ts';
import { facts } from '../../questions/facts.ts';
import { toldLength } from '../../questions/lengths.ts';
import { type Counted, isNothing } from './count-life.ts';

/** The cautious total, kept for the other tools of the tab that ask for it; none of the answers is. */
export function useKeptTime({ time }: Counted, isSure: boolean): void {
  const { written: value } = time.today.least;
  const isKept = isSure && !isNothing(time);
  useEffect(() => {
    if (!isKept) return;
    const others = caseFacts().filter(({ fact }) => fact !== 'time');
    keepCaseFacts([
      ...others,
      { fact: 'time', value, words: `${facts.time}: ${toldLength(value)}` },
    ]);
  }, [value, isKept]);
}
