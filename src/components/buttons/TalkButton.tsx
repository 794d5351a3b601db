import type { ReactNode } from 'react';
import { Balloon } from './Balloon.tsx';
import styles from './buttons.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** The header's small button: no sign, less room. */
  compact?: boolean;
}

/** Opens the chat. Same tab: a new one is left empty behind when the app opens. */
export const TalkButton = ({ href, children, compact = false }: Props) => (
  <a
    className={compact ? `${styles.talk} ${styles.compact}` : styles.talk}
    href={href}
    rel="noreferrer"
  >
    {!compact && <Balloon />}
    <span>{children}</span>
  </a>
);

/** The same meaning inside a line or a list. */
export const TalkLink = ({ href, children }: Omit<Props, 'compact'>) => (
  <a className={styles.talkLink} href={href} rel="noreferrer">
    <Balloon />
    <span>{children}</span>
  </a>
);

/** Submits a form whose result opens the chat. */
export const TalkSubmit = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={styles.talk}>
    <Balloon />
    <span>{children}</span>
  </button>
);
