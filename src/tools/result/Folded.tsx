import type { ReactNode } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import styles from './answer-card.module.css';

interface Props {
  title: string;
  id?: string;
  /** Nobody needs it on paper. */
  isOnScreenOnly?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** A part of the result that waits below the card until it is asked for; open on paper. */
export const Folded = ({ title, id, isOnScreenOnly, onOpen, children }: Props) => (
  <Question
    title={title}
    id={id}
    className={styles.folded}
    data-not-printed={isOnScreenOnly || undefined}
    onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
  >
    {children}
  </Question>
);

/** What the folded parts after it are about, where there are many. */
export const FoldedAbout = ({ children }: { children: ReactNode }) => (
  <p className={styles.about} data-not-printed>
    {children}
  </p>
);

/** Opens a folded part and goes there. */
export function openFolded(id: string): void {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return;
  part.open = true;
  part.querySelector('summary')?.focus();
  part.scrollIntoView({ block: 'start' });
}
