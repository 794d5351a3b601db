import type { Page } from '@playwright/test';
import { openContactForm } from '../../browser/contact-form.ts';
import { openAllFolded } from '../../browser/fit.ts';
import { expect, test } from '../../browser/test.ts';
import { openTool } from '../../browser/tool.ts';
import { toolResults } from '../../browser/tool-results.ts';
import { pathsOfEachForm } from '../../built/page-forms.ts';
import { type Finding, ibmFindings } from './ibm.ts';

// The engine's script stands against the policy of the pages; `security.spec.ts` judges that one.
test.use({ bypassCSP: true, colorScheme: 'light' });

/** No violation; what the engine would ask of a person is kept beside the result. */
async function expectNoViolations(page: Page) {
  const { checked, violations, potential } = await ibmFindings(page);
  expect(checked).toBeGreaterThan(500);
  const asked = new Map<string, string[]>();
  for (const { rule, message, element } of potential) {
    const key = `${rule}: ${message}`;
    asked.set(key, [...(asked.get(key) ?? []), element]);
  }
  for (const [question, elements] of asked) {
    test.info().annotations.push({
      type: 'potential',
      description: `${question} (${elements.length}, first ${elements[0]})`,
    });
  }
  expect(violations.filter((one) => !isAllowed(one))).toEqual([]);
}

/**
 * The message that grows while one writes is a named region that scrolls; Safari lets the keyboard
 * scroll it only where it can take the focus. The engine wants a widget's role on all that can.
 */
const isAllowed = ({ rule, element }: Finding) =>
  rule === 'element_tabbable_role_valid' &&
  /^<section [^>]*tabindex="0" aria-labelledby="previa"/.test(element);

// A second opinion: every element within the one around it, while axe asks of the three around it.
for (const path of pathsOfEachForm) {
  test(`${path}: o motor da IBM não acha falha`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(path);
    // The engine takes a label behind a closed door for one that is not there.
    await openAllFolded(page);
    await expectNoViolations(page);
  });
}

/** A day and a row of a list, refused. The others say the same of theirs: axe (`tool-way.spec.ts`) and `walks.spec.ts` look at each. */
const refused = ['/ferramentas/prazo-do-recurso', '/ferramentas/renda-bpc'];

for (const tool of toolResults) {
  test(`${tool.path}, erro e resultado: o motor da IBM não acha falha`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openTool(page, tool.path);
    const mend = await tool.fail(page);
    if (refused.includes(tool.path)) await expectNoViolations(page);
    await mend();
    await openAllFolded(page);
    await expectNoViolations(page);
  });
}

test('contato com erros: o motor da IBM não acha falha', { tag: '@deep' }, async ({ page }) => {
  const { send, errors } = await openContactForm(page);
  await send.click();
  await expect(errors).toBeFocused();
  await expectNoViolations(page);
});

test('o motor é severo: imagem sem texto e campo sem nome são achados', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/');
  await page.locator('main').evaluate((main) => {
    main.append(new Image(), document.createElement('input'));
  });
  const rules = (await ibmFindings(page)).violations.map(({ rule }) => rule);
  expect(rules).toContain('img_alt_valid');
  expect(rules).toContain('input_label_exists');
});
