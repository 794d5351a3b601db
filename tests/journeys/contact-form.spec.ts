import type { Page } from '@playwright/test';
import { type ContactAnswers, composeMessage, hasClock, subjects } from '#chat/contact-message.ts';
import { chatLink } from '#chat/link.ts';
import { mailLink, smsLink } from '#chat/ways.ts';
import { halfDaysOf } from '#features/contact/half-days.ts';
import { fieldIds, validate } from '#features/contact/validate.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { asksOf, channel, contactForm, openContactForm } from '../browser/contact-form.ts';
import { holdPrograms } from '../browser/lost-programs.ts';
import { showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';

const written: ContactAnswers = {
  name: 'Ana Lima',
  phone: '(11) 98765-4321',
  subject: subjects[0] ?? '',
  situation: 'Pedi em agosto.\nO INSS negou & não entendi #1 "100%" 👵',
};
/** What the form says of these answers, one line for each fault. */
const faultsOf = (answers: Partial<ContactAnswers>) =>
  validate({ name: '', phone: '', subject: '', situation: '', ...answers }, channel.greeting).map(
    ({ message }) => message,
  );
const messageOf = (answers: ContactAnswers) => composeMessage(channel.greeting, answers);
const linkOf = (answers: ContactAnswers) => chatLink(channel.number, messageOf(answers));

async function fill(page: Page, answers: ContactAnswers) {
  const form = contactForm(page);
  await form.name.fill(answers.name);
  await form.phone.fill(answers.phone);
  await form.subject.selectOption(answers.subject);
  await form.situation.fill(answers.situation);
}

/** Puts a text into the field as pasting does, however long and broken it is. */
const paste = (page: Page, text: string) =>
  contactForm(page).situation.evaluate((element: HTMLTextAreaElement, pasted) => {
    element.value = pasted;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test('erros e envio, só com o teclado', async ({ page, watch }) => {
  const { name, phone, send, errors, preview, sent } = await openContactForm(page);
  const title = await page.title();

  await send.focus();
  await page.keyboard.press('Enter');
  await expect(errors).toBeFocused();
  // Seen as well as heard: focus put by script has its ring.
  await expect(errors).toHaveCSS('outline-style', 'solid');
  await expect(errors).toHaveAccessibleName(/./);
  // The title says so first.
  await expect(page).toHaveTitle(new RegExp(`.+${title}$`));
  await expect(errors.getByRole('link')).toHaveText(faultsOf({}));
  await expectNoAxeFindings(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(`${faultsOf({})[0]}$`));

  await page.keyboard.type(written.name);
  // What is put right is no longer told, and what is not still is.
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(errors.getByRole('link')).toHaveText(faultsOf({ name: written.name }));
  await page.keyboard.press('Tab');
  await page.keyboard.type('98765-4321');
  await page.keyboard.press('Tab');
  // What is still wrong is told as it is now, once the field is left.
  await expect(errors.getByRole('link')).toHaveText(
    faultsOf({ name: written.name, phone: '98765-4321' }),
  );
  await page.keyboard.type(written.subject.slice(0, 3));
  await page.keyboard.press('Tab');
  // Benefit and day, which may stay empty, come before the text.
  if (hasClock(written.subject))
    for (const _ of [fieldIds.benefit, fieldIds.known]) await page.keyboard.press('Tab');
  for (const line of written.situation.split('\n')) {
    if (line !== written.situation.split('\n')[0]) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }

  await send.focus();
  await page.keyboard.press('Enter');
  await expect(errors).toBeFocused();
  const fault = faultsOf({ ...written, phone: '98765-4321' });
  expect(fault).toHaveLength(1);
  await expect(errors.getByRole('link')).toHaveText(fault);
  await expect(name).toHaveValue(written.name);
  const hint = await page.locator(`#${fieldIds.phone}-dica`).textContent();
  await expect(phone).toHaveAccessibleDescription(new RegExp(`^${hint}.*${fault[0]}$`));

  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+55 11 98765 4321');
  await expect(preview).toHaveText(messageOf(written), { useInnerText: true });
  expect(watch.foreignRequests).toEqual([]);

  await send.focus();
  await page.keyboard.press('Enter');
  await expect(sent.getByRole('heading')).toBeFocused();
  await expect(page).toHaveTitle(title);
  expect(watch.foreignRequests).toEqual([linkOf(written)]);
  await expect(sent).toContainText(channel.readableNumber);
  await expect(sent.getByRole('link')).toHaveAttribute('href', channel.phoneHref);
});

test('é para outra pessoa: a mensagem diz isso, e o padrão não diz nada', async ({
  page,
  watch,
}) => {
  const { forMe, forOther, situation, send, preview } = await openContactForm(page);
  const note = page.locator('#contato').getByRole('status').first();
  await expect(page.getByRole('group').filter({ has: forMe })).toHaveAccessibleName(/./);
  await expect(forMe).toBeChecked();
  await expect(preview).toHaveText(channel.greeting);
  await expect(note).toBeEmpty();
  await forMe.focus();
  await page.keyboard.press('ArrowDown');
  await expect(forOther).toBeChecked();
  await expect(note).not.toBeEmpty();
  await expectNoAxeFindings(page);
  await fill(page, written);
  const forSomebody = { ...written, isForOther: true };
  await expect(preview).toHaveText(messageOf(forSomebody), { useInnerText: true });
  await send.click();
  expect(watch.foreignRequests).toEqual([linkOf(forSomebody)]);
  await forMe.check();
  await expect(situation).toHaveValue(written.situation);
  await expect(preview).toHaveText(messageOf(written), { useInnerText: true });
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('só o texto livre vai à conversa, e a página avisa disso', async ({ page, watch }) => {
    await page.goto('/');
    const { form, forOther, send } = contactForm(page);
    await expect(form.locator('#previa + p')).toBeVisible();
    await forOther.check();
    await fill(page, { ...written, situation: 'Preciso de ajuda' });
    await send.click();
    await expect
      .poll(() => watch.foreignRequests)
      .toEqual([`https://wa.me/${channel.number}?text=Preciso+de+ajuda`]);
  });
});

test('se a conversa não abrir, a mensagem pode ser copiada', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { send, sent } = await openContactForm(page);
  await fill(page, written);
  await send.click();
  await expect(sent.getByRole('status')).toBeEmpty();
  await sent.getByRole('button').click();
  await expect(sent.getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messageOf(written));
});

test('100.000 letras coladas recebem uma resposta clara e nada se perde; letras da direita para a esquerda e metades de emoji seguem', async ({
  page,
  watch,
}) => {
  const { situation, send, errors, sent } = await openContactForm(page);
  const long = 'ação '.repeat(20_000);
  await fill(page, { ...written, situation: '' });
  await paste(page, long);
  await send.click();
  await expect(errors.getByRole('link')).toHaveText(faultsOf({ ...written, situation: long }));
  await expect(situation).toHaveValue(long);
  expect(watch.foreignRequests).toEqual([]);

  // Whole, or changed for the sign of what is no letter.
  await fill(page, { ...written, name: 'شهرزاد', situation: '' });
  await paste(page, 'metade \ud83d e inteiro 👍');
  await send.click();
  await expect(sent.getByRole('heading')).toBeFocused();
  const [link = ''] = watch.foreignRequests;
  expect(decodeURIComponent(link)).toContain('شهرزاد');
  expect(decodeURIComponent(link)).toContain('metade \ufffd e inteiro 👍');
});

test('o que foi escrito, escolhido e tocado antes de o script chegar vale quando ele chega', async ({
  page,
  watch,
}) => {
  const release = await holdPrograms(page);
  await page.goto('/');
  const { preview, name, forOther, phone, send, errors } = contactForm(page);
  await forOther.check();
  await fill(page, { ...written, phone: '' });
  await send.click();
  await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(errors).toBeFocused();
  expect(watch.foreignRequests).toEqual([]);
  await phone.fill(written.phone);
  await expect(preview).toHaveText(messageOf({ ...written, isForOther: true }), {
    useInnerText: true,
  });
  await expect(name).toHaveValue(written.name);
  await expect(forOther).toBeChecked();
});

test('sem WhatsApp: a mesma mensagem por e-mail e por SMS, copiada e impressa', async ({
  page,
  watch,
}) => {
  const { by, errors } = await openContactForm(page);
  const asked = await asksOf(page);
  // Not the machine's own clipboard, which other tests write to at the same time.
  const copied = await page.evaluateHandle(() => {
    const texts: string[] = [];
    navigator.clipboard.writeText = async (text) => void texts.push(text);
    return texts;
  });
  await by('email').click();
  await expect(errors).toBeFocused();
  expect(asked).toEqual([]);

  await fill(page, written);
  const message = messageOf(written);
  await by('email').click();
  const subject = `${channel.mailSubject}: ${written.subject}`;
  await expect.poll(() => asked).toEqual([mailLink(channel.email, subject, message)]);
  await by('sms').click();
  await expect.poll(() => asked.at(-1)).toBe(smsLink(channel.number, message));
  await by('copy').click();
  await expect.poll(() => copied.jsonValue()).toEqual([message]);
  await showPrintedPart(page);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-print-target]');
  await expect(printed).toHaveText(message, { useInnerText: true });
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(watch.foreignRequests).toEqual([]);
});

test('um rascunho fica nesta aba, só nela, e some quando se apaga', async ({ page, context }) => {
  const { name, situation, forOther, preview, erase } = await openContactForm(page);
  const address = page.url();
  await fill(page, written);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).toBe(address);

  const [time = ''] = halfDaysOf(channel.hours);
  await page.locator(`#${fieldIds.time}`).selectOption(time);
  await page.goto('/privacidade');
  await page.goBack();
  await expect(situation).toHaveValue(written.situation);
  await page.reload();
  await expect(name).toHaveValue(written.name);
  await expect(preview).toHaveText(messageOf({ ...written, time }), { useInnerText: true });
  await expect(forOther).not.toBeChecked();

  const other = await context.newPage();
  await other.goto('/');
  await expect(contactForm(other).name).toHaveValue('');
  await other.close();

  await erase.click();
  await expect(name).toHaveValue('');
  await expect(preview).toHaveText(channel.greeting);
  await page.reload();
  await expect(name).toHaveValue('');
});
