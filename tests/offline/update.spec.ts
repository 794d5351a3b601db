import {
  countTerm,
  expect,
  isPart,
  isRegistered,
  notice,
  savedLine,
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
  site.deploy(
    newVersion({
      text: (text, file) =>
        file === 'beneficios/bpc-loas.html' ? text.replaceAll('BPC/LOAS', 'Novo texto') : text,
    }),
  );
  site.asked.length = 0;
  await page.reload();
  await expect(page).toHaveTitle(/^Novo texto/);
  await expect
    .poll(async () => (await stored(page))?.filter((path) => !before.includes(path)))
    .toEqual([expect.stringContaining('copia-paginas')]);
  await expect.poll(async () => (await stored(page))?.filter(isPart).length).toBe(3);
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
  const oldName = /AppealDeadlineTool\.[\w-]+\.js/g;
  const programs = (paths: string[] = []) => paths.filter((path) => path.includes('programas'));
  const [oldPrograms = ''] = programs(await stored(page));
  const renamed = (text: string) => text.replaceAll(oldName, 'AppealDeadlineTool.js');
  site.deploy(newVersion({ text: renamed, name: renamed }));
  site.asked.length = 0;

  const other = await context.newPage();
  await other.goto(site.origin);
  await expect.poll(async () => programs(await stored(other)).length).toBe(2);
  await expect.poll(async () => (await stored(other))?.filter(isPart).length).toBe(4);

  await countTerm(page);
  expect(site.asked.filter((path) => path.match(oldName))).toEqual([]);

  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto(site.origin);
  await expect.poll(async () => programs(await stored(later))).toHaveLength(1);
  expect(programs(await stored(later))).not.toContain(oldPrograms);
});

test('uma nova versão que não chega inteira deixa a antiga como está', async ({
  page,
  site,
  newVersion,
}) => {
  await visit(page, site.origin);
  site.deploy(newVersion({ text: (text) => text.replaceAll('BPC/LOAS', 'Novo texto') }));
  site.asked.length = 0;
  site.fate = (path) => (isPart(path) ? 'break' : undefined);
  await page.reload();
  await expect.poll(() => site.asked.filter(isPart).length, { timeout: 15_000 }).toBeGreaterThan(0);
  site.goDown();
  await page.goto(site.origin + law);
  await expect(page).toHaveTitle(/^BPC\/LOAS/);
  await expect(notice(page)).toBeVisible();
});

test('quem visita apaga a cópia, e ela não volta nesta aba', async ({ page, site, context }) => {
  await visit(page, site.origin);
  const other = await context.newPage();
  await visit(other, site.origin + law);

  await savedLine(page).getByRole('button', { name: 'Apagar a cópia' }).click();
  const removed = 'Cópia apagada. Nesta aba, o site não salva outra.';
  await expect(page.getByText(removed)).toBeFocused();
  // The page that did not ask is told as well.
  await expect(other.getByText(removed)).toBeVisible();
  expect(await stored(page)).toBeUndefined();
  expect(await isRegistered(page)).toBe(false);

  site.asked.length = 0;
  for (const one of [page, other]) {
    await one.goto(`${site.origin}/privacidade`);
    await one.waitForTimeout(1000);
    await expect(savedLine(one)).toHaveCount(0);
    expect(await isRegistered(one)).toBe(false);
    expect(await stored(one)).toBeUndefined();
  }
  expect(site.asked).not.toContain('/sw.js');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  // Another visit, in a new tab, may save again.
  await visit(await context.newPage(), site.origin);
});

test('a chave de emergência remove o programa e a cópia de quem já os tem', async ({
  page,
  site,
  newVersion,
}) => {
  await visit(page, site.origin);
  site.deploy(newVersion({ off: true }));
  await page.reload();
  await expect.poll(() => stored(page), { timeout: 15_000 }).toBeUndefined();
  await expect.poll(() => isRegistered(page), { timeout: 15_000 }).toBe(false);
  // The page asks for the worker at each visit, and each time it leaves again.
  await page.goto(site.origin + law);
  await page.waitForTimeout(1000);
  await expect.poll(() => isRegistered(page)).toBe(false);
  await expect(savedLine(page)).toHaveCount(0);
  site.goDown();
  await expect(page.goto(site.origin)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
