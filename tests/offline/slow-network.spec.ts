import { expect, notice, soon, test, visit } from './test.ts';

test.use({ longestWait: 1000 });

test('depois de uma espera curta aparece a cópia; pelo que ela não tem, espera-se', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${site.origin}/ferramentas`);
  await page.reload();
  site.fate = (asked) => (/\.\w+$/.test(asked) ? undefined : 'hold');

  // Fetched before the tap, and asked for though nowhere in the copy: both wait for the network.
  const link = page.locator('main a[href="/ferramentas/renda-bpc"]').first();
  await link.hover();
  await soon(() => site.asked.includes('/ferramentas/renda-bpc')).toBe(true);
  const missing = await context.newPage();
  const opening = missing.goto(`${site.origin}/nao-existe`);
  await soon(() => site.asked.includes('/nao-existe')).toBe(true);
  // Opened last, and its wait is over: so it is for those, too.
  const other = await context.newPage();
  await other.goto(`${site.origin}/beneficios/bpc-loas`);
  await expect(notice(other)).toBeVisible();

  site.fate = () => undefined;
  site.release();
  expect((await opening)?.status()).toBe(404);
  await expect(notice(missing)).toHaveCount(0);
  await page.bringToFront();
  await link.click();
  await expect(page).toHaveURL(`${site.origin}/ferramentas/renda-bpc`);
  await expect(notice(page)).toHaveCount(0);
  // More than once only where the machine itself is slow.
  await expect(async () => {
    await other.reload();
    expect(await notice(other).count()).toBe(0);
  }).toPass();
});
