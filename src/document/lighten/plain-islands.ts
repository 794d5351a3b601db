const inlineScript = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g;
// The custom element, and the directive that tells it when to start.
const ofRuntime = /astro-island|self\.Astro/;

const islandTag = /<astro-island\s([^>]*)>/g;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;
const kept = ['prefix', 'component-url', 'component-export', 'renderer-url', 'ssr'];

/**
 * Strips a page's islands to what `islands/start-when-used.ts` reads: Astro's runtime goes, and the
 * component's properties become plain JSON. Throws where a page has an island and no runtime.
 */
export function withPlainIslands(html: string): string {
  if (!html.includes('<astro-island')) return html;
  const bare = html.replace(inlineScript, (script, code: string) =>
    ofRuntime.test(code) ? '' : script,
  );
  if (bare === html) throw new Error('A page with an island has no runtime: has Astro changed?');
  return bare.replace(islandTag, (_, attributes: string) => plainTag(attributes));
}

function plainTag(attributes: string): string {
  const given = new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', value]) => [name, value]),
  );
  const parts = kept
    .filter((name) => given.has(name))
    .map((name) => (given.get(name) ? `${name}="${given.get(name)}"` : name));
  const props = JSON.stringify(plainProps(JSON.parse(decode(given.get('props') ?? '{}'))));
  return `<astro-island ${parts.join(' ')} props="${encode(props)}">`;
}

/** Astro writes each value as its type and itself; ours are JSON, so there are but two types. */
export const plainProps = (props: object): object =>
  Object.fromEntries(Object.entries(props).map(([name, typed]) => [name, plainValue(typed)]));

function plainValue([type, value]: readonly [number, unknown]): unknown {
  if (type === 1) return (value as [number, unknown][]).map(plainValue);
  if (type !== 0) throw new Error(`A property of an island is no JSON (Astro’s type ${type}).`);
  return typeof value === 'object' && value !== null ? plainProps(value) : value;
}

const entities = {
  '&quot;': '"',
  '&#39;': "'",
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const decode = (text: string): string =>
  text.replace(
    /&(?:quot|#39|#34|lt|gt|amp);/g,
    (entity) => entities[entity as keyof typeof entities],
  );

const encode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
