import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { casePath, casePathFor } from '#texts/paths.ts';
import { openAllFolded } from '../browser/fit.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';

const reason = '#motivo-falta-carencia';
const other = '#motivo-renda-bpc';
const facts = '10/03/2026: parei de trabalhar\n12/04/2026: pedi o auxílio';

const acts = (page: Page) => page.locator('[data-case-acts]');

test.use({ viewport: { width: 360, height: 740 } });

test('da carta à folha com os papéis do motivo; o que se escreve volta do arquivo, e não sai do aparelho; impressa, é uma folha, frente e verso', async ({
  page,
  watch,
}) => {
  await page.goto('/carta/falta-carencia');
  await page.locator(`main a[href="${casePathFor('falta-carencia')}"]`).click();
  await expect(page.locator(reason)).toBeInViewport();
  await expect(page.locator(`${reason} input`).first()).toBeVisible();
  await expect(page.locator(other)).toBeHidden();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openAllFolded(page);
  await page.locator('#fatos').fill(facts);
  await page.locator('#nome').fill('Pessoa de Teste');
  await page.locator(`${reason} label`).first().click();
  await page.locator('[role=radiogroup] label').nth(3).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    acts(page).locator('[data-act=save]').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^meu-caso-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.locator('[data-case-status]')).toContainText(download.suggestedFilename());
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('parei de trabalhar');
  expect(sent.join('\n')).not.toMatch(/parei|Pessoa|\?/);
  expect(watch.foreignRequests).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('parei');

  await page.goto(casePath);
  await page.reload();
  await expect(page.locator('#fatos')).toHaveValue('');
  await expect(page.locator('#fatos')).toBeHidden();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    acts(page).locator('[data-act=open]').click(),
  ]);
  await chooser.setFiles(file);
  await expect(page.locator('#fatos')).toHaveValue(facts);
  await expect(page.locator('#nome')).toHaveValue('Pessoa de Teste');
  // The doors of what came back are open.
  await expect(page.locator('#fatos')).toBeVisible();
  await expect(page.locator(`${reason} input`).first()).toBeChecked();
  await expect(page.locator(`${reason} input`).last()).not.toBeChecked();
  await expect(page.getByRole('radio').nth(3)).toBeChecked();

  // Another file changes nothing, and the page says why.
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    acts(page).locator('[data-act=open]').click(),
  ]);
  const buffer = Buffer.from('{"a":1}');
  await again.setFiles({ name: 'outro.json', mimeType: 'application/json', buffer });
  await expect(page.locator('[data-case-status]')).not.toBeEmpty();
  await expect(page.locator('#fatos')).toHaveValue(facts);

  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-copy-of=fatos]').first()).toHaveText(facts, { timeout: 100 });
  }).toPass();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  for (const copy of await page.locator('[data-copy-of=fatos]').all())
    await expect(copy).toHaveText(facts);
  await expect(page.locator('#fatos')).toBeHidden();
});
