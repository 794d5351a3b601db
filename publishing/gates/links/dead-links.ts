import { readdirSync } from 'node:fs';
import { decodeHTML } from 'entities';
import type { Fault } from '../fault.ts';

interface LinkingPage {
  path: string;
  html: string;
}

// The page for unknown addresses: nothing leads there.
const unknownPath = '/404';

/** Every address below the folder of a build: of a page without ending, of a file with it. */
export const addressesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
      .map((file) => file.slice(folder.length).replace(/(^|\/)index\.html$|\.html$/, '') || '/')
      .filter((path) => path !== unknownPath),
  );

const hrefsOf = ({ html }: LinkingPage): string[] =>
  [...html.matchAll(/<a\s(?:[^>]*?\s)?href="([^"]*)"/g)].map(([, href = '']) => decodeHTML(href));

/** What a link on this page leads to, below any origin; nothing for links elsewhere. */
export function targetOf(from: string, href: string): { path: string; anchor: string } | undefined {
  const origin = 'https://here.invalid';
  const { origin: there, pathname, hash } = new URL(href, origin + from);
  return there === origin
    ? { path: pathname, anchor: decodeURIComponent(hash.slice(1)) }
    : undefined;
}

/** What to say of a link that leads nowhere; the same before and after a build. */
export const deadLink = (place: string, href: string, isPart = false): Fault => ({
  place,
  sentence: href,
  reason: isPart ? 'leva a uma parte que a página não tem.' : 'leva a uma página que não existe.',
  remedy: isPart
    ? 'Abra a página, toque no título e copie o endereço.'
    : 'Abra a página no site e copie o endereço.',
});

/** The links of built pages that lead nowhere, each once for its page. */
export function deadLinks(
  pages: readonly LinkingPage[],
  addresses: ReadonlySet<string>,
): { path: string; href: string; isPart: boolean }[] {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  return pages.flatMap((page) =>
    [...new Set(hrefsOf(page))].flatMap((href) => {
      const target = targetOf(page.path, href);
      if (!target) return [];
      const { path, anchor } = target;
      const isLost = path !== page.path && !addresses.has(path);
      const isPart = !isLost && anchor !== '' && !html.get(path)?.includes(` id="${anchor}"`);
      return isLost || isPart ? [{ path: page.path, href, isPart }] : [];
    }),
  );
}
