import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { tlsOnlyHeaders } from '#server/headers.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

/**
 * What arrives before the visitor's first answer is needed, headers counted. A server may begin with
 * ten segments (RFC 6928), and after a handshake of TLS 1.3 its session tickets have taken some of
 * them: measured, the second round trip begins between 11,500 and 12,000 bytes (docs/decisions/0001).
 */
const firstFlight = 11_400;

test.use({ viewport: { width: 360, height: 740 } });

/** A page as it travels: the bytes before its body, and its body compressed. */
async function answerOf(url: string): Promise<{ headBytes: number; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  expect(response.headers['content-encoding']).toBe('br');
  // Each name and value with its “: ” or its line break.
  const said = [...response.rawHeaders, ...Object.entries(tlsOnlyHeaders).flat()];
  const head = ['HTTP/1.1 200 OK', ...said, ''];
  return {
    headBytes: head.reduce((sum, text) => sum + text.length + 2, 0),
    body: await buffer(response),
  };
}

const unpacked = (part: Buffer) =>
  brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();

/** Shows this HTML at the address; its programs come last and change nothing that is there. */
async function show(page: Page, url: string, html: string): Promise<void> {
  const body = html.replace(/<script[\s\S]*?(?:<\/script>|$)/g, '');
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html;charset=utf-8', body }));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
}

for (const path of sitePaths()) {
  test(`${path}: a primeira tela vem inteira na primeira leva`, async ({ page, baseURL }) => {
    const url = `${baseURL}${path}`;
    const { headBytes, body } = await answerOf(url);
    await show(page, url, unpacked(body));
    const whole = await page.screenshot();

    const arrived = unpacked(body.subarray(0, firstFlight - headBytes));
    await show(page, url, arrived);
    expect(whole.equals(await page.screenshot())).toBe(true);
    // The comparison sees what is missing: with the styles alone there is nothing to read.
    await show(page, url, arrived.slice(0, arrived.indexOf('</style>') + 8));
    expect(whole.equals(await page.screenshot())).toBe(false);
  });
}
