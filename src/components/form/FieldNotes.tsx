import styles from './form.module.css';

interface Props {
  /** Id of the control or group the notes belong to. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The ids of hint and error for aria-describedby, in the order in which they are read. */
export const notesOf = ({ id, hint, error }: Props): string | undefined =>
  [hint && `${id}-dica`, error && `${id}-erro`].filter(Boolean).join(' ') || undefined;

/** An example, a date or a number, does not break over two lines. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=\d)/g, '$1\u00a0').replace(/(\d)-(?=\d)/g, '$1\u2011');

/** Hint and error of a question; the error in the words of the summary. */
export const FieldNotes = ({ id, hint, error }: Props) => (
  <>
    {hint && (
      <span className={styles.hint} id={`${id}-dica`} data-heard>
        {unbroken(hint)}
      </span>
    )}
    {error && (
      <span className={styles.fault} id={`${id}-erro`} data-heard>
        <span className="visually-hidden">Erro: </span>
        {error}
      </span>
    )}
  </>
);
