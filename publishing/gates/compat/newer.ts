import css from '@eslint/css';
import html from '@html-eslint/eslint-plugin';
import { type ESLint, Linter } from 'eslint';
import { newSelectors } from './allowed.ts';

/** The last year of Baseline that all of the oldest targets know in full: the `browserslist` of package.json. */
const available = 2021;

/** A browser that does not know one selector of a list drops the rule for all of them. */
const apart: ESLint.Plugin = {
  rules: {
    selectors: {
      create: (context) => ({
        SelectorList(node: { children: readonly object[] }) {
          const isNew = (selector: object) =>
            newSelectors.some((name) => JSON.stringify(selector).includes(`"name":"${name}"`));
          if (new Set(node.children.map(isNew)).size > 1)
            context.report({
              message: 'A newer selector in one list with an old one',
              node: node as never,
            });
        },
      }),
    },
  },
};

const linter = new Linter();
const plugins = { css: css as ESLint.Plugin, html: html as unknown as ESLint.Plugin, apart };

/** What some target does not know, each once; and what cannot be parsed, which would go unchecked. */
export function newer(language: 'css' | 'html', source: string): string[] {
  const rules = {
    [`${language}/use-baseline`]: ['error', { available }],
    ...(language === 'css' && { 'apart/selectors': 'error' }),
  } satisfies Linter.RulesRecord;
  const found = linter.verify(
    source,
    [{ files: ['**'], plugins, language: `${language}/${language}`, rules } as Linter.Config],
    `published.${language}`,
  );
  return [
    ...new Set(found.map(({ message }) => message.replace(/ is not a \d+ available .*/, ''))),
  ];
}
