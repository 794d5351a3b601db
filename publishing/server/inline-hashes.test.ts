// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a known hash, as browsers report it', () => {
  expect(inlineHashes('<script></script>').scripts).toEqual([
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});

test('inline scripts and styles, each once, with any attributes', () => {
  const html = `<STYLE media="(width > 1px)">a{}</STYLE ><script type="module">é()</script>
    <script data-note='a > b'>é()</script><noscript><style>b{}</style></noscript>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('é()')],
    styles: [hash('a{}'), hash('b{}')],
    sendsToChat: false,
  });
});

test.each([
  '<script src="/_astro/a.js"></script>',
  '<script type="module" src=/_astro/a.js></script>',
  '<script type="application/ld+json">{"a":"<style>x</style>"}</script>',
  '<script type=application/json>{}</script>',
  '<!-- <script>old()</script> <style> -->',
  '<script-like>x</script-like><styled>y</styled>',
])('nothing to hash in %s', (html) => {
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [], sendsToChat: false });
});

test('what runs without being plain script is hashed', () => {
  const html = '<script type="speculationrules">{}</script><script data-src="x">y</script>';
  expect(inlineHashes(html).scripts).toEqual([hash('{}'), hash('y')]);
});

test('a script that mentions tags is one script', () => {
  const code = 'let a = "<style>x</style><!-- ";';
  expect(inlineHashes(`<script>${code}</script><script>b</script>`)).toEqual({
    scripts: [hash(code), hash('b')],
    styles: [],
    sendsToChat: false,
  });
});

test.each([
  ['<form class="a" action="https://wa.me/5511987654321" method="get">', true],
  ['<form method="dialog">', false],
  ['<a href="https://wa.me/5511987654321">', false],
])('%s sends to the chat: %s', (html, expected) => {
  expect(inlineHashes(html).sendsToChat).toBe(expected);
});

test('line breaks count as browsers see them', () => {
  expect(inlineHashes('<script>a\r\nb\rc</script>').scripts).toEqual([hash('a\nb\nc')]);
});
