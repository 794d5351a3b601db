import { talkId } from '#tools/result/AnswerCard.tsx';
import { contactForm, openContactForm } from '../browser/contact-form.ts';
import { expect, test } from '../browser/test.ts';
import { openResult, toolResults } from '../browser/tool-results.ts';

test('“para outra pessoa” vale para a aba: no formulário, de novo e na ferramenta', async ({
  page,
  context,
}) => {
  const form = await openContactForm(page);
  await expect(form.forMe).toBeChecked();
  await form.forOther.check();
  const message = (await form.preview.textContent()) ?? '';

  await page.reload();
  await expect(form.forOther).toBeChecked();
  await form.forMe.check();
  await expect(form.preview).not.toHaveText(message);
  await form.forOther.check();
  await expect(form.preview).toHaveText(message);

  await page.goto('/privacidade');
  await page.goto('/');
  await form.name.focus();
  await expect(form.forOther).toBeChecked();
  await expect(form.preview).toHaveText(message);

  const [tool] = toolResults;
  if (!tool) throw new Error('no tool');
  await openResult(page, tool);
  await page.locator(`#${talkId} > summary`).click();
  await expect(page.locator('main [value=outra]')).toBeChecked();
  await page.locator('main [value=mim]').check();

  await page.goto('/');
  await form.name.focus();
  await expect(form.form).toHaveAttribute('novalidate', '');
  await expect(form.forMe).toBeChecked();

  const tab = await context.newPage();
  await tab.goto('/');
  const other = contactForm(tab);
  await other.name.focus();
  await expect(other.form).toHaveAttribute('novalidate', '');
  await expect(other.forMe).toBeChecked();
});
