import { chromium, expect, test } from '@playwright/test';
import { findChromium, launchFlags, testFlags } from './find-chromium.ts';

/** What a browser with these arguments has switched off: the last list counts. */
const switchedOff = (args: readonly string[]): string[] => {
  const [, list = ''] =
    args.findLast((one) => one.startsWith('--disable-features='))?.split('=') ?? [];
  return list.split(',');
};

test('o que o Playwright desliga no navegador continua desligado', async () => {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: launchFlags,
  });
  const own = switchedOff(server.process().spawnargs);
  await server.close();
  expect(own.length).toBeGreaterThan(1);
  expect(switchedOff(testFlags)).toEqual(expect.arrayContaining(own));
});
