import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Its minified program arrives in half the time of `axe.source`.
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, best practices, and text contrast at the enhanced level, 7:1. */
const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes at 7:1 passes at 4.5:1, and a target of 44 px (tests/site/targets.ts) is one of 24. No
  // rule is asked that would read styles and media first, and what is found is shown as it is written.
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: false },
  },
  preload: false,
  selectors: false,
};

/** The names of the rules that `axeFindings` asks, of all that axe has. */
export const askedRules = (all: ReturnType<typeof axe.getRules>): string[] => {
  const asked = (id: string) => options.rules?.[id]?.enabled;
  const tags = new Set(options.runOnly as string[]);
  return all
    .filter(({ ruleId, tags: own }) => asked(ruleId) ?? own.some((tag) => tags.has(tag)))
    .map(({ ruleId }) => ruleId);
};

const ofColours: RunOptions = { ...options, runOnly: ['color-contrast-enhanced'], rules: {} };

/**
 * What axe finds on the page as it stands, which has no frames.
 * Looked at from the top: wherever else the page stands, something lies half under the sticky
 * header, and axe takes what is left of it for its size. (A link of 44 px passes or fails by the
 * pixel at which the result was scrolled to.) The header never covers what has the focus.
 */
export const axeFindings = (page: Page): Promise<string[]> => findings(page, options);

/** The same of colours alone: 7:1. */
export const contrastFindings = (page: Page): Promise<string[]> => findings(page, ofColours);

async function findings(page: Page, asked: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    scrollTo(0, 0);
    return window.axe !== undefined;
  });
  if (!isThere) await page.evaluate(program);
  return page.evaluate(async (rules) => {
    const found = await window.axe?.run(rules);
    if (!found || found.passes.length === 0) throw new Error('axe has looked at nothing');
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, asked);
}

export const expectNoAxeFindings = async (page: Page): Promise<void> =>
  expect(await axeFindings(page)).toEqual([]);
