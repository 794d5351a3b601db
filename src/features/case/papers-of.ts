import type { Nodes } from 'hast';
import type { Letter } from '#texts/load/letters.ts';
import { textOf } from '#texts/markdown/text-of.ts';

const itemsIn = (node: Nodes): string[] => {
  if (node.type === 'element' && node.tagName === 'li') return [textOf(node).trim()];
  return 'children' in node ? node.children.flatMap(itemsIn) : [];
};

/** The papers that answer a reason, in the words of its page. */
export const papersOf = ({ sections }: Letter): string[] =>
  sections
    .filter(({ title }) => title === 'Papéis que respondem')
    .flatMap(({ body }) => itemsIn(body));
