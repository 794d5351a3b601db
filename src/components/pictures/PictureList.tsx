import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import styles from './picture-list.module.css';

/** One column on phones, two where there is room. */
export const PictureList = ({ children }: { children: ReactNode }) => (
  <List className={styles.grid}>{children}</List>
);
