import type { ButtonHTMLAttributes } from 'react';
import styles from './buttons.module.css';

/** Does something on this page. */
export const ActButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={styles.act} />
);
