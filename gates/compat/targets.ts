import bcd, {
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

/**
 * The oldest browsers the site is made for, and what shows it inside other apps, by their names in
 * browser-compat-data. `src/document/style-targets.ts` and `astro.config.ts` lower for the same.
 */
const targets = {
  chrome: '109',
  chrome_android: '109',
  samsunginternet_android: '21',
  safari: '15.4',
  safari_ios: '15.4',
  firefox: '115',
  firefox_android: '115',
  webview_android: '109',
  webview_ios: '15.4',
} as const;

/** Something published that a target does not know. */
export interface TooNew {
  /** Its path in browser-compat-data: "css.selectors.popover-open"; "any.toSorted" for a bare name. */
  feature: string;
  /** The targets without it. */
  missing: string[];
  /** The words around it, for whoever has to find it. */
  excerpt: string;
  /** The program asks whether the browser has it. */
  isAsked?: boolean;
  /** A declaration that those targets know stands before it. */
  hasFallback?: boolean;
  /** It stands in one list with a selector that every target knows, and takes it along. */
  spoilsOthers?: boolean;
}

/** What browser-compat-data knows at a path: "html.elements.dialog". */
export function compatAt(path: string): Identifier | undefined {
  let node: Identifier | undefined = bcd as unknown as Identifier;
  for (const key of path.split('.')) {
    node = node && Object.hasOwn(node, key) ? node[key] : undefined;
  }
  return node;
}

/** The first of these paths that browser-compat-data has. */
export const firstKnown = (...paths: string[]): string | undefined =>
  paths.find((path) => compatAt(path));

/** "≤37" counts as 37; "preview" as after everything. */
function isAfter(version: string, target: string): boolean {
  if (!/^≤?\d/.test(version)) return true;
  const [a = [], b = []] = [version, target].map((one) =>
    one.replace('≤', '').split('.').map(Number),
  );
  const differing = [0, 1, 2].find((index) => (a[index] ?? 0) !== (b[index] ?? 0)) ?? 0;
  return (a[differing] ?? 0) > (b[differing] ?? 0);
}

/** Whether a browser has the feature in full, under its own name or one of these prefixes. */
function gives(one: SimpleSupportStatement, target: string, prefixes: readonly string[]): boolean {
  if (!one.version_added || isAfter(one.version_added, target)) return false;
  if (one.version_removed && !isAfter(one.version_removed, target)) return false;
  if (one.flags || one.alternative_name || one.partial_implementation) return false;
  return one.prefix === undefined || prefixes.includes(one.prefix);
}

/** The targets that lack a feature, each with its version; all of them where nobody knows it. */
export function missingIn(path: string, prefixes: readonly string[] = []): string[] {
  const support = compatAt(path)?.__compat?.support;
  // A group of features without data of its own, such as the lengths.
  if (compatAt(path) && !support) return [];
  return Object.entries(targets)
    .filter(([browser, target]) => {
      const statements = [support?.[browser as keyof typeof targets] ?? []].flat();
      return !statements.some((one) => gives(one, target, prefixes));
    })
    .map(([browser, target]) => `${browser} ${target}`);
}

/** The feature, if a target lacks it. */
export function tooNew(feature: string | undefined, excerpt: string): TooNew[] {
  const missing = feature ? missingIn(feature) : [];
  return feature && missing.length > 0
    ? [{ feature, missing, excerpt: excerpt.slice(0, 120) }]
    : [];
}
