import type { Element, RootContent } from 'hast';
import { slug } from '../markdown/slug.ts';
import { textOf } from '../markdown/text-of.ts';
import type { Signpost } from '../schema/signpost.ts';
import { ContentError } from './content-error.ts';
import type { PageText } from './page-text.ts';

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h3';

/**
 * The sections of a page in which each "###" to which a signpost leads has its anchor; of the others
 * nobody knows the address. Throws a ContentError on a signpost to a part that is not there.
 */
export function withSignedParts(
  { sections, file }: Pick<PageText, 'sections' | 'file'>,
  signposts: readonly Signpost[],
): PageText['sections'] {
  const wanted = new Set(signposts.flatMap(({ to }) => (to.startsWith('#') ? [to.slice(1)] : [])));
  for (const { id } of sections) wanted.delete(id);
  const marked = (node: RootContent): RootContent => {
    const id = isHeading(node) ? slug(textOf(node)) : '';
    return wanted.delete(id) ? { ...(node as Element), properties: { id } } : node;
  };
  const found = sections.map((section) => ({
    ...section,
    body: { ...section.body, children: section.body.children.map(marked) },
  }));
  if (wanted.size > 0)
    throw new ContentError(
      file,
      [...wanted].map((id) => `campo “signposts”: não há parte “#${id}” nesta página.`),
    );
  return found;
}
