/**
 * Where a mistyped or old address of a known page lives now: trailing slash, capitals, `.html`,
 * `/index` and percent-encoding are forgiven. Undefined when the path is canonical already, leads
 * to no page or is badly encoded. The answer is always one of `routes`, so it cannot leave the site.
 */
export function canonicalRedirect(
  pathname: string,
  routes: ReadonlySet<string>,
): string | undefined {
  const plain = decode(pathname)
    ?.toLowerCase()
    .replace(/\/$/, '')
    .replace(/(?:\/index)?(?:\.html)?$/, '');
  const canonical = plain === '' ? '/' : plain;
  return canonical !== undefined && canonical !== pathname && routes.has(canonical)
    ? canonical
    : undefined;
}

/**
 * Regular expression, to be read without regard to case, of a route's own path and of every decoded
 * path that `canonicalRedirect` leads there: for servers that hold tables instead of code.
 */
export function spellingsOf(route: string): string {
  const start = route === '/' ? '/?' : route.replaceAll('.', '\\.');
  return `^${start}(?:/index)?(?:\\.html)?/?$`;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
