import type { RefObject } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import styles from './ways-in.module.css';

interface Props {
  page?: number;
  pages?: number;
  onStop: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** How far the reading is, and the way out of it. */
export const ReadingNow = ({ page, pages, onStop, heading }: Props) => (
  <section className={styles.ways}>
    <h2 ref={heading} tabIndex={-1}>
      Lendo o extrato
    </h2>
    <p>
      {page && pages ? `Página ${page} de ${pages}.` : 'Buscando o leitor de PDF.'} Tudo acontece no
      seu aparelho.
    </p>
    <progress className={styles.progress} aria-label="Leitura" value={page} max={pages} />
    <p>
      <ActButton onClick={onStop}>Parar</ActButton>
    </p>
  </section>
);
