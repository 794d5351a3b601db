import { arrivalPath, sharePath } from '#offline/shared.ts';
import { notFoundPath, type SiteAddress } from '../read-site.ts';

// Cloudflare ignores further ones.
const mostRedirects = 2000;

const endings = ['.html', '/index.html', '/index'];

/**
 * `_redirects`, for hosts that take a folder. They have no way to lower-case, and take away trailing
 * slashes themselves; a rule about these would lead Netlify in circles. Never forced, so that an
 * existing file comes first there. No patterns: `/*` to `/:splat` would lead to other sites. Other
 * names of a page come as it writes them and in small letters; a large site goes without the rarest
 * spellings of the rest.
 */
export function redirectsFile(site: readonly SiteAddress[]): string {
  const pages = site.filter(({ path, hashes }) => hashes && path !== notFoundPath);
  const lines = pages.flatMap(({ path, alsoAt = [] }) =>
    [...new Set(alsoAt.flatMap((other) => [other, other.toLowerCase()]))]
      .filter((other) => other !== path)
      .map((other) => `${other} ${path} 301`),
  );
  for (const ending of endings) {
    const more = pages
      .filter(({ path }) => path !== '/' || ending !== '.html')
      .map(({ path }) => `${path === '/' ? '' : path}${ending} ${path} 301`);
    if (lines.length + more.length <= mostRedirects) lines.push(...more);
  }
  return `${[
    '# Written by the build: old and mistyped addresses of pages; and where a phone that lost the copy of',
    '# the site sends a letter, which is led on.',
    `${sharePath} ${arrivalPath} 303`,
    ...lines,
  ].join('\n')}\n`;
}
