import { expect, test } from 'vitest';
import { parseHtml } from '#gates/published-text/parse-html.ts';
import { toolSlugs } from '#texts/load/tools.ts';
import { toolPath } from '#texts/paths.ts';
import { builtPages } from './pages.ts';

// What a tool's page is to who has no JavaScript, or before it has come.

test.each(toolSlugs().map((slug) => toolPath(slug)))(
  '%s: a regra, um exemplo e as fontes estão lá, e nenhuma resposta vai ao endereço',
  async (path) => {
    const page = await parseHtml(builtPages.find((one) => one.path === path)?.html ?? '');
    expect(page.querySelector('main a[href="#a-regra"]')).not.toBeNull();
    for (const id of ['a-regra', 'um-exemplo', 'fontes'])
      expect(page.querySelector(`main #${id}`), id).not.toBeNull();
    const forms = page.querySelectorAll('main form');
    expect(forms.length).toBeGreaterThan(0);
    // A form for a dialog of which there is none goes nowhere.
    for (const form of forms) expect(form.getAttributeValue('method')).toBe('dialog');
    for (const button of page.querySelectorAll('main form button'))
      expect(button.hasAttribute('formmethod') || button.hasAttribute('formaction')).toBe(false);
  },
);
