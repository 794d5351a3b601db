import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowed } from './allowed.ts';
import { tooNewGrammar } from './grammar.ts';
import { newer } from './newer.ts';

const folder = process.env.SITE_FOLDER ?? 'dist';
const filesOf = (kind: string) =>
  globSync(`${folder}/**/*.${kind}`).map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const pages = filesOf('html');
const inPages = (pattern: RegExp) =>
  pages.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, inner = '']) => inner));

const emptied = / (href|id|content|class|d|alt|src|for|props|aria-[\w-]+|data-[\w-]+)="[^"]*"/g;
const emptyElement = /^<(?:area|br|hr|img|input|link|meta|source|wbr)\b/;

/**
 * The elements of a page, each by itself, without the values that no browser is too old for: many of
 * many pages are one then. What is too new is an element, an attribute or its value, wherever it stands.
 */
const elementsOf = (html: string): string[] =>
  (
    html
      .replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .match(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi) ?? []
  ).map((tag) => tag.replaceAll(emptied, ' $1=""'));

const closed = (tag: string): string =>
  emptyElement.test(tag) || tag.endsWith('/>') ? tag : `${tag}</${/^<([\w-]+)/.exec(tag)?.[1]}>`;

describe('o que é publicado serve aos navegadores antigos', () => {
  it('páginas e estilos: nada é mais novo, fora o que a lista explica; e nada nela é demais', () => {
    const styles = new Set([
      ...inPages(/<style[^>]*>([\s\S]*?)<\/style>/g),
      ...filesOf('css').map(({ source }) => source),
    ]);
    expect(pages.length).toBeGreaterThan(30);
    expect(styles.size).toBeGreaterThan(10);
    const elements = [...new Set(pages.flatMap(({ source }) => elementsOf(source)))];
    expect(elements.length).toBeGreaterThan(300);
    const found = new Set([
      ...[...styles].flatMap((style) => newer('css', style)),
      ...newer('html', elements.map(closed).join('')),
    ]);
    expect([...found].sort()).toEqual([...allowed].sort());
  });

  it('todo programa está escrito na gramática que eles leem', async () => {
    const inline = inPages(/<script(?: type="?module"?)?>([\s\S]*?)<\/script>/g);
    const programs = [
      ...[...new Set(inline)].map((source) => ({ path: `<script>${source.slice(0, 40)}`, source })),
      ...filesOf('js'),
    ];
    expect(programs.length).toBeGreaterThan(20);
    for (const { path, source } of programs)
      expect(await tooNewGrammar(source), parse(path).name).toBeUndefined();
  });
});

describe('o que a verificação acha', () => {
  it.each([
    ['a:has(b){color:red}', ["Selector 'has'"]],
    ['@container (min-width:3em){a{color:red}}', ["At-rule '@container'"]],
    ['a{width:1vw;width:50cqw}', ["Unit 'cqw'"]],
    ['a{&:hover{color:red}}', ["Selector 'nesting'"]],
    ['a{grid-template-columns:subgrid}', ["Value 'subgrid' of property 'grid-template-columns'"]],
    ['a{color:red', ['Parsing error: Missing closing }']],
    // Nothing new, or asked for before it is used.
    ['@supports selector(a:has(b)){a:has(b){color:red}}', []],
    [':root{--a:1px}a:not(.b,c>d){inset:auto 0;width:clamp(1px,2vw,var(--a))}', []],
  ])('estilo: %s', (style, expected) => {
    expect(newer('css', style)).toEqual(expected);
    for (const one of expected) expect(allowed).not.toContain(one);
  });

  it('um seletor novo que leva consigo um antigo', () => {
    const fault = 'A newer selector in one list with an old one';
    expect(newer('css', 'a:popover-open,b{color:red}')).toContain(fault);
    expect(newer('css', 'a:popover-open{color:red}')).not.toContain(fault);
  });

  it.each([
    ['<search>a</search>', ["Element '<search>'"]],
    ['<img src="a" alt="" fetchpriority="high">', ["Attribute 'fetchpriority' on '<img>'"]],
    ['<p><my-own>a</my-own><input type="tel" inputmode="numeric"></p>', []],
  ])('página: %s', (page, expected) => {
    expect(newer('html', page)).toEqual(expected);
  });

  it.each([
    ['class A{#b=1;c=2}', false],
    ['/\\p{Cc}/gu', false],
    ['class A{static{b()}}', true],
    ['/(?<=a)b/', true],
  ])('gramática: %s', async (program, isTooNew) => {
    expect((await tooNewGrammar(program)) !== undefined).toBe(isTooNew);
  });
});
