import type { ComponentProps } from 'react';

/** A list drawn without its marks: Safari takes `list-style: none` for no list at all. */
export const List = (props: ComponentProps<'ul'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ul {...props} role="list" />
);

/** The same, where the order counts. */
export const OrderedList = (props: ComponentProps<'ol'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ol {...props} role="list" />
);
