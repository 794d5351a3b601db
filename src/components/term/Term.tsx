import styles from './term.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** The word as the sentence has it. */
  word: string;
  /** The word as the glossary has it. */
  term: string;
  meaning: string;
  /** What closes the sentence after the word: a browser may break the line between a button and it. */
  mark: string;
}

/**
 * A hard word in a sentence: a button that opens its meaning in a note, without any script. Where
 * the browser knows no such notes (Chrome before 114, Safari before 17, Firefox before 125), and
 * on paper, the meaning stands in parentheses after the word.
 */
export function Term({ id, word, term, meaning, mark }: Props) {
  const explained = (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {word}
      </button>
      <span id={id} popover="auto">
        <b>{`${term}: `}</b>
        {meaning.replace(/\.$/, '')}
      </span>
    </>
  );
  if (!mark) return explained;
  return (
    <span className={styles.closing}>
      {explained}
      {mark}
    </span>
  );
}
