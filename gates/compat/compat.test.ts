import { describe, expect, it } from 'vitest';
import { allowed } from './allowed.ts';
import { tooNewInCss } from './css.ts';
import { tooNewGrammar } from './grammar.ts';
import { takeApart } from './html.ts';
import { judge } from './judge.ts';
import { type Finding, findTooNew, findTooNewGrammar, readPublished } from './published.ts';
import { tooNewInProgram } from './script.ts';
import { missingIn } from './targets.ts';

const names = (found: readonly { feature: string }[]) => [
  ...new Set(found.map(({ feature }) => feature.replace(/^(?:css|javascript|html)\./, ''))),
];

describe('o que é publicado serve aos navegadores antigos', () => {
  it('há o que olhar', async () => {
    const { pages, styles, programs } = await readPublished();
    expect(pages.length).toBeGreaterThan(30);
    expect(styles.length).toBeGreaterThan(10);
    expect(programs.length).toBeGreaterThan(20);
  });

  it('nada é mais novo, fora o que a lista explica; e nada na lista é demais', async () => {
    expect(judge(allowed, await findTooNew())).toEqual([]);
  });

  it('todo programa está escrito na gramática que eles leem', async () => {
    expect(await findTooNewGrammar()).toEqual([]);
  });
});

describe('a lista', () => {
  const found: Finding = {
    feature: 'css.selectors.has',
    missing: ['firefox 115'],
    excerpt: 'a:has(b)',
    name: 'index.html',
    source: 'a:has(b){}',
  };
  const entry = { features: ['css.selectors.has'], because: 'teste' };

  it.each([
    ['nada listado', [], found, 1],
    ['listado', [entry], found, 0],
    ['listado para outro arquivo', [{ ...entry, onlyIn: /sw\.js/ }], found, 1],
    ['sem perguntar', [{ ...entry, asked: true as const }], found, 1],
    ['depois de perguntar', [{ ...entry, asked: true as const }], { ...found, isAsked: true }, 0],
    ['sem declaração antiga antes', [{ ...entry, fallback: true as const }], found, 1],
    ['numa lista com seletor antigo', [entry], { ...found, spoilsOthers: true }, 1],
    ['sobra na lista', [{ ...entry, features: ['css.selectors.has', 'x'] }], found, 1],
  ])('%s', (_, list, one, faults) => {
    expect(judge(list, [one])).toHaveLength(faults);
  });
});

describe('os dados', () => {
  it.each([
    ['css.properties.grid', []],
    ['css.selectors.has', ['firefox 115', 'firefox_android 115']],
    ['api.Navigator.share', ['chrome 109', 'firefox 115', 'webview_android 109']],
    ['javascript.builtins.Array.toSorted', expect.arrayContaining(['chrome 109', 'safari 15.4'])],
    ['css.properties.nobody-knows-this', expect.arrayContaining(['chrome 109', 'firefox 115'])],
  ])('%s', (feature, missing) => {
    expect(missingIn(feature)).toEqual(missing);
  });
});

describe('estilos', () => {
  it.each([
    ['a:has(b){color:red}', ['selectors.has']],
    ['@container (min-width:3em){a{color:red}}', ['at-rules.container']],
    ['a{&:hover{color:red}}', ['selectors.nesting']],
    ['@media (width>=3em){a{color:red}}', ['at-rules.media.range_syntax']],
    ['@media (prefers-reduced-data:reduce){a{color:red}}', ['at-rules.media.prefers-reduced-data']],
    ['a{color:color-mix(in srgb,red,blue)}', ['types.color.color-mix']],
    ['a{--x:oklch(50% 0 0)}', ['types.color.oklch']],
    ['a{color:light-dark(red,blue)}', ['types.color.light-dark']],
    ['a{color:rgb(from red r g b)}', ['types.color.rgb.relative_syntax']],
    ['a{width:50cqw}', ['types.length.container_query_length_units']],
    ['a{grid-template-columns:subgrid}', ['properties.grid-template-columns.subgrid']],
    ['@starting-style{a{color:red}}', ['at-rules.starting-style']],
    ['a{no-such-thing:1}', ['properties.no-such-thing']],
    ['a{-webkit-backdrop-filter:none;backdrop-filter:none;height:100dvh}', []],
    ['a{backdrop-filter:none}', ['properties.backdrop-filter']],
    ['@supports (color:oklch(0 0 0)) and selector(:has(a)){a{color:red}}', []],
    ['@layer a{.b{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1px}}', []],
    [':root{--a:1px}a:not(.b,c>d):focus-visible{inset:auto 0;width:clamp(1px,2vw,var(--a))}', []],
    ['@media (min-width:3em) and (prefers-color-scheme:dark){a::before{content:" "}}', []],
    ['@font-face{font-family:f;src:url(f.woff2)format("woff2");font-display:swap}', []],
  ])('%s', (css, expected) => {
    expect(names(tooNewInCss(css))).toEqual(expected);
  });

  it('sabe se algo mais antigo vem antes, e se um seletor leva outro consigo', () => {
    expect(tooNewInCss('a{height:1vh;height:1cqh}')).toMatchObject([{ hasFallback: true }]);
    expect(tooNewInCss('a{height:1cqh;height:1vh}')).toMatchObject([{ hasFallback: false }]);
    expect(tooNewInCss('a:has(b),c{color:red}')).toMatchObject([{ spoilsOthers: true }]);
    expect(tooNewInCss('a:has(b){color:red}')).toMatchObject([{ spoilsOthers: false }]);
  });

  it('recusa o que não entende', () => {
    expect(() => tooNewInCss('a{color:red;;b{')).toThrow();
  });
});

describe('programas', () => {
  it.each([
    ['Object.groupBy(a,b)', ['builtins.Object.groupBy']],
    ['Array.fromAsync(a)', ['builtins.Array.fromAsync']],
    ['a.toSorted()', ['any.toSorted']],
    ['a?.b.toSorted()', ['any.toSorted']],
    ['let{toSorted:b}=a', ['any.toSorted']],
    ['new Set(a).union(b)', ['any.union']],
    ['Temporal.Now', ['builtins.Temporal.Now', 'builtins.Temporal']],
    ['self.Temporal', ['builtins.Temporal']],
    ['URL.canParse(a)', ['api.URL.canParse_static']],
    ['navigator.share({})', ['api.Navigator.share']],
    ['let{share:a}=navigator', ['api.Navigator.share']],
    ['document.startViewTransition()', ['api.Document.startViewTransition']],
    ['a.showPopover()', ['any.showPopover']],
    ['a.addEventListener("beforetoggle",b)', ['any.beforetoggle_event']],
    ['matchMedia("(prefers-reduced-data)")', ['at-rules.media.prefers-reduced-data']],
    ['a.insertRule("@media all{b:has(c){color:red}}")', ['selectors.has']],
    ['(0,a.jsx)("p",{popover:"auto"})', ['global_attributes.popover']],
    ['typeof Temporal', []],
    ['var Temporal=1;Temporal', []],
    ['x={toSorted:1};x.toSorted', []],
    ['a.at(-1);a.findLast(b);Object.hasOwn(a,b);structuredClone(a)', []],
    ['navigator.clipboard.writeText(a);fetch(b).then(c)', []],
  ])('%s', (program, expected) => {
    expect(names(tooNewInProgram(program))).toEqual(expected);
  });

  it.each([
    ['if(!navigator.share)b();navigator.share()', true],
    ['navigator.share&&navigator.share()', true],
    ['navigator.share!==void 0&&b()', true],
    ['(window.requestIdleCallback??setTimeout)(b)', true],
    ['navigator.connection?.saveData', true],
    ['let{connection:a}=navigator;a?.b', true],
    ['void 0!==navigator.share&&a()', true],
    ['a&&navigator.share&&b()', true],
    ['a&&navigator.share()', false],
    ['let a=window.trustedTypes;a?b():c()', true],
    ['typeof setImmediate<"u"?setImmediate:b', true],
    ['navigator.share()', false],
    ['let{connection:a}=navigator;a.b', false],
    ['let a=b.share;a.c(navigator.share)', false],
  ])('pergunta antes: %s', (program, isAsked) => {
    for (const found of tooNewInProgram(program)) expect(found.isAsked).toBe(isAsked);
    expect(tooNewInProgram(program)).not.toEqual([]);
  });

  it.each([
    ['a??=b', false],
    ['class A{#b=1;c=2}', false],
    ['/\\p{Cc}/gu', false],
    ['class A{static{b()}}', true],
    ['/(?<=a)b/', true],
    ['/a/v', true],
    ['using a=b', true],
  ])('gramática: %s', async (program, isTooNew) => {
    expect((await tooNewGrammar(program)) !== undefined).toBe(isTooNew);
  });
});

describe('páginas', () => {
  it.each([
    ['<p popover="auto">a</p>', ['global_attributes.popover']],
    ['<div inert></div>', ['global_attributes.inert']],
    ['<img src="a" alt="" fetchpriority="high">', ['elements.img.fetchpriority']],
    ['<search>a</search>', ['elements.search']],
    ['<script type="speculationrules">{}</script>', ['elements.script.type.speculationrules']],
    ['<dialog>a</dialog><img src="a" alt="" loading="lazy"><my-own>a</my-own>', []],
    ['<input type="tel" inputmode="numeric"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', []],
  ])('%s', async (html, expected) => {
    expect(names((await takeApart(html)).found)).toEqual(expected);
  });

  it('acha estilos e programas, e deixa dados de lado', async () => {
    const { styles, programs } = await takeApart(
      '<style>a{}</style><script>b()</script><script type="module">c()</script><script type="application/ld+json">{}</script>',
    );
    expect([styles, programs]).toEqual([['a{}'], ['b()', 'c()']]);
  });
});
