import type { ReactNode, RefObject } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import styles from './reading-now.module.css';

interface Props {
  title: string;
  /** How far it is, in words. */
  children: ReactNode;
  /** How far it is, of `max`; without both, nobody knows. */
  value?: number | undefined;
  max?: number | undefined;
  onStop: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** How far the reading of a paper is, and the way out of it. */
export const ReadingNow = ({ title, children, value, max, onStop, heading }: Props) => (
  <section className={styles.reading}>
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
    <p>{children} Tudo acontece no seu aparelho.</p>
    <progress className={styles.progress} aria-label="Leitura" value={value} max={max} />
    <p>
      <ActButton onClick={onStop}>Parar</ActButton>
    </p>
  </section>
);
