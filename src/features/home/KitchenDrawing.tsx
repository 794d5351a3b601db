import { FileDrawing } from '#components/pictures/FileDrawing.tsx';
import styles from './hero.module.css';
import kitchen from './kitchen.svg?raw';

/** The kitchen table: what stands only on wide screens is `data-wide`. */
export const KitchenDrawing = () => (
  <FileDrawing
    file={kitchen}
    className={styles.kitchen}
    data-not-printed
    preserveAspectRatio="xMaxYMin slice"
  />
);
