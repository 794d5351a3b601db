import type { Page } from '@playwright/test';
import { sharedFields, sharePath } from '#offline/shared.ts';
import { expect, test, visit } from './test.ts';

/** What a phone's menu for sharing does, done by a page of somebody else: a form comes to the site. */
const sharesFrom = (origin: string) =>
  `<form method="post" enctype="multipart/form-data" action="${origin}${sharePath}">
    <textarea name="${sharedFields.text}"></textarea><input type="file" name="${sharedFields.files}" multiple><button>Mandar</button></form>`;

const elsewhere = 'http://localhost:9/mensagens';

const share = (page: Page) => page.locator('button').click();

test('o que se compartilha, texto ou arquivo, chega inteiro ao leitor sem passar por servidor nenhum; sem nada na mão, ou sem a cópia, a página diz que não chegou', async ({
  page,
  site,
}) => {
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: sharesFrom(site.origin) }),
  );
  const refused = page.locator('main [role=alert] h3:focus');
  await visit(page, `${site.origin}/carta`);

  await page.goto(elsewhere);
  await page
    .locator('textarea')
    .fill('Comunicado de Decisão. Não foi reconhecido o direito ao benefício: falta de carência.');
  await share(page);
  await expect(page.locator('main :is(h2, h3):focus')).toBeVisible();
  await expect(page.locator('main a[href="/carta/falta-carencia"]').first()).toBeAttached();
  await expect(page).toHaveURL(`${site.origin}/carta`);

  await page.goto(elsewhere);
  const buffer = Buffer.from('isto não é uma carta');
  await page
    .locator('input')
    .setInputFiles([{ name: 'carta.pdf', mimeType: 'application/octet-stream', buffer }]);
  await share(page);
  await expect(refused).toBeVisible();

  await page.goto(elsewhere);
  await share(page);
  await expect(refused).toBeVisible();
  expect(site.asked).not.toContain(sharePath);

  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await page.goto(elsewhere);
  await share(page);
  await expect(refused).toBeVisible();
  await expect(page.locator('#arquivo-da-carta')).toBeAttached();
  expect(site.asked).toContain(sharePath);
});
