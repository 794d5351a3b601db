import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const rulesFor = async (css: string, html: string) =>
  (await usedStyles(css, html)).replace(/^@layer [^{]*?;/, '');

it('keeps what the page uses and drops the rest', async () => {
  const css = '.a{color:red}.b{color:green}h4{color:blue}p>.a{margin:0}';
  expect(await rulesFor(css, '<p class="a">')).toBe('.a{color:red}p>.a{margin:0}');
});

it('keeps states that no page shows when it is built', async () => {
  const css =
    ':focus-visible{outline:1px solid}[data-scrolled=true]{top:0}[data-print] p{top:1px}details[open]{top:2px}';
  expect(await rulesFor(css, '<p><details>')).toBe(
    ':focus-visible{outline:1px solid}[data-scrolled=true]{top:0}[data-print] p{top:1px}details[open]{top:2px}',
  );
});

it('keeps a state only with what can be in it', async () => {
  const css =
    '.a:focus{top:0}.a+span:checked b{top:1px}.c:focus{top:2px}.c:before{top:3px}::backdrop{top:4px}';
  expect(await rulesFor(css, '<p class="a"><span><b>')).toBe(
    '.a:focus{top:0}.a+span:checked b{top:1px}::backdrop{top:4px}',
  );
});

it('leaves to the sheet of the site how things look under a pointer or opened', async () => {
  const css = '.a:hover{top:0}.a+span:popover-open b{top:1px}.a:not(:popover-open){top:2px}';
  expect(await rulesFor(css, '<p class="a"><span><b>')).toBe('.a:not(:popover-open){top:2px}');
});

it('drops custom properties that no kept rule reads', async () => {
  const css = ':root{--x:red;--y:green;--z:var(--x)}p{color:var(--z)}';
  expect(await rulesFor(css, '<p>')).toBe(':root{--x:red;--z:var(--x)}p{color:var(--z)}');
});

it('keeps what a part of an attribute brings', async () => {
  const css = 'a[href^=http]{top:0}a[href*=part]{top:1px}a[href^=tel]{top:2px}';
  expect(await rulesFor(css, '<a href="https://x/apart">')).toBe(
    'a[href^=http]{top:0}a[href*=part]{top:1px}',
  );
});

it('leaves what is for paper to the sheet of the site', async () => {
  const css = '@page{margin:0}@media print{p{top:0}}@media screen{p{top:1px}}';
  expect(await rulesFor(css, '<p>')).toBe('@media screen{p{top:1px}}');
});

it('keeps the order of the layers, whichever of them have a rule', async () => {
  const css = '@layer features{p{top:0}}@layer base{b{top:0}}';
  expect(await usedStyles(css, '<p>')).toMatch(/^@layer [^{]*base[^{]*features/);
});
