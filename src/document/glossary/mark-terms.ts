import { type FoundTerm, termFinder } from '#texts/glossary/find-terms.ts';
import type { GlossaryTerm } from '#texts/load/glossary.ts';

interface Marking {
  glossary: readonly GlossaryTerm[];
  /** Words that the page explains in its own text. */
  explained: readonly string[];
  /** Writes a word and its meaning as HTML, and the mark that must not begin the next line. */
  draw: (found: FoundTerm & { meaning: string; id: string; mark: string }) => string;
}

const closingMark = /^[.,;:!?)”]+/;

const main = /(<main[\s>][\s\S]*<\/main>)/;

// Scripts, styles, comments and islands are passed over whole: an island's HTML must stay as
// React left it, or it cannot take it over in the browser.
const piece =
  /<(script|style|astro-island)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
const tagName = /^<(\/?)([a-z][a-z0-9-]*)/i;
const leavesNothingOpen = /\/>$|^<(?:br|hr|img|input|link|meta|wbr|!)/i;

/** Where sentences stand. */
const running = /^(?:p|li|dd|td)$/;
/** Where no button may stand, or where one would disturb: titles, links, labels. */
const closed =
  /^(?:h[1-6]|a|button|summary|dt|th|caption|label|legend|select|textarea|noscript|svg|nav)$/;

/** The elements around the place that has been reached. */
class Surroundings {
  readonly #open: { name: string; isClosed: boolean }[] = [];

  pass(tag: string): void {
    const [, slash, name = ''] = tagName.exec(tag) ?? [];
    if (slash) this.#open.length = this.#open.findLastIndex((element) => element.name === name);
    else if (name && !leavesNothingOpen.test(tag))
      this.#open.push({ name, isClosed: closed.test(name) || tag.includes('visually-hidden') });
  }

  get allowTerms(): boolean {
    return (
      this.#open.some(({ name }) => running.test(name)) &&
      !this.#open.some(({ isClosed }) => isClosed)
    );
  }
}

/** Cuts HTML into texts (even places) and tags (odd places). */
function pieces(html: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(piece)) {
    parts.push(html.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, html.slice(end)];
}

/**
 * Gives the first occurrence of each word of the glossary in the sentences of a page its meaning.
 * Titles, links, buttons, labels and islands stay as they are.
 */
export function markTerms(html: string, { glossary, explained, draw }: Marking): string {
  const find = termFinder(glossary);
  const meanings = new Map(glossary.map(({ term, meaning }) => [term, meaning]));
  for (const term of explained) meanings.delete(term);
  let count = 0;

  const marked = (text: string): string => {
    let result = '';
    let end = 0;
    for (const found of find(text)) {
      const meaning = meanings.get(found.term);
      if (meaning === undefined) continue;
      meanings.delete(found.term);
      count += 1;
      const after = found.index + found.text.length;
      const [mark = ''] = closingMark.exec(text.slice(after)) ?? [];
      result += text.slice(end, found.index) + draw({ ...found, meaning, id: `g${count}`, mark });
      end = after + mark.length;
    }
    return result + text.slice(end);
  };

  return html
    .split(main)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const around = new Surroundings();
      return pieces(part)
        .map((one, place) => {
          if (place % 2 === 0) return around.allowTerms ? marked(one) : one;
          around.pass(one);
          return one;
        })
        .join('');
    })
    .join('');
}
