import type { Page } from '@playwright/test';
import { flowPath } from '#texts/paths.ts';
import { usualToRead } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { builtPages, linksOf } from '../built/pages.ts';

const bpc = '/beneficios/bpc-loas';
const guide = '/conteudos/beneficio-indeferido';

const doors = (page: Page) => page.locator('main details[data-fold]:not([data-fold=paper])');
const openDoors = (page: Page) =>
  doors(page).evaluateAll((all) => all.filter((one) => one.hasAttribute('open')).length);

const closeDoors = (page: Page) =>
  doors(page).evaluateAll((all) => {
    for (const one of all) one.removeAttribute('open');
  });

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

// That each page for reading has its doors: tests/built/benefits.test.ts.
test('fechadas no telefone e na mesa, abertas no papel, e depois dele como eram; pelo teclado, Enter abre, Espaço fecha, e o foco fica nelas', async ({
  page,
}) => {
  for (const path of usualToRead) {
    await page.setViewportSize(phone);
    await page.goto(path);
    const count = await doors(page).count();
    expect(count).toBeGreaterThanOrEqual(6);
    expect(await openDoors(page)).toBe(0);
    // Each has a name and a picture, and opens where it stands.
    const first = doors(page).first();
    await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(first.locator('summary :is(svg, img)')).toBeVisible();
    await first.locator('summary').click();
    await expect(first.locator('p, li').first()).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 800 });
    // Somebody is reading: nothing closes by itself.
    expect(await openDoors(page)).toBe(1);
    await page.goto(path);
    expect(await openDoors(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator('main details > div').all())
      await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }

  await page.goto(bpc);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await openDoors(page)).toBe(await doors(page).count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await openDoors(page)).toBe(0);

  const door = page.locator('#documentos');
  await door.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(door).toHaveAttribute('open');
  await expect(door.locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(door.locator('[type=checkbox]').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(door).not.toHaveAttribute('open');
});

test('um endereço com a parte abre a sua porta, de fora e de dentro da página', async ({
  page,
}) => {
  await page.goto(`${bpc}#como-a-renda-e-contada`);
  const inDoor = page.locator('#como-a-renda-e-contada');
  await expect(inDoor).toBeInViewport();
  expect(await openDoors(page)).toBe(1);

  // The summary of the guide leads to two of its own parts.
  await page.goto(guide);
  const link = page.locator('#em-resumo ~ ul a[href*="#prazo-do-recurso"]');
  await link.click();
  await expect(page.locator('#prazo-do-recurso p').first()).toBeInViewport();
  await page.locator('#prazo-do-recurso summary').click();
  await expect(page.locator('#prazo-do-recurso p').first()).toBeHidden();
  // The same link again: its address changes nothing any more.
  await link.click();
  await expect(page.locator('#prazo-do-recurso p').first()).toBeInViewport();
  await page.goBack();
  await page.evaluate(() => {
    location.hash = '#os-caminhos';
  });
  await expect(page.locator('#os-caminhos')).toBeInViewport();

  // Where only the sources have a door.
  const sources = page.locator('#fontes');
  for (const path of ['/ferramentas/renda-bpc', `${flowPath}/bpc`]) {
    await page.goto(path);
    await expect(sources, path).not.toHaveAttribute('open');
    await page.goto('about:blank');
    await page.goto(`${path}#fontes`);
    await expect(sources, path).toHaveAttribute('open');
  }
});

/** The parts of pages to which some page of the site points. */
const pointedAt = () => {
  const hrefs = builtPages.flatMap((one) =>
    linksOf(one).map(({ href }) => (href.startsWith('#') ? one.path + href : href)),
  );
  return [...new Set(hrefs)].map((href) => href.split('#')).sort();
};

test('nas páginas de costume, toda parte para a qual outra aponta se vê ao chegar, de fora e de dentro', async ({
  page,
}) => {
  const parts = pointedAt();
  for (const path of usualToRead) {
    const ids = parts.flatMap(([to, id]) => (to === path && id && id !== 'conteudo' ? id : []));
    expect(ids.length, path).toBeGreaterThan(4);
    for (const id of ids) {
      // The first from another page; the others within it, its doors closed again.
      if (id !== ids[0]) await closeDoors(page);
      await page.goto(`${path}#${id}`);
      const part = page.locator(`[id="${id}"]`);
      const door = part.locator('xpath=self::details | ancestor::details').last();
      await expect(door, `${path}#${id}`).toHaveAttribute('open');
      await expect(part, `${path}#${id}`).toBeInViewport();
    }
  }
});
