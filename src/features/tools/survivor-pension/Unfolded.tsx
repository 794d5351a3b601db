import { type ReactNode, useState } from 'react';
import styles from './pension.module.css';

/** Questions that an answer calls for; once drawn they are only hidden, so that nothing typed is lost. */
export const Unfolded = ({ when, children }: { when: boolean; children: ReactNode }) => {
  const [drawn, setDrawn] = useState(when);
  if (when && !drawn) setDrawn(true);
  return drawn ? (
    <div hidden={!when} className={styles.more}>
      {children}
    </div>
  ) : null;
};
