import type { Element, Root, RootContent } from 'hast';
import { Question } from '#components/disclosure/Question.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h3';

interface Pair {
  title: Root;
  answer: Root;
  /** Where something leads to this very question. */
  id?: string;
}

/** Groups "### question, answer, answer" into pairs. */
function pairs(tree: Root): Pair[] {
  const groups: Pair[] = [];
  for (const node of tree.children) {
    if (isHeading(node)) {
      const { children, properties } = node;
      groups.push({
        title: { type: 'root', children },
        answer: { type: 'root', children: [] },
        ...(properties.id ? { id: String(properties.id) } : {}),
      });
    } else {
      groups.at(-1)?.answer.children.push(node);
    }
  }
  return groups;
}

/** The common questions of a page, each answer folded under its question. */
export const Questions = ({ tree }: { tree: Root }) => (
  <div>
    {pairs(tree).map(({ title, answer, ...anchor }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, drawn once
      <Question key={index} {...anchor} title={<Markdown tree={title} />}>
        <Markdown tree={answer} />
      </Question>
    ))}
  </div>
);
