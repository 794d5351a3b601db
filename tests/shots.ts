import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, launchFlags } from './browser/find-chromium.ts';
import { sitePaths } from './browser/site-paths.ts';
import { serveSite } from './browser/site-server.ts';

/** `npm run shots`: every page at every width, light and dark, into shots/, for people to look at. */
const widths = [320, 390, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

const { origin, server } = await serveSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags });
mkdirSync('shots', { recursive: true });

const chosen = process.argv.slice(2);
const paths = [...sitePaths(), '/nao-existe'].filter(
  (path) => chosen.length === 0 || chosen.includes(path),
);
for (const colorScheme of schemes) {
  const context = await browser.newContext({ colorScheme });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(origin + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const name = path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-');
      const file = `shots/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
  }
  await context.close();
}
await browser.close();
server.close();
