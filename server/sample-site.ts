import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from './compress.ts';
import { sealSite } from './seal.ts';

const long = 'Quem pode pedir o benefício? '.repeat(80);

export const sampleFiles = {
  'index.html': `<!doctype html><style>body{margin:0}</style><script>start()</script>${long}`,
  '404.html': `<!doctype html><style>h1{color:red}</style>Página não encontrada ${long}`,
  'beneficios.html': `<!doctype html>Benefícios ${long}`,
  'beneficios/bpc-loas.html': `<!doctype html><script>bpc()</script>BPC/LOAS ${long}`,
  '_astro/form.D4x1.js': `export const text = '${long}';`,
  '_astro/sans.B7y2.woff2': 'woff2',
  'og/bpc.png': 'png',
  'sitemap.xml': `<urlset>${long}</urlset>`,
  'robots.txt': 'User-agent: *',
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${long}</title></svg>`,
  'site.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: https://example.org',
  '.env': 'SECRET=1',
} as const;

/** A small finished build in a temporary folder, for tests; `remove` deletes it. */
export function createSampleSite() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(root, 'dist');
  for (const [name, content] of Object.entries(sampleFiles)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  writeFileSync(join(root, 'secret.txt'), 'outside of the site');
  compressFolder(dist);
  sealSite(dist);
  return { root, dist, remove: () => rmSync(root, { recursive: true, force: true }) };
}
