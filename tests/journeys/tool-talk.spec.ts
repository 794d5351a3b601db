import { mailLink, smsLink } from '#chat/ways.ts';
import { questions } from '#tools/deadlines/questions.ts';
import { answer, messageOf, wayOf } from '../browser/answer.ts';
import { channel } from '../browser/contact-form.ts';
import { tagOf } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';
import { toolResults } from '../browser/tool-results.ts';
import { toldOfDecision } from '../tools/people.ts';

// Talking about a result, and having it on paper.

test('sem WhatsApp: a mensagem do resultado vai por e-mail e por SMS, e sozinha ao papel', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = [...document.querySelectorAll('body *')]
        .filter((one) => one.hasAttribute('data-print-way'))
        .at(-1)?.textContent as string;
    };
  });
  await openTool(page, '/ferramentas/prazo-do-recurso');
  await answer(page, questions, toldOfDecision);
  await wayOf(page, 'talk').click();
  const message = (await messageOf(page)).join('\n');
  const asked: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  const by = (way: string) => page.locator(`[data-print-target] [data-way=${way}]`);
  await by('email').click();
  await expect.poll(() => asked).toEqual([mailLink(channel.email, await page.title(), message)]);
  await by('sms').click();
  await expect.poll(() => asked.at(-1)).toBe(smsLink(channel.number, message));
  await by('print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', message);
  await expect(page.locator('[data-print-way]')).toHaveCount(0);
  expect(watch.foreignRequests).toEqual([]);
});

for (const { path, fill } of toolResults)
  test(`${path}: no papel, o que está fechado abre também sem ajuda do navegador`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await openTool(page, path);
    await fill(page);
    const closed = page.locator('[data-print-target] details:not([open])');
    const before = await closed.count();
    expect(before).toBeGreaterThan(3);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(closed).toHaveCount(before);
  });
