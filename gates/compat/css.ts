import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  keyword,
  parse,
  property,
  type Rule,
  walk,
} from 'css-tree';
import { compatAt, firstKnown, missingIn, type TooNew, tooNew } from './targets.ts';

/** Where browser-compat-data has a feature of each name: as a kind of value, or else anywhere. */
const pathsByName = (() => {
  const found = new Map<string, string>();
  const look = (path: string) => {
    for (const key of Object.keys(compatAt(path) ?? {})) {
      if (key === '__compat') continue;
      if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), `${path}.${key}`);
      look(`${path}.${key}`);
    }
  };
  look('css.types');
  look('css.properties');
  return found;
})();

/** As old as CSS itself, or as what takes them, and not in the data one by one. */
const oldUnits = new Set('px pt pc cm mm in s ms deg rad grad turn dpi dpcm dppx fr'.split(' '));
const oldFunctions = new Set(['format', 'local']);

const viewports: Record<string, string> = { d: 'dynamic', l: 'large', s: 'small' };

function unitPath(unit: string): string | undefined {
  const viewport = viewports[/^([dls])v(?:w|h|i|b|min|max)$/.exec(unit)?.[1] ?? ''];
  if (viewport) return `css.types.length.viewport_percentage_units_${viewport}`;
  if (unit.startsWith('cq')) return 'css.types.length.container_query_length_units';
  return oldUnits.has(unit) ? undefined : `css.types.length.${unit}`;
}

/** A function is looked up with its property first, then as a kind of value anywhere. */
function functionPath(name: string, of: string): string | undefined {
  if (oldFunctions.has(name)) return undefined;
  return (
    firstKnown(`${of}.${name}`, `${of}.${name}_function`) ??
    pathsByName.get(name) ??
    `css.types.${name}`
  );
}

/** Words that mean the same under any property come after those of the property. */
const wordPath = (name: string, of: string): string | undefined =>
  firstKnown(
    `${of}.${name}`,
    `css.types.global_keywords.${name}`,
    `css.types.color.${name}`,
    `css.types.color.system-color.${name}`,
  );

/** What the parts of a value need. `of` is the path of its property. */
function valuePaths(value: CssNode, of: string): string[] {
  const paths: (string | undefined)[] = [];
  walk(value, function (node) {
    if (node.type === 'Function') {
      paths.push(functionPath(node.name.toLowerCase(), of));
      const first = node.children.first;
      if (first?.type === 'Identifier' && first.name === 'from')
        paths.push(`css.types.color.${node.name}.relative_syntax`);
    }
    if (node.type === 'Dimension') paths.push(unitPath(node.unit.toLowerCase()));
    if (node.type === 'Identifier' && !this.function) paths.push(wordPath(node.name, of));
  });
  return paths.filter((path) => path !== undefined);
}

/** Where the parser stands. */
interface Place {
  atrule: Atrule | null;
  rule: Rule | null;
}

/** What one declaration needs: the property, and in its value what the data tells apart. */
function declarationPaths(
  { property: name, value }: Declaration,
  { atrule, rule }: Place,
): string[] {
  const descriptor = `css.at-rules.${atrule?.name}.${name}`;
  let path = `css.properties.${name.toLowerCase()}`;
  if (property(name).custom) path = 'css.properties.custom-property';
  else if (!rule && compatAt(descriptor)) path = descriptor;
  return [path, ...valuePaths(value, path)];
}

/** What one declaration has that is too new, given those beside it in the same block. */
function judgeDeclaration(node: Declaration, block: readonly CssNode[], place: Place): TooNew[] {
  const { vendor, basename } = property(node.property);
  const same = block.filter(
    (one) => one.type === 'Declaration' && property(one.property).basename === basename,
  ) as Declaration[];
  // The one without a prefix stands beside it, and is judged for both.
  if (vendor && same.some((one) => one.property === basename)) return [];
  const prefixes = same.map((one) => property(one.property).vendor).filter(Boolean);
  const hasFallback = same
    .slice(0, same.indexOf(node))
    .some(
      (one) =>
        property(one.property).vendor ||
        declarationPaths(one, place).every((path) => missingIn(path).length === 0),
    );
  return declarationPaths(node, place)
    .map((feature) => ({ feature, missing: missingIn(feature, prefixes) }))
    .filter(({ missing }) => missing.length > 0)
    .map((found) => ({ ...found, excerpt: generate(node).slice(0, 120), hasFallback }));
}

function selectorPath(node: CssNode): string | undefined {
  if (node.type === 'NestingSelector') return 'css.selectors.nesting';
  if (node.type === 'AttributeSelector' && node.flags)
    return 'css.selectors.attribute.case_insensitive_modifier';
  return node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector'
    ? `css.selectors.${node.name.toLowerCase()}`
    : undefined;
}

/** What a list of selectors has that is too new. One unknown selector loses the whole rule. */
function judgeSelectors({ prelude }: Rule): TooNew[] {
  if (prelude.type !== 'SelectorList') return [];
  const lists = prelude.children.toArray().map((selector) => {
    const found: TooNew[] = [];
    walk(selector, (node) => {
      found.push(...tooNew(selectorPath(node), generate(prelude)));
    });
    return found;
  });
  const spoilsOthers = lists.some((found) => found.length === 0);
  return lists.flat().map((found) => ({ ...found, spoilsOthers }));
}

function judgeAtrule(node: Atrule): TooNew[] {
  const { vendor, basename } = keyword(node.name);
  return tooNew(`css.at-rules.${vendor ? node.name : basename}`, generate(node));
}

/** What the condition of a media query has that is too new. */
function judgeMedia(node: CssNode): TooNew[] {
  const media = 'css.at-rules.media';
  if (node.type === 'Feature' && node.kind === 'media')
    return tooNew(
      `${media}.${node.name.toLowerCase().replace(/^(?:min|max)-/, '')}`,
      generate(node),
    );
  if (node.type === 'FeatureRange') return tooNew(`${media}.range_syntax`, generate(node));
  if (node.type !== 'Condition' || node.kind !== 'media') return [];
  const parts = node.children.toArray();
  const hasOr = parts.some((one) => one.type === 'Identifier' && one.name === 'or');
  return [
    ...(hasOr ? tooNew(`${media}.or_syntax`, generate(node)) : []),
    ...(parts.some((one) => one.type === 'Condition')
      ? tooNew(`${media}.nested-queries`, generate(node))
      : []),
  ];
}

/**
 * What a style sheet has that is too new for a target, in the order of the sheet.
 * @throws on what the parser does not understand: it would go unchecked
 */
export function tooNewInCss(css: string): TooNew[] {
  const found: TooNew[] = [];
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: ({ message, offset }) => {
      throw new Error(`${message}: ${css.slice(Math.max(0, offset - 40), offset + 40)}`);
    },
  });
  walk(sheet, function (node) {
    // A condition asks whether the browser knows something, which does no harm.
    if (node.type === 'SupportsDeclaration') return walk.skip;
    if (node.type === 'FeatureFunction') {
      found.push(...tooNew(`css.at-rules.supports.${node.feature}`, generate(node)));
      return walk.skip;
    }
    if (node.type === 'Atrule') found.push(...judgeAtrule(node));
    if (node.type === 'Rule') found.push(...judgeSelectors(node));
    if (node.type === 'Rule' && this.rule && this.rule !== node)
      found.push(...tooNew('css.selectors.nesting', generate(node.prelude)));
    if (node.type === 'Declaration')
      found.push(...judgeDeclaration(node, this.block?.children.toArray() ?? [], this));
    found.push(...judgeMedia(node));
    return undefined;
  });
  return found;
}
