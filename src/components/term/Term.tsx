import styles from './term.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** The word as the sentence has it. */
  word: string;
  /** The word as the glossary has it. */
  term: string;
  meaning: string;
}

/**
 * A hard word in a sentence: a button that opens its meaning in a note, without any script. Where
 * the browser knows no such notes (Chrome before 114, Safari before 17, Firefox before 125), and
 * on paper, the meaning stands in parentheses after the word.
 */
export const Term = ({ id, word, term, meaning }: Props) => (
  <>
    <button type="button" className={styles.term} popoverTarget={id}>
      {word}
    </button>
    <span id={id} popover="auto">
      <b>{`${term}: `}</b>
      {meaning}
    </span>
  </>
);
