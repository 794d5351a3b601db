import styles from './skip-link.module.css';

export const SkipLink = () => (
  <a className={styles.skip} href="#conteudo">
    Ir para o conteúdo
  </a>
);
