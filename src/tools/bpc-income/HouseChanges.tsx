import texts from '#results/renda-bpc.yaml';
import { formatCents } from '#words/money.ts';
import { sayerOf } from '../sentences/result-words.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { type Known, resultWords } from './result-words.ts';

/** What still fits in the household's sum, in a sentence; nothing while the sum is open. */
export const roomInWords = (known: Known) => sayerOf(resultWords, texts, known).first('reason');

/** What the sum becomes if someone starts to work. */
export const HouseChanges = ({ known }: { known: Known }) => {
  const { changes } = known;
  if (!changes) return null;
  const { ifEarnsOneWage } = changes;
  const { one, all } = sayerOf(resultWords, texts, known);
  return (
    <>
      <h4>{one('words', 'titulo')}</h4>
      <p>{roomInWords(known)}</p>
      {ifEarnsOneWage && (
        <p>
          <b>{one('words', 'ganha')}:</b>{' '}
          {sayerOf(resultWords, texts, {
            ...known,
            perPerson: formatCents(ifEarnsOneWage.perPerson),
          }).one('words', ifEarnsOneWage.verdict === 'met' ? 'cabe' : 'passa')}
        </p>
      )}
      <Paragraphs of={all('mayChange')} />
    </>
  );
};
