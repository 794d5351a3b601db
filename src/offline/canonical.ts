/**
 * Where a mistyped or old address of a known page lives now: trailing slash, capitals, `.html`,
 * `/index` and percent-encoding are forgiven. Undefined when the path is canonical already, leads
 * to no page or is badly encoded. The answer is always a page of `homes`, so it cannot leave the site.
 * @param homes the page that each address, in small letters, leads to; a page's own to itself
 */
export function canonicalRedirect(
  pathname: string,
  homes: ReadonlyMap<string, string>,
): string | undefined {
  const plain = decode(pathname)
    ?.toLowerCase()
    .replace(/\/$/, '')
    .replace(/(?:\/index)?(?:\.html)?$/, '');
  const home = plain === undefined ? undefined : homes.get(plain === '' ? '/' : plain);
  return home === pathname ? undefined : home;
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
