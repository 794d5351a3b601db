import { readFileSync } from 'node:fs';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

const demoNumber = '5500900000000';

for (const path of [...sitePaths(), '/nao-existe']) {
  test(`${path}: nenhum link interno ou âncora morta`, async ({ page, request }) => {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
    const internal = new Set(hrefs.filter((href) => href.startsWith(new URL(page.url()).origin)));
    expect(internal.size).toBeGreaterThan(5);
    for (const href of internal) {
      const { pathname, hash } = new URL(href);
      const response = await request.get(pathname, { maxRedirects: 0 });
      expect(response.status(), `${pathname} a partir de ${path}`).toBe(
        pathname === '/nao-existe' ? 404 : 200,
      );
      if (hash)
        expect(await response.text(), href).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
  });

  test(`${path}: todo link de conversa vai ao único número, na mesma aba`, async ({ page }) => {
    await page.goto(path);
    // The one to send the page on has no number: tests/journeys/share.spec.ts.
    const chats = 'a[href*="wa.me"]:not([href*="wa.me/?text="]), a[href*="whatsapp"]';
    const links = await page.locator(chats).evaluateAll((all) =>
      all.map((a) => ({
        href: a.getAttribute('href') ?? '',
        rel: a.getAttribute('rel'),
        target: a.getAttribute('target'),
      })),
    );
    expect(links.length).toBeGreaterThan(1);
    for (const { href, rel, target } of links) {
      const [start, query] = href.split('?text=');
      expect(start).toBe(`https://wa.me/${demoNumber}`);
      const text = decodeURIComponent(query ?? '');
      expect(encodeURIComponent(text)).toBe(query);
      expect(text).toMatch(/^Olá! .{10,}/);
      expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
      expect(rel).toBe('noreferrer');
      expect(target).toBeNull();
    }
  });
}

test('cada página de benefício abre a conversa com um texto próprio', () => {
  const messages = sitePaths()
    .filter((path) => path.startsWith('/beneficios/'))
    .map((path) => {
      const [, contact = ''] = readFileSync(`dist${path}.html`, 'utf8').split(
        'aria-labelledby="conversar"',
      );
      return /\?text=([^"]+)"/.exec(contact)?.[1];
    });
  expect(new Set(messages).size).toBe(6);
});
