import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findWholeChromium, launchFlags } from '#tests/browser/find-chromium.ts';
import { fetched, installPackages } from '#tests/deep/packages/install.ts';

/** What is used of Lighthouse, whose package is fetched for it. */
type Lighthouse = (
  url: string,
  options: object,
) => Promise<
  { lhr: { categories: Record<string, { score: number | null } | undefined> } } | undefined
>;

async function lighthouseItself(): Promise<Lighthouse> {
  installPackages();
  const { default: lighthouse } = await import(
    pathToFileURL(fetched('lighthouse/core/index.js')).href
  );
  return lighthouse;
}

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
    const lighthouse = await lighthouseItself();
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
