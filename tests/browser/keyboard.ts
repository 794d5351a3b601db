import type { Page } from '@playwright/test';
import { unknownBox } from '#tools/questions/control-ids.ts';
import { readyName } from '#tools/questions/ready.ts';
import type { Step } from '../tools/steps.ts';

/** Presses Tab until the focus is on what the selector finds, with all of this text where given. */
export async function tabTo(page: Page, selector: string, text?: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const isThere = await page.evaluate(
      ([selector, text]) => {
        const { activeElement: focused } = document;
        return focused?.matches(selector) && (!text || focused.textContent === text);
      },
      [selector, text] as const,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector} ${text ?? ''}`);
}

async function press(page: Page, selector: string, text?: string): Promise<void> {
  await tabTo(page, selector, text);
  await page.keyboard.press('Enter');
}

const folded = 'main form details:not([open]) > summary';

export const goOnSelector = 'main form button[type=submit]:not([name])';

export async function takeByKeys(page: Page, step: Step): Promise<void> {
  const { keyboard } = page;
  switch (step.does) {
    case 'answer':
      if (step.isFolded) await press(page, folded);
      return press(
        page,
        `:is([name="${step.name}"], [name="${readyName(step.name)}"])[value="${step.value}"]`,
      );
    case 'pick':
      if (step.isFolded) await press(page, folded);
      return press(page, 'main form button', step.label);
    case 'tick':
      await tabTo(page, `[name="${unknownBox(step.name)}"]`);
      return keyboard.press('Space');
    case 'type':
      await tabTo(page, `input[name="${step.name}"]`);
      return keyboard.type(step.text);
    case 'choose':
      await tabTo(page, `select[name="${step.name}"]`);
      return keyboard.type(step.label.slice(0, 5));
    case 'press':
      return press(page, `#${step.id}`);
    case 'goOn':
      return press(page, goOnSelector);
  }
}
