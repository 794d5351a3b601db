import { expect, test } from 'vitest';
import { flowPath } from '#texts/paths.ts';
import { builtPages, linksOf } from './pages.ts';

// That “Voltar” leads to the question before, on every way: src/texts/load/flow.test.ts. Its pages have no program:
// the tab's own Back and Forward are the browser's.

test('toda pergunta e todo fim levam de volta a quem perguntou e ao começo; este não tem para onde voltar', () => {
  const steps = builtPages.filter(({ path }) => path.startsWith(flowPath));
  /** The flow's own pages to which one leads, inside and outside of its answers. */
  const waysOf = (page: (typeof steps)[number], answers: boolean) => {
    const nav = /<nav[^>]*data-heard[\s\S]*?<\/nav>/;
    const html = answers ? (nav.exec(page.html)?.[0] ?? '') : page.html.replace(nav, '');
    const [, main = ''] = answers
      ? ['', html]
      : (/<main[\s\S]*?>([\s\S]*)<\/main>/.exec(html) ?? []);
    return linksOf({ ...page, html: main }).flatMap(({ href }) =>
      href.startsWith(flowPath) ? [href] : [],
    );
  };
  expect(steps.length).toBeGreaterThan(20);
  for (const page of steps) {
    const before = steps.filter((other) => waysOf(other, true).includes(page.path));
    const back = waysOf(page, false);
    if (page.path === flowPath) expect(back).toEqual([]);
    else {
      expect(back, page.path).toContain(flowPath);
      expect(
        before.some(({ path }) => back.includes(path)),
        page.path,
      ).toBe(true);
    }
  }
});
