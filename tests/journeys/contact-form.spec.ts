import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';

const greeting = 'Olá! Escrevo pelo site Previdência Clara.';

/** Enters the form, as any visitor does, and waits until React has taken it over. */
async function openForm(page: Page) {
  await page.goto('/');
  await page.getByLabel('Nome').focus();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
}

const fields = (page: Page) => ({
  name: page.getByLabel('Nome'),
  phone: page.getByLabel('Telefone/WhatsApp'),
  subject: page.getByLabel('Assunto'),
  situation: page.getByLabel('Conte sua situação'),
  send: page.getByRole('button', { name: 'Enviar mensagem' }),
  preview: page.getByRole('region', { name: 'Sua mensagem, palavra por palavra' }),
});

test('erros e envio, só com o teclado', async ({ page, watch }) => {
  await openForm(page);
  const title = await page.title();
  const { name, phone, send, preview } = fields(page);

  await send.focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Há um problema' });
  await expect(summary).toBeFocused();
  // Seen as well as heard: focus put by script has its ring.
  await expect(summary).toHaveCSS('outline-style', 'solid');
  await expect(page).toHaveTitle(`Erro: ${title}`);
  await expect(summary.getByRole('link')).toHaveText([
    'Escreva o seu nome',
    'Escreva o telefone com DDD, por exemplo 11 98765-4321',
    'Escolha o assunto',
    'Conte em poucas palavras o que aconteceu',
  ]);
  await expectNoAxeFindings(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Erro: Escreva o seu nome');

  await page.keyboard.type('Ana Lima');
  await page.keyboard.press('Tab');
  await page.keyboard.type('98765-4321');
  await page.keyboard.press('Tab');
  await page.keyboard.type('BPC');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pedi em agosto.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('O INSS negou & não entendi #1 "100%" 👵');

  await send.focus();
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/Confira o telefone/]);
  await expect(name).toHaveValue('Ana Lima');
  await expect(phone).toHaveAccessibleDescription(/Com DDD.*Erro: Confira o telefone/);

  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+55 (011) 98765 4321');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+55 11 98765 4321');
  const message = `${greeting}\nNome: Ana Lima\nTelefone: (11) 98765-4321\nAssunto: BPC/LOAS\nPedi em agosto.\nO INSS negou & não entendi #1 "100%" 👵`;
  await expect(preview).toHaveText(message, { useInnerText: true });
  expect(watch.foreignRequests).toEqual([]);

  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'O WhatsApp não abriu?' })).toBeFocused();
  await expect(page).toHaveTitle(title);
  expect(watch.foreignRequests).toEqual([
    `https://wa.me/5500900000000?text=${encodeURIComponent(message)}`,
  ]);
  await expect(page.getByText('mande para (00) 90000-0000')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Conte o que aconteceu' })
      .getByRole('link', { name: '(00) 90000-0000' })
      .first(),
  ).toHaveAttribute('href', 'tel:+5500900000000');
});

test('é para outra pessoa: a mensagem diz isso, e o padrão não diz nada', async ({
  page,
  watch,
}) => {
  await openForm(page);
  const { name, phone, subject, situation, send, preview } = fields(page);
  const mine = page.getByRole('radio', { name: 'É para mim' });
  const other = page.getByRole('radio', { name: 'É para outra pessoa' });
  await expect(page.getByRole('group', { name: 'Para quem é?' })).toBeVisible();
  await expect(mine).toBeChecked();
  await expect(preview).toHaveText(greeting);
  await mine.focus();
  await page.keyboard.press('ArrowDown');
  await expect(other).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'peça licença' })).toBeVisible();
  await expectNoAxeFindings(page);
  await name.fill('Ana Lima');
  await phone.fill('11 98765-4321');
  await subject.selectOption('BPC/LOAS');
  await page.getByLabel('Conte a situação da pessoa').fill('Minha mãe pediu em agosto.');
  const message =
    'Olá! Estou escrevendo por outra pessoa. Escrevo pelo site Previdência Clara.\n' +
    'Meu nome: Ana Lima\nMeu telefone: (11) 98765-4321\nAssunto: BPC/LOAS\nMinha mãe pediu em agosto.';
  await expect(preview).toHaveText(message, { useInnerText: true });
  await send.click();
  expect(watch.foreignRequests).toEqual([
    `https://wa.me/5500900000000?text=${encodeURIComponent(message)}`,
  ]);
  await mine.check();
  await expect(situation).toHaveValue('Minha mãe pediu em agosto.');
  await expect(preview).not.toContainText('outra pessoa');
});

test('“É para outra pessoa” escolhido antes de o script chegar vale', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'É para outra pessoa' }).check();
  release();
  await expect(fields(page).preview).toContainText('Estou escrevendo por outra pessoa.');
  await expect(page.getByRole('radio', { name: 'É para outra pessoa' })).toBeChecked();
});

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('“Para quem é?” não vai no endereço, e a página diz o que fazer', async ({
    page,
    watch,
  }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'É para outra pessoa' }).check();
    await expect(page.locator('form').getByText(/é para outra pessoa/)).toBeVisible();
    await fields(page).situation.fill('Escrevo por minha mãe.');
    await fields(page).send.click();
    expect(watch.foreignRequests).toEqual([
      'https://wa.me/5500900000000?text=Escrevo+por+minha+m%C3%A3e.',
    ]);
  });
});

test('se a conversa não abrir, a mensagem pode ser copiada', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  const { name, phone, subject, situation, send } = fields(page);
  await name.fill('Ana');
  await phone.fill('31 3333-4444');
  await subject.selectOption('Revisões');
  await situation.fill('Linha um\nLinha dois');
  await send.click();
  await page.getByRole('button', { name: 'Copiar a mensagem' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Copiad/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${greeting}\nNome: Ana\nTelefone: (31) 3333-4444\nAssunto: Revisões\nLinha um\nLinha dois`,
  );
});

test('100.000 letras coladas recebem uma resposta clara e nada se perde', async ({
  page,
  watch,
}) => {
  await openForm(page);
  const { name, phone, subject, situation, send } = fields(page);
  await name.fill('Ana');
  await phone.fill('11987654321');
  await subject.selectOption('Outro');
  const long = 'ação '.repeat(20_000);
  await situation.evaluate((element: HTMLTextAreaElement, text) => {
    element.value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, long);
  await expect(page.getByText(/letras: tire umas 9\d\.\d{3}/).first()).toBeVisible();
  await send.click();
  await expect(
    page.getByRole('link', { name: /A mensagem ficou longa. Tire umas 9\d\.\d{3} letras/ }),
  ).toBeVisible();
  await expect(situation).toHaveValue(long);
  expect(watch.foreignRequests).toEqual([]);
});

test('texto da direita para a esquerda e metades de emoji chegam inteiros ou trocados, sem falha', async ({
  page,
  watch,
}) => {
  await openForm(page);
  const { name, phone, subject, situation, send } = fields(page);
  await name.fill('شهرزاد');
  await phone.fill('11987654321');
  await subject.selectOption('Outro');
  await situation.evaluate((element: HTMLTextAreaElement) => {
    element.value = 'metade \ud83d e inteiro 👍';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send.click();
  await expect(page.getByRole('heading', { name: 'O WhatsApp não abriu?' })).toBeFocused();
  const [link = ''] = watch.foreignRequests;
  expect(decodeURIComponent(link)).toContain('Nome: شهرزاد');
  expect(decodeURIComponent(link)).toContain('metade \ufffd e inteiro 👍');
});

/** Keeps every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('o que foi escrito antes de o script chegar continua lá', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const { name, situation, preview } = fields(page);
  await name.fill('Ana');
  await situation.fill('Escrevi cedo');
  release();
  await expect(preview).toContainText('Nome: Ana');
  await expect(preview).toContainText('Escrevi cedo');
  await expect(name).toHaveValue('Ana');
});

test('o botão tocado antes de o script chegar vale quando ele chega', async ({ page, watch }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await fields(page).send.click();
  await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Há um problema' })).toBeFocused();
  expect(watch.foreignRequests).toEqual([]);
});

test('nada é guardado: recarregada, a página volta vazia', async ({ page, context }) => {
  await openForm(page);
  await fields(page).name.fill('Ana');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).not.toContain('Ana');
});

test('os atalhos de conversa da especificação estão prontos', async ({ page }) => {
  await page.goto('/');
  for (const [name, text] of [
    ['Tenho dúvidas sobre o BPC/LOAS', 'Olá! Tenho dúvidas sobre o BPC/LOAS.'],
    ['Meu benefício foi negado', 'Olá! Meu benefício foi negado e preciso de orientação.'],
    ['Quero enviar a carta do INSS', 'Olá! Quero enviar a carta de indeferimento para análise.'],
  ] as const) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href).toBe(`https://wa.me/5500900000000?text=${encodeURIComponent(text)}`);
  }
});
