import type { ReactNode } from 'react';
import styles from './door.module.css';

interface Props {
  /** The anchor, where no section behind the door has one of its own. */
  id?: string | undefined;
  question: string;
  about?: string | undefined;
  drawing?: ReactNode;
  /** The only door of its page: it folds as the groups of the footer do, with the program of every page. */
  isAlone?: boolean;
  /** Arrives closed without a script too, since what the page is for stands above it. */
  isClosed?: boolean;
  children: ReactNode;
}

/**
 * A part of a page behind its question. It arrives open, so that nothing is hidden where no script
 * runs; `fold-doors.ts` closes it before it is drawn.
 */
export const Door = ({
  id,
  question,
  about,
  drawing,
  isAlone = false,
  isClosed = false,
  children,
}: Props) => (
  <details
    id={id}
    className={drawing ? styles.door : `${styles.door} ${styles.plain}`}
    data-fold={isClosed ? 'paper' : isAlone ? undefined : true}
    data-group={isAlone || undefined}
    open={!isClosed}
  >
    <summary className="plus">
      {drawing}
      <h2>{question}</h2>
      {about && <span className={styles.about}>{about}</span>}
    </summary>
    <div className={styles.room}>{children}</div>
  </details>
);
