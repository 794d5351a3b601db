import { readdirSync, readFileSync } from 'node:fs';
import { siteFolder } from '../browser/site-folder.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

// That no page and no journey meets its own policy is checked where they are: every test that uses
// the page ends with it (tests/browser/test.ts). Here: the policy is really in force.

for (const path of [...sitePaths(), '/nao-existe']) {
  test(`${path}: a política vale, e nada nela é frouxo`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['sw']);
    const form = path === '/' ? ['https://wa.me', 'https://api.whatsapp.com'] : ["'none'"];
    expect(directives.get('form-action')).toEqual(form);
    for (const [name, sources] of directives) {
      if (name.endsWith('-src')) {
        for (const source of sources) expect(source).toMatch(/^'(none|self|sha256-[\w+/=]+)'$/);
      }
    }
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  });
}

// Blocked, the worker's address would never be looked at.
test.use({ serviceWorkers: 'allow' });

test('o que a política proíbe é mesmo recusado pelo navegador', async ({ page, watch }) => {
  await page.goto('/privacidade');
  const refused = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      'HTML feito de texto': () => {
        document.body.innerHTML = '<p>x</p>';
      },
      'comando feito de texto': () => document.body.setAttribute('onclick', 'x()'),
      'outra política de Trusted Types': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string): unknown } }
        ).trustedTypes.createPolicy('outra'),
      'endereço de programa feito de texto': () => navigator.serviceWorker.register('/sw.js'),
      'pedido a outro site': () => fetch('https://example.org/'),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
      } catch {
        names.push(name);
      }
    }
    const script = document.createElement('script');
    script.append('window.ran = true');
    document.head.append(script);
    if (!('ran' in window)) names.push('programa na página');
    const base = document.createElement('base');
    base.href = 'https://example.org/';
    document.head.append(base);
    if (document.baseURI.startsWith(location.origin)) names.push('outra base de endereços');
    document.body.setAttribute('style', 'position: fixed');
    if (getComputedStyle(document.body).position !== 'fixed') names.push('estilo na página');
    return names;
  });
  expect(refused).toEqual([
    'HTML feito de texto',
    'comando feito de texto',
    'outra política de Trusted Types',
    'endereço de programa feito de texto',
    'pedido a outro site',
    'programa na página',
    'outra base de endereços',
    'estilo na página',
  ]);
  // Each of them is reported, so a page that tried would fail its test.
  await expect
    .poll(() => [...new Set(watch.violations.map((text) => text.split(' ')[1]))].sort())
    .toEqual(
      expect.arrayContaining([
        'base-uri',
        'connect-src',
        'require-trusted-types-for',
        'style-src-attr',
        'trusted-types',
      ]),
    );
  watch.violations.length = 0;
});

test('nenhuma ilha recebe HTML pronto, que React teria de escrever como texto', () => {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const markup = readFileSync(`${siteFolder}/${name}`, 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );
    expect(markup, name).not.toMatch(/<astro-(?:static-)?slot|data-astro-template/);
  }
});
