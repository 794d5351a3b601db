import { shapesOf } from '#site/drawings/drawings.ts';
import styles from './hero.module.css';
import kitchen from './kitchen.svg?raw';

const { viewBox, shapes } = shapesOf(kitchen);

/** The kitchen table: what stands only on wide screens is `data-wide`. */
export const KitchenDrawing = () => (
  <svg
    className={styles.kitchen}
    data-not-printed
    viewBox={viewBox}
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file.
    dangerouslySetInnerHTML={{ __html: shapes }}
  />
);
