import { lastCommits } from '#document/last-commits.ts';
import { loadSite } from '#document/site.ts';
import { sitePages } from '#document/site-pages.ts';

/** Every public page at its canonical address, with the day of its last change. */
export function GET(): Response {
  const { practice } = loadSite();
  const all = sitePages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path, file, madeIn = file, checked }) => ({ path, source: madeIn, checked }));
  const days = lastCommits(all.map(({ source }) => source));
  const lastDay = (source: string): string | undefined =>
    [...days]
      .filter(([file]) => file === source || file.startsWith(`${source}/`))
      .map(([, day]) => day)
      .sort()
      .at(-1);
  const urls = all.map(({ path, source, checked }) => {
    const day = lastDay(source) ?? checked?.updatedOn;
    const address = new URL(path, practice.siteAddress).href;
    return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
}
