import texts from '#results/renda-bpc.yaml';
import type { Verdict } from '#rules/criterion.ts';
import { formatCents } from '#words/money.ts';
import { sayerOf } from '../sentences/result-words.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { type Names, nameOf } from './member-words.ts';
import { rangeInWords } from './per-person-words.ts';
import { type Known, resultWords } from './result-words.ts';

const fits: Record<Verdict, 'cabe' | 'passa' | 'duvida'> = {
  met: 'cabe',
  unmet: 'passa',
  unknown: 'duvida',
};

/** What still fits in the household's sum, in a sentence; nothing while the sum is open. */
export const roomInWords = (known: Known) => sayerOf(resultWords, texts, known).first('reason');

interface Props {
  known: Known;
  names: Names;
}

/** What the sum becomes if someone leaves the house or starts to work. */
export const HouseChanges = ({ known, names }: Props) => {
  const { changes } = known;
  if (!changes) return null;
  const { ifLeaves, ifEarnsOneWage } = changes;
  const { one, all } = sayerOf(resultWords, texts, known);
  const becomes = (perPerson: string, verdict: Verdict) =>
    sayerOf(resultWords, texts, { ...known, perPerson }).one('words', fits[verdict]);
  const leaves = (personId: string) =>
    sayerOf(resultWords, texts, { ...known, who: nameOf(names, personId) }).one('words', 'sai');
  return (
    <>
      <h4>{one('words', 'titulo')}</h4>
      <p>{roomInWords(known)}</p>
      {ifEarnsOneWage && (
        <ul>
          {ifLeaves.map(({ personId, way }) => (
            <li key={personId}>
              <b>{leaves(personId)}:</b> {becomes(rangeInWords(way), way.quarter.verdict)}
            </li>
          ))}
          <li>
            <b>{one('words', 'ganha')}:</b>{' '}
            {becomes(formatCents(ifEarnsOneWage.perPerson), ifEarnsOneWage.verdict)}
          </li>
        </ul>
      )}
      <Paragraphs of={all('mayChange')} />
    </>
  );
};
