import type { Element, Root, RootContent } from 'hast';
import type { FigureSource } from '../figures/figure.ts';
import { benefitsPath, deniedGuidePath, flowPath, lettersPath, toolsPath } from '../paths.ts';
import { flowFile } from './flow.ts';
import { deniedGuideFile } from './guide.ts';
import type { PageText } from './page-text.ts';
import { isPublished } from './publication.ts';

const folders: Readonly<Record<string, string>> = {
  [benefitsPath]: 'content/benefits',
  [toolsPath]: 'content/tools',
  [lettersPath]: 'content/letters',
};

/** Where the text at an address is written; of a page of text, in the folder of those. */
export function fileAt(href: string): string {
  const [path = ''] = href.split('#');
  if (path === deniedGuidePath) return deniedGuideFile;
  if (path === flowPath) return flowFile;
  const [, parent = '', name] = path.split('/');
  const folder = name && folders[`/${parent}`];
  return folder ? `${folder}/${name}.md` : `content/pages/${parent}.md`;
}

const linksIn = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { href } = node.properties;
    return [...(node.tagName === 'a' ? [String(href)] : []), ...linksIn(node.children)];
  });

/**
 * A page without the lines of its summary and the items of its lists whose every link leads to a text
 * that is left out: they are about that text.
 */
export function withoutLeftOut<Text extends PageText>(text: Text, figures: FigureSource): Text {
  const isAbsent = (href: string): boolean =>
    href.startsWith('/') && !isPublished(fileAt(href), figures);
  const isKept = ({ children }: Root | Element): boolean => {
    const links = linksIn(children);
    return links.length === 0 || !links.every(isAbsent);
  };
  const cut = (body: Root): Root => ({
    ...body,
    children: body.children.map((node) =>
      node.type === 'element' && node.tagName === 'ul'
        ? {
            ...node,
            children: node.children.filter((one) => one.type !== 'element' || isKept(one)),
          }
        : node,
    ),
  });
  return {
    ...text,
    inShort: text.inShort.filter(isKept),
    sections: text.sections.map((section) => ({ ...section, body: cut(section.body) })),
  };
}
