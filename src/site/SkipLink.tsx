import styles from './skip-link.module.css';

/** The first link of every page: past header and navigation, for who goes by keyboard. */
export const SkipLink = () => (
  <a className={styles.skip} href="#conteudo" data-not-printed>
    Ir para o conteúdo
  </a>
);
