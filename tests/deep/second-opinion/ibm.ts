import type { Page } from '@playwright/test';
import { fetched } from '../packages/install.ts';

/** One place where IBM's engine sees, or suspects, a fault. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  /** The opening tag. */
  readonly element: string;
}

interface Report {
  readonly results: readonly {
    readonly ruleId: string;
    readonly value: readonly [policy: string, outcome: string];
    readonly message: string;
    readonly snippet: string;
  }[];
}

declare const ace: {
  readonly Checker: new () => { check(node: Document, policies: string[]): Promise<Report> };
};

// The package holds its rules as well; its usual companion would fetch them.
const script = fetched('accessibility-checker-engine/ace.js');

/** The engine looks into frames as well, and an empty one that is still to come has no language. */
const framesLoaded = () =>
  Promise.all(
    [...document.querySelectorAll('iframe')].map((frame) => {
      const { URL = '', readyState } = frame.contentDocument ?? {};
      if (URL !== 'about:blank' && readyState === 'complete') return undefined;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.loading = 'eager';
      return loaded;
    }),
  );

/** What IBM's engine finds (WCAG 2.2, its own rules): violations are certain, potential ones are asked of a person. */
export async function ibmFindings(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(framesLoaded);
  await page.addScriptTag({ path: script });
  // Of thousands of results most say that all is well: those stay in the page.
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    const found = (...outcomes: string[]): Finding[] =>
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && outcomes.includes(value[1]))
        .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, element: snippet }));
    return {
      checked: results.length,
      violations: found('FAIL'),
      potential: found('POTENTIAL', 'MANUAL'),
    };
  });
}
