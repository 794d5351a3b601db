import type { ReactNode } from 'react';
import { List } from '../lists/List.tsx';
import styles from './picture-list.module.css';

interface Props {
  /** On phones only the titles: a long list to look through. */
  isBrief?: boolean;
  children: ReactNode;
}

/** One column on phones, two or three where there is room. */
export const PictureList = ({ isBrief = false, children }: Props) => (
  <List className={isBrief ? `${styles.grid} ${styles.brief}` : styles.grid}>{children}</List>
);
