import styles from './questions.module.css';

interface Props {
  id?: string | undefined;
  name: string;
  value: string;
  label: string;
  /** It was the answer before. */
  isTold: boolean;
  className?: string | undefined;
}

/** An answer as a button: one press answers and goes on. */
export const AnswerButton = ({ label, isTold, className, ...button }: Props) => (
  <button
    type="submit"
    data-heard
    {...button}
    className={isTold ? `${className} ${styles.told}` : className}
  >
    {label}
    {isTold && <span className="visually-hidden"> (sua resposta)</span>}
  </button>
);
