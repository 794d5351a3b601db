import { expect, it } from 'vitest';
import { withOneScript } from './one-script.ts';

const script = (code: string) => `<script type="module">${code}</script>`;

it('joins the modules of a page, each in its own scope', () => {
  const html = `<body>${script('var e=1')}<p>${script("var e='$&'\n")}</body>`;
  expect(withOneScript(html)).toBe(
    `<body><p>${script("(()=>{var e=1})();(()=>{var e='$&'})();")}</body>`,
  );
});

it('leaves a lonely module and other scripts alone', () => {
  const html = `<body><script>a()</script>${script('b()')}<script type="application/ld+json">{}</script></body>`;
  expect(withOneScript(html)).toBe(html);
});
