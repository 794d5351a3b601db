import { ActButton } from '#components/buttons/ActButton.tsx';
import styles from './print-button.module.css';

/** Prints the checklist alone, on one sheet. Shown only where a script can do it. */
export const PrintButton = () => (
  <p className={styles.print} hidden data-print-list data-not-printed>
    <ActButton>Imprimir só esta lista</ActButton>
  </p>
);
