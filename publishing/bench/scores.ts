import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findWholeChromium, launchFlags } from '#tests/browser/find-chromium.ts';

/** The categories of Lighthouse that the table shows. */
export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const debuggingPort = 9377;

/** Lighthouse's scores of a page as a mobile visitor, 0 to 100, by its own simulation of a slow line. */
export async function scoresOf(url: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: findWholeChromium(),
    // A visitor's browser keeps pages for the back button; Playwright's flag forbids it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...launchFlags,
      `--remote-debugging-port=${debuggingPort}`,
      '--ignore-certificate-errors',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: [...scoreNames],
      logLevel: 'silent',
    });
    const found = scoreNames.map((name) => result?.lhr.categories[name]?.score ?? Number.NaN);
    return found.map((score) => Math.round(score * 100));
  } finally {
    await browser.close();
  }
}
