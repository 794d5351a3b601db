import { mailLink, smsLink } from '#chat/ways.ts';
import { questions } from '#tools/insured-status/questions.ts';
import { lineBox, messageOf, wayOf } from '../browser/answer.ts';
import { asksOf, channel } from '../browser/contact-form.ts';
import { expect, test } from '../browser/test.ts';
import { openAnswered } from '../browser/tool.ts';
import { stoppedIll } from '../tools/people.ts';

// Talking about a result, and having what one would say on paper.

test('a mensagem do resultado, com o que se marca, vai também por e-mail e SMS, e sozinha ao papel', async ({
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
  await openAnswered(page, '/ferramentas/qualidade-de-segurado', questions, stoppedIll);
  await wayOf(page, 'talk').click();
  const before = await messageOf(page);
  await expect(lineBox(page, questions.illness.id)).not.toBeChecked();
  await lineBox(page, questions.illness.id).check();
  const lines = await messageOf(page);
  expect(lines).toHaveLength(before.length + 1);
  const message = lines.join('\n');
  const asked = await asksOf(page);
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
