import type { ReactNode } from 'react';

/** A list with our own leaf as bullet. */
export const PlainList = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ul role="list">{children}</ul>
);
