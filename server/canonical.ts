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

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
