import { benefitsFolder, loadBenefits } from '#content/load/benefits.ts';
import { flowFile, loadFlow } from '#content/load/flow.ts';
import { guideFile, loadDeniedGuide } from '#content/load/guide.ts';
import { loadPage, pageFile, pageNames } from '#content/load/page.ts';
import { loadTools, toolsFolder } from '#content/load/tools.ts';
import { benefitPath, deniedGuidePath, flowPath, toolPath, toolsPath } from '#content/paths.ts';
import { lastCommits } from '#document/last-commits.ts';
import { loadSite } from '#document/site.ts';

interface Entry {
  path: string;
  /** The file or folder that holds what the page says. */
  source: string;
  /** The day that the text itself gives, for copies without history. */
  updatedOn?: string;
}

/** Every public page, once. */
function entries(): Entry[] {
  const { figures } = loadSite();
  return [
    { path: '/', source: 'src/features/home' },
    ...loadBenefits(figures).map(({ slug, updatedOn }) => ({
      path: benefitPath(slug),
      source: `${benefitsFolder}/${slug}.md`,
      updatedOn,
    })),
    { path: deniedGuidePath, source: guideFile, updatedOn: loadDeniedGuide(figures).updatedOn },
    { path: flowPath, source: flowFile, updatedOn: loadFlow(figures).updatedOn },
    { path: toolsPath, source: 'src/tools/ToolsIndexPage.tsx' },
    ...loadTools(figures).map(({ slug, updatedOn }) => ({
      path: toolPath(slug),
      source: `${toolsFolder}/${slug}.md`,
      updatedOn,
    })),
    ...pageNames.map((name) => ({
      path: `/${name}`,
      source: pageFile(name),
      updatedOn: loadPage(name, figures).updatedOn,
    })),
  ];
}

/** Every public page at its canonical address, with the day of its last change. */
export function GET(): Response {
  const { practice } = loadSite();
  const all = entries();
  const days = lastCommits(all.map(({ source }) => source));
  const lastDay = (source: string): string | undefined =>
    [...days]
      .filter(([file]) => file === source || file.startsWith(`${source}/`))
      .map(([, day]) => day)
      .sort()
      .at(-1);
  const urls = all.map(({ path, source, updatedOn }) => {
    const day = lastDay(source) ?? updatedOn;
    const address = new URL(path, practice.siteAddress).href;
    return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
}
