import { loadBenefits } from '../../content/load/benefits.ts';
import { loadTools } from '../../content/load/tools.ts';
import {
  benefitPath,
  deniedGuidePath,
  flowPath,
  toolPath,
  toolsPath,
} from '../../content/paths.ts';
import { loadSite } from '../document/site.ts';

/** Every public page, once, at its canonical address. */
export function GET(): Response {
  const { practice, figures } = loadSite();
  const paths = [
    '/',
    ...loadBenefits(figures).map(({ slug }) => benefitPath(slug)),
    deniedGuidePath,
    flowPath,
    toolsPath,
    ...loadTools(figures).map(({ slug }) => toolPath(slug)),
    '/privacidade',
    '/acessibilidade',
  ];
  const urls = paths.map(
    (path) => `<url><loc>${new URL(path, practice.siteAddress).href}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
}
