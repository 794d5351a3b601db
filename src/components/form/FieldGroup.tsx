import type { ReactNode, RefObject } from 'react';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import styles from './form.module.css';

interface Props {
  id: string;
  /** The group itself bears the id, because none of its controls does. */
  isTarget?: boolean;
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** The question is the heading of its screen, and takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  children: ReactNode;
}

/** Several controls that answer one question: a legend, a hint, the error in the summary's words. */
export const FieldGroup = ({ id, isTarget, legend, hint, error, heading, children }: Props) => (
  <fieldset
    id={isTarget ? id : undefined}
    className={error ? `${styles.field} ${styles.wrong}` : styles.field}
    aria-labelledby={`${id}-pergunta`}
    aria-describedby={notesOf({ id, hint, error })}
  >
    <legend id={`${id}-pergunta`}>
      {heading ? (
        <h2 ref={heading} tabIndex={-1}>
          {legend}
        </h2>
      ) : (
        legend
      )}
    </legend>
    <FieldNotes id={id} hint={hint} error={error} />
    {children}
  </fieldset>
);
