import type { ElementContent, Root, RootContent } from 'hast';
import { Question } from '#components/disclosure/Question.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';

const isHeading = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'h3';

/** Groups "### question, answer, answer" into pairs. */
function pairs(tree: Root): { title: Root; answer: Root }[] {
  const groups: { title: Root; answer: Root }[] = [];
  for (const node of tree.children) {
    if (isHeading(node)) {
      const children = (node as { children: ElementContent[] }).children;
      groups.push({ title: { type: 'root', children }, answer: { type: 'root', children: [] } });
    } else {
      groups.at(-1)?.answer.children.push(node);
    }
  }
  return groups;
}

/** The common questions of a page, each answer folded under its question. */
export const Questions = ({ tree }: { tree: Root }) => (
  <div>
    {pairs(tree).map(({ title, answer }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, drawn once
      <Question key={index} title={<Markdown tree={title} />}>
        <Markdown tree={answer} />
      </Question>
    ))}
  </div>
);
