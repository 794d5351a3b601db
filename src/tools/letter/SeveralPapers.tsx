import { benefits } from 'virtual:letters';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { List } from '#components/lists/List.tsx';
import { readLetter } from '#letters/read-letter.ts';
import { shortDate } from '#words/dates.ts';
import type { ShownPaper } from '../frame/shown.ts';
import frame from '../frame/tool.module.css';
import questions from '../questions/questions.module.css';
import { dayOf } from './letter-facts.ts';
import styles from './letter-result.module.css';

interface Props extends Pick<ShownPaper, 'heading' | 'onClear'> {
  papers: readonly string[];
  onPick: (text: string) => void;
}

/** By what a letter is known among others: its benefit and its day. */
function nameOf(text: string, at: number): string {
  const read = readLetter(text, []);
  const benefit = read.species?.benefit && benefits[read.species.benefit];
  const day = dayOf(read, 'known') ?? dayOf(read, 'decided') ?? dayOf(read, 'issued');
  return [`${at + 1}ª carta`, benefit, day && shortDate(day)].filter(Boolean).join(', ');
}

/** Where a text has more than one letter: each is read by itself, for its days are no other's. */
export const SeveralPapers = ({ papers, heading, onPick, onClear }: Props) => (
  <section className={`${frame.questions} ${styles.which}`}>
    <h2 ref={heading} tabIndex={-1}>
      Parecem {papers.length === 2 ? 'duas' : papers.length} cartas.
    </h2>
    <p>Cada uma tem o seu prazo e o seu motivo. Toque em uma de cada vez, e veja todas.</p>
    <List className={styles.kinds}>
      {papers.map((text, at) => (
        <li key={text}>
          <button type="button" className={questions.answer} onClick={() => onPick(text)}>
            {nameOf(text, at)}
          </button>
        </li>
      ))}
    </List>
    <p>
      <QuietButton onClick={onClear}>Ler outra carta</QuietButton>
    </p>
  </section>
);
