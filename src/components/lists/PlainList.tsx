import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';

/** A list with our own leaf as bullet. */
export const PlainList = ({ children }: { children?: ReactNode }) => <List>{children}</List>;
