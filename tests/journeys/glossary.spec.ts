import type { Page } from '@playwright/test';
import { contrastFindings, expectNoAxeFindings } from '../browser/axe.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';

const bpc = '/beneficios/bpc-loas';

/** Opens a page and all that is folded on it: hard words lie behind its doors, too. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  await openAllFolded(page);
}

/** The first hard word of a page, or the one called so, and the note that it opens. */
function parts(page: Page, word?: string) {
  const button = page
    .locator('main [popovertarget]')
    .filter({ hasText: word && new RegExp(`^${word}$`) })
    .first();
  return { button, note: button.locator('xpath=following-sibling::*[1][@popover]') };
}

test('pelo teclado: Enter abre, Esc fecha, o foco fica na palavra; o leitor de tela ouve a explicação logo depois; no papel, a nota está à vista', async ({
  page,
  watch,
}) => {
  await openWhole(page, bpc);
  const { button, note } = parts(page);
  await expect(note).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await expect(button).toBeFocused();
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  expect(watch.console).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS('position', 'static');
  await page.emulateMedia({ media: 'screen' });

  const [word, meaning] = [await button.textContent(), await note.textContent()];
  const session = await page.context().newCDPSession(page);
  // The browser's own tree: Playwright's does not know that the note gives the button a state.
  const isExpanded = async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodes } = await session.send('Accessibility.queryAXTree', {
      nodeId: root.nodeId,
      role: 'button',
      accessibleName: word ?? '',
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  const heard = async () => {
    const tree = await button.locator('xpath=..').ariaSnapshot();
    const [, after = ''] = tree.split(`button "${word}"`);
    return after;
  };
  expect(await isExpanded()).toBe(false);
  expect(await heard()).not.toContain(meaning);
  await button.click();
  expect(await isExpanded()).toBe(true);
  expect(await heard()).toContain(meaning);
});

test.describe('com o dedo, a 320 px', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test('o toque abre uma folha inteira no pé da tela, e o toque fora fecha; a nota mais longa cabe, ou rola', async ({
    page,
  }) => {
    await openWhole(page, '/beneficios/pensao-por-morte');
    const { button, note } = parts(page);
    await button.tap();
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 320 });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(568);
    await page.touchscreen.tap(160, 60);
    await expect(note).toBeHidden();

    await page.setViewportSize({ width: 320, height: 256 });
    const notes = page.locator('main [popover]');
    const lengths = await notes.evaluateAll((all) =>
      all.map((one) => one.textContent?.length ?? 0),
    );
    const longest = notes.nth(lengths.indexOf(Math.max(...lengths)));
    await page.locator(`[popovertarget="${await longest.getAttribute('id')}"]`).tap();
    const low = await longest.boundingBox();
    expect(low?.y).toBeGreaterThanOrEqual(0);
    expect(low?.height).toBeLessThanOrEqual(256);
  });
});

test('o glossário leva da letra à palavra, e da palavra à página', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/glossario');
  const jump = page.locator('main nav a[href^="#letra-"]').last();
  const letter = (await jump.getAttribute('href')) ?? '';
  await jump.click();
  await expect(page).toHaveURL(`/glossario${letter}`);
  await expect(page.locator(`${letter} dt`).first()).toBeInViewport();

  // On a phone the closed letters are that row.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('about:blank');
  await page.goto('/glossario');
  await expect(jump).toBeHidden();
  const group = page.locator(letter);
  await expect(group.locator('dt').first()).toBeHidden();
  await group.locator('summary').click();
  await expect(group.locator('dt').first()).toBeInViewport();

  const explained = page.locator('dl > div a[href*="#"]').last();
  const word = await explained.locator('xpath=ancestor::div[1]/dt').getAttribute('id');
  const target = (await explained.getAttribute('href')) ?? '';
  // From elsewhere to a word: its letter opens.
  await page.goto('about:blank');
  await page.goto(`/glossario#${word}`);
  await expect(page.locator(`[id="${word}"]`)).toBeInViewport();
  await explained.click();
  await expect(page).toHaveURL(target);
});
