import { createServer } from 'node:http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { decodeHTML } from 'entities';
import { siteNow } from '#tests/site-date.ts';
import { embedPath } from '#texts/paths.ts';
import { embeddableTools } from '#texts/registry.ts';
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as deadlineQuestions } from '#tools/deadlines/questions.ts';
import { questions as insuredQuestions } from '#tools/insured-status/questions.ts';
import { answer, toResult } from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { builtPages } from '../built/pages.ts';
import { listen } from '../machine/ports.ts';
import { alone, leftJob, toldOfDecision } from '../tools/people.ts';

const [, ...codes] =
  builtPages.find(({ path }) => path === '/embutir')?.html.split(/<code[^>]*>/) ?? [];

type Slug = (typeof embeddableTools)[number];

/** What the page gives to be copied, with the site of the tests in place of its address. */
const snippetOf = (slug: Slug, site = ''): string => {
  const code = decodeHTML(
    codes.find((one) => one.includes(embedPath(slug)))?.split('</code>')[0] ?? '',
  );
  return code.replaceAll(/https:\/\/[^/"]+(?=\/embutir)/g, site);
};

/** A page of somebody else, at an address of its own. */
let html = '';
let port = 0;
const host = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end(html),
);
test.beforeAll(async () => {
  port = await listen(host);
});
test.afterAll(() => host.close());

/** Opens the other page with this code in it; the tool in its frame, and all that was complained of. */
async function openHost(page: Page, code: string) {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  html = `<!doctype html><meta charset="utf-8"><title>Sindicato</title><h1>Sindicato</h1>${code}`;
  await page.clock.setFixedTime(new Date(siteNow));
  await page.goto(`http://localhost:${port}/`);
  const element = page.locator('iframe');
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('Não há moldura.');
  await frame.waitForLoadState();
  await frame.locator('main form button[data-heard]').first().focus();
  await expect(frame.locator('astro-island')).not.toHaveAttribute('ssr');
  // Its locators are those of a page.
  return { element, frame: frame as unknown as Page, complaints };
}

const answered: Readonly<Record<Slug, (frame: Page) => Promise<void>>> = {
  'prazo-do-recurso': (frame) => answer(frame, deadlineQuestions, toldOfDecision),
  'qualidade-de-segurado': (frame) => toResult(frame, insuredQuestions, leftJob),
  'renda-bpc': (frame) => toResult(frame, incomeQuestions, alone),
};

/** The frame takes the height that its page asks for. */
async function expectRoom(element: Locator, frame: Page) {
  const needed = await frame.locator('body').evaluate((body) => body.clientHeight);
  await expect
    .poll(async () => Math.abs(((await element.boundingBox())?.height ?? 0) - needed))
    .toBeLessThan(2);
}

/** The box of the code as it is given, or as somebody else may write it. */
const boxes: Readonly<Partial<Record<Slug, string>>> = {
  'prazo-do-recurso': 'sandbox="allow-scripts"',
  'qualidade-de-segurado': '',
};

test('cada ferramenta numa página de outro, também só com programas ou sem caixa: só a conta, na altura que pede, e ninguém é convidado a contratar', async ({
  page,
  baseURL,
}) => {
  for (const slug of embeddableTools) {
    const given = snippetOf(slug, baseURL);
    const code = given.replace(/sandbox="[^"]*"/, (box) => boxes[slug] ?? box);
    const { element, frame, complaints } = await openHost(page, code);
    // The frame is the same around each tool; of the tools, axe is asked by `tool-way.spec.ts`.
    const isFirst = slug === embeddableTools[0];
    if (isFirst) await expectNoAxeFindings(frame);
    await answered[slug](frame);
    await expect(frame.locator('[data-answer-card]')).toBeVisible();
    await expectRoom(element, frame);
    if (isFirst) await expectNoAxeFindings(frame);
    const text = await frame.locator('body').textContent();
    if (slug === 'prazo-do-recurso') expect(text).toContain('21/12/2026');
    expect(text).not.toMatch(/whatsapp|converse|conversar|agende|contrate|fale com a gente/i);
    const links = await frame.locator('a').evaluateAll((all) => all.map((a) => a.outerHTML));
    expect(links.filter((link) => /wa\.me|mailto:|tel:(?!135")/.test(link))).toEqual([]);
    expect(complaints).toEqual([]);
  }
});
