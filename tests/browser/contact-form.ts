import type { Locator, Page } from '@playwright/test';
import { contactChannel } from '#features/contact/contact-channel.ts';
import { fieldIds } from '#features/contact/validate.ts';
import type { Way } from '#site/contact/SendWays.tsx';
import { loadPractice } from '#texts/load/practice.ts';
import { expect } from './test.ts';

export const channel = contactChannel(loadPractice('tests/fixtures/demo-practice'), undefined);

export function contactForm(page: Page) {
  const form = page.locator('#contato form');
  const control = (id: string): Locator => page.locator(`#${id}`);
  const choice = (value: string) => page.locator(`[name=${fieldIds.isForOther}][value=${value}]`);
  return {
    form,
    name: control(fieldIds.name),
    phone: control(fieldIds.phone),
    subject: control(fieldIds.subject),
    situation: control(fieldIds.situation),
    forMe: choice('mim'),
    forOther: choice('outra'),
    send: form.locator('[type=submit]'),
    errors: form.getByRole('alert'),
    preview: form.locator('section[aria-labelledby=previa]'),
    /** What to do if the chat did not open: its heading takes the focus. */
    sent: form.locator('div:has(> h3[tabindex])').last(),
    by: (way: Way) => form.locator(`[data-way=${way}]`),
    erase: form.getByRole('button').last(),
  };
}

export async function openContactForm(page: Page) {
  await page.goto('/');
  return enterContactForm(page);
}

/** Enters the form, as any visitor does, and waits until React has taken it over. */
export async function enterContactForm(page: Page) {
  const form = contactForm(page);
  await form.name.focus();
  await expect(form.form).toHaveAttribute('novalidate', '');
  return form;
}

/** The addresses to which the page asks the browser to go from now on, those of other programs too. */
export async function asksOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  return asked;
}
