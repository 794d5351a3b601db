import styles from './article-helps.module.css';

/** Shown where a script finds a voice of the device's own, in a place kept for it: nothing moves when it comes. */
export const ListenToPage = () => (
  <button type="button" className={styles.help} hidden data-listen>
    Ouvir<span className="visually-hidden"> esta página</span>
  </button>
);
