import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import { firstKnown, type TooNew, tooNew } from './targets.ts';

type Attribute = readonly [name: string, value: string];

/** What the data says of one attribute, and of its value where it tells values apart. */
function attributePaths(element: string, [name, value]: Attribute): string[] {
  const path = firstKnown(`${element}.${name}`, `html.global_attributes.${name}`);
  if (!path) return [];
  const words = [`type_${value}`, ...value.toLowerCase().split(/\s+/)];
  const values = words.map((word) => firstKnown(`${path}.${word}`, `${element}.${word}`));
  return [path, ...(name === 'type' || path !== element ? values : [])].filter(
    (one) => one !== undefined,
  );
}

/** What one element has that is too new. Whether it may have an attribute, other checks tell. */
export function tooNewInElement(
  tag: string,
  attributes: readonly Attribute[],
  excerpt: string,
): TooNew[] {
  // A name with a hyphen is the site's own.
  if (tag.includes('-')) return [];
  const name = tag.replace('svg:', '');
  const element = firstKnown(
    ...(tag === name ? [`html.elements.${name}`] : []),
    `svg.elements.${name}`,
  );
  const path = element ?? `html.elements.${name}`;
  return [path, ...attributes.flatMap((one) => attributePaths(path, one))].flatMap((feature) =>
    tooNew(feature, excerpt),
  );
}

const configuration = new StaticConfigLoader().getConfigFor('page.html');

const attributesOf = (element: HtmlElement): Attribute[] =>
  element.attributes.map(({ key, value }) => [key.toLowerCase(), String(value ?? '')]);

const isProgram = (script: HtmlElement): boolean =>
  ['', 'module', 'text/javascript'].includes(script.getAttributeValue('type') ?? '');

/** A page taken apart: what its elements have that is too new, its style sheets, its programs. */
export async function takeApart(html: string) {
  const root = new Parser(await configuration).parseHtml(html);
  const all = root.querySelectorAll('*');
  const contents = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  return {
    found: all.flatMap((element) => {
      const attributes = attributesOf(element);
      const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
      return tooNewInElement(element.tagName, attributes, `<${element.tagName}${written}>`);
    }),
    styles: contents('style').map(({ textContent }) => textContent),
    programs: contents('script')
      .filter(isProgram)
      .map(({ textContent }) => textContent),
  };
}
