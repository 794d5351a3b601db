import { chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { questions } from '#tools/bpc-income/questions.ts';
import { toResult } from './browser/answer.ts';
import { findWholeChromium, launchFlags } from './browser/find-chromium.ts';
import { serveSite } from './browser/site-server.ts';
import { openTool } from './browser/tool.ts';
import { widow } from './tools/households.ts';

/** `npm run pictures`: the pictures of the README, of the site as it is built now, and of the example. */
const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
/** Between two phones, in pixels. */
const gap = 24;

const { origin, server } = await serveSite();
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: launchFlags });
const page = await browser.newPage({ baseURL: origin, viewport: phone, serviceWorkers: 'block' });

// On a first visit the letters of titles may come too late to be drawn.
await page.goto('/', { waitUntil: 'networkidle' });

/** Few colours: a picture of flat areas loses nothing by it. */
const write = (picture: Sharp, file: string) =>
  picture.png({ palette: true, colours: 64, effort: 10 }).toFile(`docs/${file}`);

async function phones(...steps: ((page: Page) => Promise<unknown>)[]) {
  const pictures = [];
  for (const step of steps) {
    await step(page);
    pictures.push(await page.screenshot());
  }
  const width = pictures.length * (phone.width + gap) - gap;
  const blank = { width, height: phone.height, channels: 4, background: '#fff0' } as const;
  return sharp({ create: blank }).composite(
    pictures.map((input, index) => ({ input, left: index * (phone.width + gap), top: 0 })),
  );
}

async function ofTheSite() {
  const tool = toolPath('renda-bpc');
  await write(
    await phones(
      () => page.goto('/'),
      () => page.goto(tool),
      async () => {
        await openTool(page, tool);
        await toResult(page, questions, widow);
      },
    ),
    'screenshot.png',
  );
  await page.setViewportSize(wide);
  await page.goto(benefitPath('bpc-loas'));
  await write(sharp(await page.screenshot()), 'screenshot-wide.png');
}

const ofAnotherPractice = async () =>
  write(
    await phones(
      () => page.goto('/'),
      () => page.locator('#beneficios').evaluate((part) => part.scrollIntoView()),
      () => page.goto(toolPath('valor-da-incapacidade')),
    ),
    'screenshot-second.png',
  );

await (process.argv[2] === 'second' ? ofAnotherPractice() : ofTheSite());
await browser.close();
server.close();
