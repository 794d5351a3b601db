import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

it('keeps what the page uses and drops the rest', async () => {
  const css = '.a{color:red}.b{color:green}h4{color:blue}p>.a{margin:0}';
  expect(await usedStyles(css, ['<p class="a">'])).toBe('.a{color:red}p>.a{margin:0}');
});

it('keeps what only the script of an island brings', async () => {
  const users = ['<div>', 'x("p",{className:"b"})'];
  expect(await usedStyles('.b{color:green}', users)).toBe('.b{color:green}');
});

it('keeps states that no page shows when it is built', async () => {
  const css =
    ':focus-visible{outline:1px solid}[data-scrolled=true]{top:0}[data-print] p{top:1px}details[open]{top:2px}';
  expect(await usedStyles(css, ['<p><details>'])).toBe(
    ':focus-visible{outline:1px solid}[data-scrolled=true]{top:0}[data-print] p{top:1px}details[open]{top:2px}',
  );
});

it('keeps a state only with what can be in it', async () => {
  const css =
    '.a:hover{top:0}.a+span:popover-open b{top:1px}.c:hover{top:2px}.c:before{top:3px}::backdrop{top:4px}';
  expect(await usedStyles(css, ['<p class="a"><span><b>'])).toBe(
    '.a:hover{top:0}.a+span:popover-open b{top:1px}::backdrop{top:4px}',
  );
});

it('drops custom properties that no kept rule reads', async () => {
  const css = ':root{--x:red;--y:green;--z:var(--x)}p{color:var(--z)}';
  expect(await usedStyles(css, ['<p>'])).toBe(':root{--x:red;--z:var(--x)}p{color:var(--z)}');
});

it('keeps what a part of an attribute brings', async () => {
  const css = 'a[href^=http]{top:0}a[href*=part]{top:1px}a[href^=tel]{top:2px}';
  expect(await usedStyles(css, ['<a href="https://x/apart">'])).toBe(
    'a[href^=http]{top:0}a[href*=part]{top:1px}',
  );
});
