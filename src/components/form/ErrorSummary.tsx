import { useEffect, useId, useRef } from 'react';
import { List } from '../lists/List.tsx';
import styles from './form.module.css';

export interface FieldError {
  /** Id of the control to which the link leads. */
  fieldId: string;
  message: string;
}

/**
 * "Há um problema": lists what to put right and takes the focus, as in the GOV.UK pattern.
 * @param attempt changes with each failed sending, so that the focus comes back each time
 */
export const ErrorSummary = ({
  errors,
  attempt,
  heading: Heading,
}: {
  errors: readonly FieldError[];
  attempt: number;
  heading: 'h2' | 'h3';
}) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus again
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [attempt]);

  return (
    // Named, because some readers say nothing but "alert" of what has just taken the focus.
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert" aria-labelledby={id}>
      <Heading id={id}>Há um problema</Heading>
      <List>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // The fragment alone scrolls but does not focus in every browser.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </List>
    </div>
  );
};
