import { expect, test } from '../browser/test.ts';

// That no page and no journey meets its own policy is checked where they are: every test that uses
// the page ends with it (tests/browser/test.ts). What it says: tests/built/policies.test.ts. Here: it
// is really in force.

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
