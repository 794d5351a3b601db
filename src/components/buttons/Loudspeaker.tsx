import styles from './buttons.module.css';

/** The sign of what reads aloud, for who cannot read the word beside it. */
export const Loudspeaker = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 8h5l7-6v20l-7-6H2zm14 0a5 5 0 0 1 0 8zm0-5a10 10 0 0 1 0 18v-3a7 7 0 0 0 0-12z" />
  </svg>
);
