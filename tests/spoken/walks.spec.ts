import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';
import { toolResults } from '../browser/tool-results.ts';

const folder = 'test-results/spoken';

/** Keeps what a screen reader is given at this place of the walk: roles, names and states, in order. */
type Hear = (place: string, part?: Locator) => Promise<void>;

const needsName =
  /^\s*- '?(?:alert|button|checkbox|combobox|heading|link|navigation|radio|region|table|textbox)(?! "| ')/;

const unnamed = (snapshot: string): string[] =>
  snapshot.split('\n').filter((line) => needsName.test(line));

/** A walk through the site. What was heard on it is left for people to read. */
const walk = (name: string, steps: (page: Page, hear: Hear) => Promise<void>) =>
  test(name, { tag: '@deep' }, async ({ page }) => {
    const heard: string[] = [];
    await steps(page, async (place, part = page.locator('body')) => {
      const snapshot = await part.ariaSnapshot();
      expect(unnamed(snapshot), place).toEqual([]);
      heard.push(`# ${place}`, snapshot, '');
    });
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.yaml`, heard.join('\n'));
  });

test('o que não tem nome é achado', { tag: '@deep' }, async ({ page }) => {
  const heard = async (html: string) => {
    await page.setContent(html);
    return unnamed(await page.locator('body').ariaSnapshot());
  };
  for (const html of ['<button></button>', '<input>', '<a href="/"><img src="a" alt=""></a>'])
    expect(await heard(html)).toHaveLength(1);
  expect(await heard('<button>a</button><label>b: <input></label>')).toEqual([]);
});

walk('achar-um-beneficio', async (page, hear) => {
  await page.goto('/');
  await hear('página inicial');
  await page.locator('main a[href^="/beneficios/"]').first().click();
  await page.locator('main details:has([popovertarget]) > summary').first().click();
  await page.locator('main [popovertarget]:visible').first().click();
  await hear('benefício, com uma palavra difícil aberta');
});

walk('ler-o-guia', async (page, hear) => {
  await page.goto('/conteudos/beneficio-indeferido');
  await hear('guia');
});

walk('por-onde-comecar', async (page, hear) => {
  await page.goto('/por-onde-comecar');
  for (const id of ['o-que-aconteceu', 'situacao', 'idade', 'aposentadoria-rural']) {
    await hear('pergunta', page.locator('main'));
    await page.locator(`main a[href="/por-onde-comecar/${id}"]`).click();
    await page.waitForURL(`/por-onde-comecar/${id}`);
  }
  await hear('fim');
});

walk('mandar-a-mensagem', async (page, hear) => {
  await page.goto('/');
  const form = page.locator('main form[method=get]');
  await form.locator('input').first().focus();
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(form.getByRole('status').first()).toHaveText('');
  await hear('formulário', form);
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - alert /./:
      - heading /./ [level=3]
      - list:
        - listitem:
          - link /./
    - textbox /./ [invalid]
    - textbox /./ [invalid]
    - combobox /./ [invalid]
    - textbox /./ [invalid]
    - region /./
    - button /./
  `);
  await hear('formulário com erros', form);
  await form.getByRole('textbox').nth(0).fill('Ana Lima');
  await form.getByRole('textbox').nth(1).fill('11 98765-4321');
  await form.getByRole('combobox').first().selectOption({ index: 1 });
  await form.getByRole('textbox').last().fill('Pedi em agosto e o INSS negou.');
  await expect(form.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1);
  await form.locator('[type=submit]').click();
  await expect(page.locator('h3:focus')).toBeVisible();
  await hear('mensagem entregue', page.locator('main'));
});

for (const tool of toolResults) {
  walk(tool.path.slice(1).replace('/', '-'), async (page, hear) => {
    await openTool(page, tool.path);
    await hear('ferramenta');
    const mend = await tool.fail(page);
    const form = page.locator('main form');
    await expect(form).toMatchAriaSnapshot(`
      - alert /./:
        - heading /./ [level=2]
        - list:
          - listitem:
            - link /./
    `);
    // The question itself: of several fields, of a group; of one, beside it.
    await expect(form.getByRole('heading', { level: 2 })).toHaveCount(2);
    await hear('ferramenta com erro', form);
    await mend();
    await expect(page.locator('main')).toMatchAriaSnapshot(`
      - heading /./ [level=1]
      - heading /./ [level=2]
      - heading /./ [level=3]
      - list:
        - listitem
        - listitem
        - listitem
      - paragraph:
        - button /./
        - button /./
        - button /./
      - paragraph:
        - button /./
        - button /./
    `);
    await hear('resultado', page.locator('main'));
  });
}
