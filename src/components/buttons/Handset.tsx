import styles from './buttons.module.css';

/** The sign of the telephone. */
export const Handset = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 2h4l2 6-2.5 1.5a13 13 0 0 0 7 7l1.5-2.5 6 2v4a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2z" />
  </svg>
);
