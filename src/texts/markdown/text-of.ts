import type { Nodes } from 'hast';

/** The words of a part of a text, without its marks. */
export const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};
