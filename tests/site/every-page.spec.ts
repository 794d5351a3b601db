import { axeFindings, contrastFindings } from '../browser/axe.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { usualPaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { otherForms } from '../built/page-forms.ts';
import { brokenNumbers } from './broken-numbers.ts';
import { longLines } from './line-length.ts';
import { openAndWatch, shiftsToTheEnd } from './shifts.ts';
import { coveredOnFocus, linksUnderLinks, smallTargets } from './targets.ts';

// One page, loaded once on the phone and once on the desk; a failure says by its message what was looked for, and what was
// found. Before any of it, the page is read to its end: reading is no use of an island.

test.describe.configure({ timeout: 120_000 });

const kinds: readonly string[] = kindsOfPage;

for (const path of [...usualPaths, '/nao-existe', ...otherForms]) {
  // Of the others, what hangs on their words is looked at by `adaptable.spec.ts`.
  const isUsual = !otherForms.includes(path);
  const title = `${path}: na mesa, à noite, e no telefone, de dia`;
  test(title, { tag: isUsual ? [] : '@deep' }, async ({ page, context, watch }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });

    await test.step('como chega ao telefone', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 800 });
      await openAndWatch(page, path);
      expect.soft(await shiftsToTheEnd(page), 'nada se move').toEqual([]);
      expect.soft(await smallTargets(page), 'alvos de 44 px').toEqual([]);
      await openAllFolded(page);
      expect.soft(await smallTargets(page), 'alvos de 44 px, tudo aberto').toEqual([]);
      expect.soft(await linksUnderLinks(page), 'nenhum link sobre outro').toEqual([]);
    });

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAndWatch(page, path);
    expect.soft(await shiftsToTheEnd(page), 'mesa: nada se move').toEqual([]);
    await openAllFolded(page);
    // By night the colours are others; what a wide window shows else is the kind's.
    const find = isUsual && !kinds.includes(path) ? contrastFindings : axeFindings;
    expect.soft(await find(page), 'mesa, à noite: axe').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });

    // From wide to narrow, each width once: every new width lays the whole page out anew.
    for (const width of [1280, 1920, 1100, 768, 412, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width >= 768)
        expect.soft(await longLines(page), `linhas curtas, ${width} px`).toEqual([]);
      if ([1280, 412, 360, 320].includes(width))
        expect.soft(await brokenNumbers(page), `números inteiros, ${width} px`).toEqual([]);
    }
    expect.soft(await sideways(page), 'cabe em 320 px').toBe(0);
    expect.soft(await axeFindings(page), 'axe').toEqual([]);

    // The copy for use without a connection comes by itself after a while (docs/decisions/0016).
    const used = scripts.filter((url) => !url.endsWith('/copia.js'));
    expect.soft(used, 'nenhum programa antes do uso').toEqual([]);
    expect.soft(await context.cookies(), 'nenhum cookie').toEqual([]);
    const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect.soft(kept, 'nada guardado').toBe(0);
    expect.soft(watch.foreignRequests, 'nenhum pedido a outros').toEqual([]);
    // The missing path is logged on purpose on the page for unknown addresses.
    if (path !== '/nao-existe') expect.soft(watch.console, 'console calado').toEqual([]);

    const size = (value: string) =>
      page.evaluate((chosen) => {
        const control = document.querySelector<HTMLSelectElement>('header select');
        if (!control) throw new Error('no control for the size of the text');
        control.value = chosen;
        control.dispatchEvent(new Event('change'));
      }, value);
    await size('170%');
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `texto máximo, ${width} px`).toBe(0);
    }
    await size('');
    expect.soft(await coveredOnFocus(page), 'foco nunca sob o cabeçalho').toEqual([]);
    // As if the reader had set the browser's letters to twice their size.
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '36px');
    expect.soft(await sideways(page), 'letras do navegador ao dobro').toBe(0);
  });
}
