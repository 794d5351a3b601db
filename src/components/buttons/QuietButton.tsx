import type { ButtonHTMLAttributes } from 'react';
import styles from './buttons.module.css';

/** Undoes, shows or leads back: it looks like a link, and the act beside it stays the first. */
export const QuietButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={styles.quiet} />
);
