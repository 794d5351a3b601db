import { expect, type Page } from '@playwright/test';
import { sampleOfKind } from '../cnis/samples.ts';
import { giveFiles } from './give-files.ts';

export const sample = async (kind: string): Promise<Buffer> =>
  Buffer.from(await sampleOfKind(kind).file());

/** An invented extract as text, as it is copied from where it is open. */
export const pasted = (): string =>
  sampleOfKind('usual')
    .marks.flat()
    .map(({ text }) => text)
    .join('\n');

/** Gives the page a PDF. */
export const choose = (page: Page, buffer: Buffer, id = 'extrato-pdf'): Promise<void> =>
  giveFiles(page, id, { name: 'papel.pdf', mimeType: 'application/pdf', buffer });

/** The program that reads is ended with the reading; from now on it stays, to be asked. */
export const keepReader = (page: Page) =>
  page.addInitScript(() => {
    Worker.prototype.terminate = () => {};
  });

/** Whether what runs this can ask for anything. */
export const tryToSend = () =>
  fetch('/robots.txt').then(
    () => 'sent',
    () => 'refused',
  );

/** That the program which reads reaches nothing: no address, and no other program. */
export async function expectShutIn(page: Page): Promise<void> {
  const [reader] = page.workers();
  expect(await reader?.evaluate(tryToSend)).toBe('refused');
  const bring = `import('/copia.js').then(() => 'sent', () => 'refused')`;
  expect(await reader?.evaluate(bring)).toBe('refused');
}
