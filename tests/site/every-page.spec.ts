import type { CDPSession, Page } from '@playwright/test';
import { axeFindings, contrastFindings } from '../browser/axe.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { inWindows, usualPaths } from '../browser/site-paths.ts';
import { expect, test, type Watch } from '../browser/test.ts';
import { otherForms } from '../built/page-forms.ts';
import { brokenNumbers } from './broken-numbers.ts';
import { expectShort } from './length.ts';
import { longLines } from './line-length.ts';
import { openAndWatch, shiftsToTheEnd } from './shifts.ts';
import { coveredOnFocus, linksUnderLinks, smallTargets } from './targets.ts';

// One page, loaded once on the phone and once on the desk; a failure says by its message which, what was looked
// for, and what was found. Before any of it, the page is read to its end: reading is no use of an island.

const kinds: readonly string[] = kindsOfPage;

/** Of the others, what hangs on their words is looked at by `adaptable.spec.ts`. */
const isUsual = (path: string) => !otherForms.includes(path);

async function expectArrives(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 800 });
  await openAndWatch(page, path);
  expect.soft(await shiftsToTheEnd(page), `${path}: nada se move`).toEqual([]);
  expect.soft(await smallTargets(page), `${path}: alvos de 44 px`).toEqual([]);
  if (isUsual(path)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectShort(page, path);
  }
  await openAllFolded(page);
  expect.soft(await smallTargets(page), `${path}: alvos de 44 px, tudo aberto`).toEqual([]);
  expect.soft(await linksUnderLinks(page), `${path}: nenhum link sobre outro`).toEqual([]);
}

async function expectFitsEachWidth(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAndWatch(page, path);
  expect.soft(await shiftsToTheEnd(page), `${path}, mesa: nada se move`).toEqual([]);
  await openAllFolded(page);
  // By night the colours are others; what a wide window shows else is the kind's.
  const find = isUsual(path) && !kinds.includes(path) ? contrastFindings : axeFindings;
  expect.soft(await find(page), `${path}, mesa, à noite: axe`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  // From wide to narrow, each width once: every new width lays the whole page out anew.
  for (const width of [1280, 1920, 1100, 768, 412, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width >= 768)
      expect.soft(await longLines(page), `${path}: linhas curtas, ${width} px`).toEqual([]);
    if ([1280, 412, 360, 320].includes(width))
      expect.soft(await brokenNumbers(page), `${path}: números inteiros, ${width} px`).toEqual([]);
  }
  expect.soft(await sideways(page), `${path}: cabe em 320 px`).toBe(0);
  expect.soft(await axeFindings(page), `${path}: axe`).toEqual([]);
}

async function expectLeavesNothing(page: Page, path: string, scripts: string[], watch: Watch) {
  // The copy for use without a connection comes by itself after a while (docs/decisions/0016).
  const used = scripts.filter((url) => !url.endsWith('/copia.js'));
  expect.soft(used, `${path}: nenhum programa antes do uso`).toEqual([]);
  expect.soft(await page.context().cookies(), `${path}: nenhum cookie`).toEqual([]);
  const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect.soft(kept, `${path}: nada guardado`).toBe(0);
  expect.soft(watch.foreignRequests, `${path}: nenhum pedido a outros`).toEqual([]);
  // The missing path is logged on purpose on the page for unknown addresses.
  if (path !== '/nao-existe') expect.soft(watch.console, `${path}: console calado`).toEqual([]);
}

async function expectGrows(page: Page, path: string, session: CDPSession) {
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
    expect.soft(await sideways(page), `${path}: texto máximo, ${width} px`).toBe(0);
  }
  await size('');
  expect.soft(await coveredOnFocus(page), `${path}: foco nunca sob o cabeçalho`).toEqual([]);
  // As if the reader had set the browser's letters to twice their size.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '36px');
  expect.soft(await sideways(page), `${path}: letras do navegador ao dobro`).toBe(0);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.evaluate(() => sessionStorage.clear());
}

for (const { paths, which, tag } of inWindows([
  { paths: [...usualPaths, '/nao-existe'], which: 'toda espécie de página', tag: [] },
  { paths: otherForms, which: 'toda outra forma de página', tag: '@deep' },
])) {
  test(`${which}: na mesa, à noite, e no telefone, de dia`, { tag }, async ({
    page,
    context,
    watch,
  }) => {
    test.setTimeout(360_000);
    const scripts: string[] = [];
    let here = '';
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      // The page before may still ask for what its use has called for.
      if (new URL(request.frame().url()).pathname === here) scripts.push(request.url());
    });
    const session = await context.newCDPSession(page);
    for (const path of paths) {
      here = path;
      for (const told of [scripts, watch.console, watch.foreignRequests]) told.length = 0;
      await expectArrives(page, path);
      await expectFitsEachWidth(page, path);
      await expectLeavesNothing(page, path, scripts, watch);
      await expectGrows(page, path, session);
    }
  });
}
