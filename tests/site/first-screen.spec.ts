import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inWindows, sharesOfPaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { onTheWire } from '../browser/wire.ts';

/**
 * What arrives before the visitor's first answer is needed, headers counted. A server may begin with
 * ten segments (RFC 6928), and after a handshake of TLS 1.3 its session tickets have taken some of
 * them: measured, the second round trip begins between 11,500 and 12,000 bytes (docs/decisions/0001).
 */
const firstFlight = 11_400;

test.use({ viewport: { width: 360, height: 740 } });

const unpacked = (part: Buffer) =>
  brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();

/** A page, and as much of it as the first flight brings and shows before it waits for its sheet. */
async function arrivals(url: string): Promise<{ whole: string; first: string }> {
  const { headBytes, body } = await onTheWire(url);
  const [first = ''] = unpacked(body.subarray(0, firstFlight - headBytes)).split(
    '<link rel="stylesheet"',
  );
  return { whole: unpacked(body), first };
}

/** What this HTML shows at the address; its programs come last and change nothing that is there. */
async function shown(page: Page, url: string, html: string): Promise<Buffer> {
  const body = html.replace(/<script[\s\S]*?(?:<\/script>|$)/g, '');
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html;charset=utf-8', body }));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.unroute(url);
  return picture;
}

for (const { paths, which, tag } of inWindows(sharesOfPaths)) {
  test(`${which}: a primeira tela vem inteira na primeira leva`, { tag }, async ({
    page,
    baseURL,
  }) => {
    for (const path of paths) {
      const url = `${baseURL}${path}`;
      const { whole, first } = await arrivals(url);
      const isComplete = (await shown(page, url, whole)).equals(await shown(page, url, first));
      expect.soft(isComplete, path).toBe(true);
    }
  });
}

test('o que falta na primeira tela é achado: só com os estilos não há o que ler', async ({
  page,
  baseURL,
}) => {
  const url = `${baseURL}/beneficios/bpc-loas`;
  const { whole, first } = await arrivals(url);
  const styles = first.slice(0, first.indexOf('</style>') + 8);
  expect((await shown(page, url, whole)).equals(await shown(page, url, styles))).toBe(false);
  // Nor is a missing last line of the screen overlooked.
  const lead = first.slice(0, first.indexOf('</h1>'));
  expect((await shown(page, url, whole)).equals(await shown(page, url, lead))).toBe(false);
});
