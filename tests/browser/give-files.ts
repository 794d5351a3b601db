import type { FileChooser, Page } from '@playwright/test';

export type Files = Parameters<FileChooser['setFiles']>[0];

/** Gives the page files, from the button of the control with this id. */
export async function giveFiles(page: Page, id: string, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator(`label:has(#${id})`).click();
  await (await chooser).setFiles(files);
}
