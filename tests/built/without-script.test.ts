import { expect, test } from 'vitest';
import { type BuiltPage, builtPages } from './pages.ts';

// What would do nothing until its program comes is not shown before; what styles hide is looked at in
// a browser.

/** The tags that have this attribute, on all pages, each with its page. */
const tagsWith = (attribute: string) =>
  builtPages.flatMap(({ path, html }: BuiltPage) =>
    [...html.matchAll(new RegExp(`<\\w+(?=[^>]*\\s${attribute}(?=[\\s=>]))[^>]*>`, 'g'))].map(
      ([tag]) => ({ path, tag }),
    ),
  );

const isHidden = (tag: string) => /\shidden(?:=""|(?=[\s>]))/.test(tag);

test('o botão de ouvir e os de salvar o caso chegam escondidos', () => {
  for (const attribute of ['data-listen', 'data-case-acts']) {
    const tags = tagsWith(attribute);
    expect(tags.length, attribute).toBeGreaterThan(0);
    expect(tags.filter(({ tag }) => !isHidden(tag))).toEqual([]);
  }
});
