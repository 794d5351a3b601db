import type { ReactNode } from 'react';
import styles from './case.module.css';

interface Props {
  title?: string;
  /** Of its title: one below the part of the page in which it stands. */
  level?: 3 | 4;
  children: ReactNode;
}

/** An invented example, set apart by a clay bar. */
export const Case = ({ title = 'Um exemplo', level = 3, children }: Props) => {
  const Title = `h${level}` as const;
  return (
    <div className={styles.case}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
};
