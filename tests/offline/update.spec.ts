import type { Page } from '@playwright/test';
import {
  countTerm,
  expect,
  hasStore,
  isPart,
  isRegistered,
  notice,
  savedLine,
  soon,
  stored,
  test,
  visit,
} from './test.ts';

const law = '/beneficios/bpc-loas';
const tool = '/ferramentas/prazo-do-recurso';

test('uma nova versão toma o lugar da antiga com uma só página aberta, e sem pedir o que não mudou', async ({
  page,
  site,
  newVersion,
}) => {
  await visit(page, site.origin + law);
  const before = (await stored(page)) ?? [];
  await test.step('uma que não chega inteira deixa a antiga como está', async () => {
    site.deploy(newVersion({ text: (text) => text.replaceAll('BPC/LOAS', 'Meio texto') }));
    site.fate = (path) => (isPart(path) ? 'break' : undefined);
    site.asked.length = 0;
    await page.reload();
    await soon(() => site.asked.filter(isPart).length).toBeGreaterThan(0);
    site.fate = (path) => (isPart(path) ? 'break' : 'fail');
    await page.goto(site.origin + law);
    await expect(page).toHaveTitle(/^BPC\/LOAS/);
    await expect(notice(page)).toBeVisible();
    site.fate = () => undefined;
  });
  site.deploy(
    newVersion({
      text: (text, file) =>
        file === 'beneficios/bpc-loas.html' ? text.replaceAll('BPC/LOAS', 'Novo texto') : text,
    }),
  );
  site.asked.length = 0;
  await page.reload();
  await expect(page).toHaveTitle(/^Novo texto/);
  await soon(async () => (await stored(page))?.filter((path) => !before.includes(path))).toEqual([
    expect.stringContaining('copia-paginas'),
  ]);
  // The old pages have gone, the programs are the same.
  await soon(async () => (await stored(page))?.filter(isPart).length).toBe(2);
  expect(site.asked.filter(isPart)).toHaveLength(1);

  site.goDown();
  await page.goto(site.origin + law);
  await expect(page).toHaveTitle(/^Novo texto/);
  await expect(notice(page)).toBeVisible();
});

test('uma página da versão antiga ainda acha os seus programas até ser fechada', async ({
  page,
  site,
  context,
  newVersion,
}) => {
  await visit(page, site.origin + tool);
  const oldName = /DeadlineTool\.[\w-]+\.js/g;
  const programs = (paths: string[] = []) => paths.filter((path) => path.includes('programas'));
  const [oldPrograms = ''] = programs(await stored(page));
  const renamed = (text: string) => text.replaceAll(oldName, 'DeadlineTool.js');
  site.deploy(newVersion({ text: renamed, name: renamed }));
  site.asked.length = 0;

  const other = await context.newPage();
  await other.goto(site.origin);
  await soon(async () => programs(await stored(other)).length).toBe(2);
  await soon(async () => (await stored(other))?.filter(isPart).length).toBe(4);

  await countTerm(page);
  expect(site.asked.filter((path) => path.match(oldName))).toEqual([]);

  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto(site.origin);
  await soon(async () => programs(await stored(later))).toHaveLength(1);
  expect(programs(await stored(later))).not.toContain(oldPrograms);
});

test('quem visita apaga a cópia, e ela não volta nesta aba; a chave de emergência a remove de quem a tem', async ({
  page,
  site,
  context,
  newVersion,
}) => {
  await visit(page, site.origin);
  const other = await context.newPage();
  await visit(other, site.origin + law);

  await page.emulateMedia({ media: 'print' });
  await expect(savedLine(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await savedLine(page).getByRole('button').click();
  // The line now says that the copy is gone.
  const removed = (one: Page) => one.locator('footer p[tabindex="-1"]');
  await expect(removed(page)).toBeFocused();
  // The page that did not ask is told as well.
  await expect(removed(other)).toBeVisible();
  expect(await hasStore(page)).toBe(false);
  expect(await isRegistered(page)).toBe(false);

  site.asked.length = 0;
  for (const one of [page, other]) {
    const asks = one.waitForResponse(/\/copia\.js$/);
    await one.goto(`${site.origin}/privacidade`);
    // What would ask for the copy has run.
    await (await asks).finished();
    await one.evaluate(() => import('/copia.js' as string));
    await expect(savedLine(one)).toHaveCount(0);
    expect(await isRegistered(one)).toBe(false);
    expect(await hasStore(one)).toBe(false);
  }
  expect(site.asked).not.toContain('/sw.js');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  // Another visit, in a new tab, may save again.
  const again = await context.newPage();
  await visit(again, site.origin);

  // The emergency switch removes the program and the copy of whoever has them.
  site.deploy(newVersion({ off: true }));
  await again.reload();
  await soon(() => hasStore(again)).toBe(false);
  await soon(() => isRegistered(again)).toBe(false);
  // Each later visit asks for the worker, and each time it leaves again.
  site.asked.length = 0;
  const later = await context.newPage();
  // The worker that has left is there until the last page of its own is closed.
  for (const one of [page, other, again]) await one.close();
  await later.goto(site.origin + law);
  await soon(() => site.asked.includes('/sw.js')).toBe(true);
  await soon(() => isRegistered(later)).toBe(false);
  await expect(savedLine(later)).toHaveCount(0);
  site.goDown();
  await expect(later.goto(site.origin)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
