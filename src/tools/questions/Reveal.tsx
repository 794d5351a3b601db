import { type ReactNode, useState } from 'react';
import styles from '../frame/tool.module.css';

interface Props {
  /** Whether the earlier answers call for these questions. */
  when: boolean;
  /** Set in from the left: they belong to the question above. */
  isInset?: boolean;
  children: ReactNode;
}

/** Questions that hang on others. Once shown they stay in the form, hidden: nothing typed is lost. */
export const Reveal = ({ when, isInset = false, children }: Props) => {
  const [wasShown, setWasShown] = useState(when);
  if (when && !wasShown) setWasShown(true);
  return (
    <div className={isInset ? `${styles.stack} ${styles.inset}` : styles.stack} hidden={!when}>
      {wasShown && children}
    </div>
  );
};
