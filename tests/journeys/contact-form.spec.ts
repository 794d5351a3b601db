import type { Page } from '@playwright/test';
import { type ContactAnswers, composeMessage, hasClock, subjects } from '#chat/contact-message.ts';
import { chatLink } from '#chat/link.ts';
import { mailLink, smsLink } from '#chat/ways.ts';
import { halfDaysOf } from '#features/contact/half-days.ts';
import { fieldIds, validate } from '#features/contact/validate.ts';
import { phoneLink, readableChatNumber } from '#site/chat.ts';
import { toolPath } from '#texts/paths.ts';
import { questions as deadline } from '#tools/deadlines/questions.ts';
import { talkId } from '#tools/result/AnswerCard.tsx';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { asksOf, channel, contactForm, openContactForm } from '../browser/contact-form.ts';
import { holdPrograms } from '../browser/lost-programs.ts';
import { showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { openAnswered } from '../browser/tool.ts';
import { toldOfDecision } from '../tools/people.ts';

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
  await expect(sent).toContainText(readableChatNumber(channel.number));
  await expect(sent.getByRole('link')).toHaveAttribute('href', phoneLink(channel.phone));
});

test('para outra pessoa a mensagem diz isso, e por todo caminho vai a mesma; 100.000 letras recebem uma resposta clara; letras da direita para a esquerda e metades de emoji seguem', async ({
  page,
  watch,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { forMe, forOther, situation, send, errors, preview, sent, by } =
    await openContactForm(page);
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
  const asked = await asksOf(page);
  await by('email').click();
  await expect(errors).toBeFocused();
  expect(asked).toEqual([]);

  await fill(page, written);
  const forSomebody = { ...written, isForOther: true };
  const message = messageOf(forSomebody);
  await expect(preview).toHaveText(message, { useInnerText: true });
  await by('email').click();
  const subject = `${channel.mailSubject}: ${written.subject}`;
  await expect.poll(() => asked).toEqual([mailLink(channel.email, subject, message)]);
  await by('sms').click();
  await expect.poll(() => asked.at(-1)).toBe(smsLink(channel.number, message));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await by('copy').click();
  await expect.poll(copied).toBe(message);
  expect(watch.foreignRequests).toEqual([]);

  await send.click();
  expect(watch.foreignRequests).toEqual([linkOf(forSomebody)]);
  // If the chat did not open.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await expect(sent.getByRole('status')).toBeEmpty();
  await sent.getByRole('button').click();
  await expect(sent.getByRole('status')).not.toBeEmpty();
  expect(await copied()).toBe(message);

  await forMe.check();
  await expect(situation).toHaveValue(written.situation);
  await expect(preview).toHaveText(messageOf(written), { useInnerText: true });

  const long = 'ação '.repeat(20_000);
  await paste(page, long);
  await send.click();
  await expect(errors.getByRole('link')).toHaveText(faultsOf({ ...written, situation: long }));
  await expect(situation).toHaveValue(long);
  // Whole, or changed for the sign of what is no letter.
  const foreign = { ...written, name: 'شهرزاد', situation: 'metade \ud83d e inteiro 👍' };
  await fill(page, { ...foreign, situation: '' });
  await paste(page, foreign.situation);
  await send.click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(2);
  const link = decodeURIComponent(watch.foreignRequests[1] ?? '');
  expect(link).toContain(foreign.name);
  expect(link).toContain('metade \ufffd e inteiro 👍');

  await fill(page, written);
  await showPrintedPart(page);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-print-target]');
  await expect(printed).toHaveText(messageOf(written), { useInnerText: true });
  await expect(page.getByRole('button')).toHaveCount(0);
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

test('o rascunho e “para outra pessoa” ficam nesta aba, só nela; este vai à ferramenta, aquele some quando se apaga', async ({
  page,
  context,
}) => {
  const { name, situation, forMe, forOther, preview, erase } = await openContactForm(page);
  const address = page.url();
  await fill(page, written);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).toBe(address);

  const [time = ''] = halfDaysOf(channel.hours);
  await page.locator(`#${fieldIds.time}`).selectOption(time);
  await page.reload();
  await expect(situation).toHaveValue(written.situation);
  await expect(name).toHaveValue(written.name);
  await expect(preview).toHaveText(messageOf({ ...written, time }), { useInnerText: true });
  await expect(forMe).toBeChecked();
  await forOther.check();
  await page.reload();
  await expect(forOther).toBeChecked();
  await expect(preview).toHaveText(messageOf({ ...written, time, isForOther: true }), {
    useInnerText: true,
  });

  const tab = await context.newPage();
  const other = await openContactForm(tab);
  await expect(other.name).toHaveValue('');
  await expect(other.forMe).toBeChecked();
  await tab.close();

  await erase.click();
  await expect(name).toHaveValue('');
  await expect(preview).toHaveText(channel.greeting);
  await page.reload();
  await expect(name).toHaveValue('');

  await forOther.check();
  await openContactForm(page);
  await expect(forOther).toBeChecked();
  await expect(preview).not.toHaveText(channel.greeting);
  await openAnswered(page, toolPath('prazo-do-recurso'), deadline, toldOfDecision);
  await page.locator(`#${talkId} > summary`).click();
  await expect(page.locator('main [value=outra]')).toBeChecked();
  await page.locator('main [value=mim]').check();
  await openContactForm(page);
  await expect(forMe).toBeChecked();
  await expect(preview).toHaveText(channel.greeting);
});
