import type { ReactNode } from 'react';
import styles from './load-failure.module.css';

interface Props {
  /** For what is no island: the page's own program, that of the helps. */
  isOfPage?: boolean;
  /** What else one can do. */
  children?: ReactNode;
}

/**
 * Stands beside an island, hidden, and is shown and announced while the island's program does not
 * come (`document/islands/use.ts`); or at the end of a page, for the programs of what is no island
 * (`helps.ts`, `case/start.ts`). Stays at the foot of the screen, wherever one is.
 */
export const LoadFailure = ({ isOfPage, children }: Props) => (
  <div
    className={styles.notice}
    role="alert"
    data-load-failure={isOfPage ? undefined : true}
    data-failure={isOfPage}
    hidden
  >
    <p>
      O programa desta parte não carregou. Nada do que você escreveu se perdeu. Confira a internet e
      tente de novo. Se não adiantar, copie o que escreveu e carregue a página de novo.
    </p>
    {children && <p>{children}</p>}
  </div>
);
