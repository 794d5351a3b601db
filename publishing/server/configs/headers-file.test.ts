// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { cloudflare, headersByHost, netlify } from '#tests/built/read-headers-file.ts';
import { createSampleSite } from '#tests/fixtures/sample-site.ts';
import { headersFor } from '../headers.ts';
import type { InlineHashes } from '../inline-hashes.ts';
import { readSite, type SiteAddress } from '../read-site.ts';
import { headersFile } from './headers-file.ts';

const policyName = 'Content-Security-Policy';

const sample = createSampleSite();
const site = readSite(sample.dist);

const page = (path: string, hashes: Partial<InlineHashes> = {}): SiteAddress => ({
  path,
  file: `${path}.html`,
  hashes: { scripts: [], styles: [], sendsToChat: false, ...hashes },
});

/** As many different sources, each as long as a real one. */
const sources = (count: number, start = 0) =>
  Array.from(
    { length: count },
    (_, index) => `'sha256-${String(start + index).padStart(43, '0')}='`,
  );

// That each page has the headers of the source: tests/built/output.test.ts.
describe.each([
  ['Cloudflare', cloudflare],
  ['Netlify', netlify],
])('as %s reads it', (_, reading) => {
  test.each(['/nada', '/beneficios/nada', '/nada/nada'])(
    'the page for unknown addresses works at %s',
    (path) => {
      const headers = headersByHost(headersFile(site), path, reading);
      const { styles = [] } = site.find((address) => address.path === '/404')?.hashes ?? {};
      expect(headers[policyName]).toContain(styles.join(' '));
      expect(headers).toHaveProperty('Referrer-Policy');
    },
  );

  test('a browser does not remember for long that a file is missing', () => {
    for (const there of ['/_astro/form.D4x1.js', '/_astro/old.js', '/og/old.png']) {
      const { 'Cache-Control': cache } = headersByHost(headersFile(site), there, reading);
      expect(cache).not.toContain('immutable');
    }
  });
});

test('too many sources for one line: each folder or letter has its own policy, which fits', () => {
  const pages = [
    page('/', { styles: sources(10) }),
    page('/a', { styles: sources(10, 20) }),
    page('/a/x', { styles: sources(10, 40) }),
    page('/b', { styles: sources(10, 60) }),
    page('/404', { styles: sources(1, 90) }),
    page('/c', { styles: sources(1, 70) }),
    ...Array.from({ length: 120 }, (_, index) =>
      page(`/c/${'xyz'[index % 3]}${index}`, { styles: sources(2, 100 + index * 2) }),
    ),
  ];
  const file = headersFile(pages);
  for (const reading of [cloudflare, netlify]) {
    for (const { path, hashes } of pages) {
      const policy = headersByHost(file, path, reading)[policyName];
      expect(policy).toContain(hashes?.styles.join(' '));
      expect(policy).not.toContain(',');
    }
    for (const unknown of ['/a/nada', '/c/x1nada'])
      expect(headersByHost(file, unknown, reading)[policyName]).toContain(sources(1, 90)[0]);
  }
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2002);
});

test('a page with a policy of another kind has it to itself, and so has the reader', () => {
  const reading = page('/ferramentas/extrato-cnis', { styles: sources(1) });
  const tool = page('/ferramentas/renda-bpc', { styles: sources(1, 1) });
  const reader: SiteAddress = { path: '/leitor-A1b2.js', file: 'leitor-A1b2.js' };
  const all = [...site, reading, tool, reader];
  for (const host of [cloudflare, netlify]) {
    for (const { path, hashes } of [reading, tool, reader]) {
      expect(headersByHost(headersFile(all), path, host)[policyName]).toBe(
        headersFor(path, hashes)[policyName],
      );
    }
  }
});

test('more than a host reads stops the build, and says why', () => {
  const crowded = page('/', { styles: sources(40) });
  expect(() => headersFile([crowded])).toThrow(/2000/);
  const different = Array.from({ length: 101 }, (_, index) =>
    page(`/${index}`, { styles: sources(2, index * 2) }),
  );
  expect(() => headersFile(different)).toThrow(/\b102 rules.*\b100\b.*same inline styles/);
});
