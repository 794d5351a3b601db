import type { ReactNode } from 'react';
import styles from './load-failure.module.css';

interface Props {
  /** What else one can do. */
  children: ReactNode;
}

/**
 * Stands beside an island, hidden, and is shown and announced while the island's program does not
 * come (`document/islands/use.ts`). Stays at the foot of the screen, wherever in the form one is.
 */
export const LoadFailure = ({ children }: Props) => (
  <div className={styles.notice} role="alert" data-load-failure hidden>
    <p>
      O programa desta parte não carregou. Nada do que você escreveu se perdeu. Confira a internet e
      tente de novo.
    </p>
    <p>{children}</p>
  </div>
);
