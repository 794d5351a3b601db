import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import styles from './picture-key.module.css';

interface Props {
  /** For the room above it, and the size of its signs. */
  className?: string | undefined;
  /** Each sign of a picture with its words, as a list item. */
  children: ReactNode;
}

/** What the signs of a picture mean. */
export const PictureKey = ({ className = '', children }: Props) => (
  <List className={`${styles.key} ${className}`.trim()}>{children}</List>
);
