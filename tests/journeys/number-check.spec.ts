import { readableChatNumber } from '#site/chat.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { channel } from '../browser/contact-form.ts';
import { expect, test } from '../browser/test.ts';

test('“este número é de vocês?”: colado, comparado no aparelho, nada sai', async ({
  page,
  watch,
}) => {
  await page.goto('/seguranca');
  const check = page.locator('[data-pasted]');
  const pasted = check.getByRole('textbox');
  const heading = check.getByRole('heading');
  const compare = async (text: string) => {
    await pasted.fill(text);
    await check.getByRole('button').click();
    await expect(heading).toBeFocused();
    return (await heading.textContent()) ?? '';
  };
  const foreign = await compare('Ligue já: (11) 91111-2222, é do escritório');
  expect(foreign).toContain('(11) 91111-2222');
  await expectNoAxeFindings(page);
  const ours = await compare(`Oi, sou do ${readableChatNumber(channel.number)}`);
  const bare = await compare(readableChatNumber(channel.number).replace(/^\(\d+\) /, ''));
  const nothing = await compare('bom dia');
  expect(
    new Set([foreign, ours, bare, nothing]),
    [foreign, ours, bare, nothing].join('|'),
  ).toHaveProperty('size', 4);
  await expectNoAxeFindings(page);
  expect(watch.foreignRequests).toEqual([]);
  expect(watch.console).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
