import { decodeHTML } from 'entities';
import type { HtmlElement } from 'html-validate';
import { isElement, isText, parseHtml } from './parse-html.ts';
import type { PublishedText, TextKind } from './text.ts';

const kinds: Record<string, TextKind> = {
  p: 'paragraph',
  blockquote: 'paragraph',
  figcaption: 'paragraph',
  noscript: 'paragraph',
  li: 'item',
  dd: 'item',
  dt: 'cell',
  td: 'cell',
  th: 'cell',
  caption: 'heading',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  summary: 'heading',
  button: 'label',
  label: 'label',
  legend: 'label',
  option: 'label',
};

const inline = new Set(
  'a abbr b bdi br cite code data dfn em i kbd mark output q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

// A program that is shown (pre) is no sentence: the tests run it. Nor do the rules of Portuguese judge Spanish.
const unread = new Set(['script', 'style', 'template', 'pre']);

/** Marks where an inline element begins or ends; a private-use character, in no text of ours. */
const seam = '\uE000';
// Two phrases that touch without a space are two lines on the screen: <b>Nome</b>Escritório.
const touching = new RegExp(`(?<=[\\p{L}\\d.!?)])${seam}+(?=[\\p{Lu}\\d(])`, 'u');

class Gatherer {
  readonly texts: PublishedText[] = [];
  readonly #page: string;
  #section = '';
  #region = '';
  #run = '';
  #kind: TextKind = 'label';
  /** Whether the run has words outside links: a link alone is a label, not a sentence. */
  #hasLooseWords = false;
  #linkDepth = 0;

  constructor(page: string) {
    this.#page = page;
  }

  add(kind: TextKind, raw: string): void {
    const text = decodeHTML(raw).replaceAll(seam, '').replaceAll(/\s+/gu, ' ').trim();
    if (!/[\p{L}\d]/u.test(text)) return;
    const section = this.#region === 'main' ? this.#section : this.#region;
    this.texts.push({
      page: this.#page,
      section,
      kind,
      text,
      inFrame: this.#region === 'cabeçalho' || this.#region === 'rodapé',
    });
  }

  #flush(): void {
    const kind = this.#kind === 'heading' || this.#hasLooseWords ? this.#kind : 'label';
    for (const line of this.#run.split(touching)) this.add(kind, line);
    this.#run = '';
    this.#hasLooseWords = false;
  }

  /** Texts that stand in attributes: image texts, labels, chat messages. */
  #attributes(element: HtmlElement): void {
    const value = (name: string) => {
      const found = element.getAttributeValue(name);
      return found === null ? undefined : decodeHTML(found);
    };
    const isImage = ['img', 'svg'].includes(element.tagName);
    for (const name of ['aria-label', 'title', 'placeholder', 'data-label'])
      this.add(isImage ? 'image' : 'label', value(name) ?? '');
    this.add('image', value('alt') ?? '');
    const message = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\/.*[?&]text=([^&]*)/.exec(
      value('href') ?? '',
    )?.[1];
    if (message) this.add('message', decodeURIComponent(message));
  }

  #enter(element: HtmlElement): void {
    const { tagName } = element;
    if (tagName === 'main') this.#region = 'main';
    if (tagName === 'header' && this.#region !== 'main') this.#region = 'cabeçalho';
    if (tagName === 'footer' && this.#region !== 'main') this.#region = 'rodapé';
    // A part behind a door has a title of its own, which is an anchor.
    const isPart = tagName === 'h3' && element.getAttributeValue('id') !== null;
    if (tagName === 'h2' || isPart) this.#section = decodeHTML(element.textContent).trim();
  }

  /** An SVG says only its title. */
  #drawing(element: HtmlElement): void {
    this.#attributes(element);
    for (const child of element.childElements) {
      // The parser names them after their namespace: "svg:title".
      if (/(?:^|:)(?:title|desc)$/.test(child.tagName)) this.add('image', child.textContent);
    }
  }

  #words(text: string): void {
    this.#run += text;
    if (this.#linkDepth === 0 && /[\p{L}\d]/u.test(text)) this.#hasLooseWords = true;
  }

  #children(element: HtmlElement, kind: TextKind): void {
    for (const node of element.childNodes) {
      if (isText(node)) this.#words(node.textContent);
      if (isElement(node)) this.#child(node, kind);
    }
  }

  #child(child: HtmlElement, kind: TextKind): void {
    if (unread.has(child.tagName) || child.getAttributeValue('lang') === 'es') return;
    if (child.tagName === 'svg') this.#drawing(child);
    else if (child.hasAttribute('popover')) this.#apart(child);
    else if (isInline(child)) this.#inline(child, kind);
    else this.#block(child, kind);
    this.#kind = kind;
  }

  #inline(element: HtmlElement, kind: TextKind): void {
    this.#attributes(element);
    if (element.tagName === 'br') this.#run += ' ';
    // What only screen readers hear is read inside its sentence, but is not part of what is seen.
    if (element.classList.contains('visually-hidden')) {
      this.add('label', element.textContent);
      return;
    }
    const isLink = element.tagName === 'a';
    this.#run += seam;
    if (isLink) this.#linkDepth += 1;
    this.#children(element, kind);
    if (isLink) this.#linkDepth -= 1;
    this.#run += seam;
  }

  /** The explanation of a word: it stands in the sentence's markup, but opens on its own. */
  #apart(element: HtmlElement): void {
    const [run, kind, hadLooseWords] = [this.#run, this.#kind, this.#hasLooseWords];
    this.#run = '';
    this.#kind = 'item';
    this.#children(element, 'item');
    this.#flush();
    [this.#run, this.#kind, this.#hasLooseWords] = [run, kind, hadLooseWords];
  }

  #block(element: HtmlElement, outer: TextKind): void {
    this.#flush();
    const before = this.#region;
    this.#enter(element);
    this.#attributes(element);
    const isSource = outer === 'source' || (element.tagName === 'li' && isListOfLaws(element));
    // A label around the text of a list item does not make it less of an item.
    const own = element.tagName === 'label' && outer === 'item' ? outer : kinds[element.tagName];
    const kind = isSource ? 'source' : (own ?? outer);
    this.#kind = kind;
    this.#children(element, kind);
    this.#flush();
    this.#kind = outer;
    this.#region = before;
  }

  gather(body: HtmlElement): void {
    this.#block(body, 'label');
  }
}

/** The sources of one page, and the page of all sources. */
const isListOfLaws = (item: HtmlElement): boolean =>
  item.closest('#fontes, #todas-as-fontes') !== null;

// A word that opens its explanation is a button inside a sentence.
const isInline = (element: HtmlElement): boolean =>
  inline.has(element.tagName) || element.hasAttribute('popovertarget');

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  // "@type" and "@id" name things to machines.
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith('@') ? [] : stringsIn(inner),
  );
};

function gatherHead(root: HtmlElement, gatherer: Gatherer): void {
  gatherer.add('title', root.querySelector('title')?.textContent ?? '');
  for (const meta of root.querySelectorAll('meta')) {
    const name = meta.getAttributeValue('name') ?? meta.getAttributeValue('property') ?? '';
    const content = meta.getAttributeValue('content') ?? '';
    if (name === 'description' || name === 'og:description') gatherer.add('description', content);
    if (name === 'og:title' || name === 'og:image:alt') gatherer.add('title', content);
  }
}

/** What structured data says, its addresses left out. */
function gatherData(root: HtmlElement, gatherer: Gatherer): void {
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    const texts = stringsIn(JSON.parse(script.textContent));
    for (const text of texts.filter((one) => !/^https?:/.test(one))) gatherer.add('data', text);
  }
}

/**
 * Every text of a built page, in the order of the document.
 * @param page its path, which each text names as its place
 * @throws on HTML that is not well formed
 */
export async function pageTexts(page: string, html: string): Promise<PublishedText[]> {
  const root = await parseHtml(html);
  const gatherer = new Gatherer(page);
  gatherHead(root, gatherer);
  gatherData(root, gatherer);
  const body = root.querySelector('body');
  if (body) gatherer.gather(body);
  return gatherer.texts;
}
