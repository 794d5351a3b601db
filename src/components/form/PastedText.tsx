import type { ReactNode } from 'react';
import { ActButton } from '../buttons/ActButton.tsx';
import { TextAreaField } from './Field.tsx';
import styles from './pasted-text.module.css';

interface AnswerProps<Kind extends string> {
  /** By which the program shows it. */
  kind: Kind;
  /** Takes the focus. */
  title: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** What may be found in the text: hidden until the program finds it. */
export const PastedAnswer = <Kind extends string>({
  kind,
  title,
  className = '',
  children,
}: AnswerProps<Kind>) => (
  <div className={`${styles.answer} ${className}`.trim()} data-answer={kind} hidden>
    <h3 tabIndex={-1}>{title}</h3>
    {children}
  </div>
);

interface Props {
  id: string;
  label: string;
  hint: string;
  /** On the button. */
  action: string;
  /** The name of the program that answers (`features/form-program/start.ts`). */
  program: string;
  /** What the program compares the text with, as JSON. */
  known: unknown;
  children: ReactNode;
}

/**
 * A text that the device itself looks at, and what it finds: nothing is sent. Its program
 * calls `answer-pasted.ts`, and is fetched when it is first used.
 */
export const PastedText = ({ id, label, hint, action, program, known, children }: Props) => (
  // Sent before its program is there, a plain form would put the text in the address.
  <form
    className={styles.pasted}
    method="dialog"
    autoComplete="off"
    data-program={program}
    data-pasted={JSON.stringify(known)}
  >
    <TextAreaField id={id} label={label} hint={hint} rows={3} autoComplete="off" />
    <p>
      <ActButton type="submit">{action}</ActButton>
    </p>
    {children}
  </form>
);
