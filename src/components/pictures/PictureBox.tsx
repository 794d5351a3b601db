import type { ReactNode } from 'react';
import { FileDrawing } from './FileDrawing.tsx';
import styles from './picture-box.module.css';

/** Pictures that say what the words beside them say: a file each, beside this one. */
const pictures = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** One of our pictures, with a few words below it where it has some. */
export const PictureBox = ({ name, children }: { name: string; children?: ReactNode }) => (
  <figure className={styles.picture}>
    <FileDrawing file={pictures[`./${name}.svg`] ?? name} />
    {children && <figcaption>{children}</figcaption>}
  </figure>
);
