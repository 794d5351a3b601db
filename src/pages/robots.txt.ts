import { loadSite } from '#document/site.ts';

export function GET(): Response {
  const { practice } = loadSite();
  // A demonstration asks not to be indexed page by page; blocking it here would hide that request.
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${practice.siteAddress}/sitemap.xml\n`);
}
