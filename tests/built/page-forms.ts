import { usualPaths } from '../browser/site-paths.ts';
import { type BuiltPage, builtPages } from './pages.ts';

const withoutEnd = new Set(['input', 'br', 'img', 'hr', 'link', 'meta', 'source', 'wbr', 'col']);

/** Attributes whose value makes another element, and not another word, address or drawing. */
const telling = /^(?:class|role|type|scope|lang|tabindex|aria-(?!label|describedby|controls).*)$/;

const signature = (tag: string, attributes: string): string => {
  const form = [...attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)].map(
    ([, name = '', value]) => (telling.test(name) ? `${name}=${value}` : name),
  );
  return [tag, ...form.sort()].join(' ');
};

/** Every element of a page, by its tag and attributes and those of the one in which it lies. */
function elementsOf({ html }: BuiltPage): Set<string> {
  const elements = new Set<string>();
  const around: { tag: string; form: string }[] = [];
  const markup = html.replaceAll(/<!--[\s\S]*?-->|<(style|script|svg)\b[\s\S]*?<\/\1>/g, '');
  for (const [, end, tag = '', attributes = ''] of markup.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*>/g,
  )) {
    if (end) {
      around.length = around.findLastIndex((one) => one.tag === tag);
    } else {
      const form = signature(tag, attributes);
      elements.add(`${around.at(-1)?.form}>${form}`);
      if (!withoutEnd.has(tag)) around.push({ tag, form });
    }
  }
  return elements;
}

/** The address at which a page is seen: that for unknown ones has none of its own. */
const seenAt = ({ path }: BuiltPage): string => (path === '/404' ? '/nao-existe' : path);

function fewestPages(): readonly string[] {
  const unseen = new Map(builtPages.map((page) => [page, elementsOf(page)]));
  const chosen: string[] = [];
  for (;;) {
    const [next] = [...unseen].toSorted(([, one], [, other]) => other.size - one.size);
    if (!next || next[1].size === 0) return chosen;
    const [page, elements] = next;
    chosen.push(seenAt(page));
    for (const rest of unseen.values()) {
      if (rest !== elements) for (const element of elements) rest.delete(element);
    }
    elements.clear();
  }
}

/**
 * The addresses of the fewest pages, or nearly so, in which every element of the site stands within the same one
 * as on any page: the others say other words in the same form.
 */
export const pathsOfEachForm = fewestPages();

/** Of these, those at which not every run looks. */
export const otherForms = pathsOfEachForm.filter(
  (path) => path !== '/nao-existe' && !usualPaths.includes(path),
);
