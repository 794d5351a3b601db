import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { figuresFor } from '../judged.ts';
import { contentLines } from './content-lines.ts';
import { Written } from './where-written.ts';

const pages = publishedPages(figuresFor(isoDate('2026-11-22')));
const written = new Written(pages);
const file = 'content/benefits/bpc-loas.md';
const path = '/beneficios/bpc-loas';

it('leva de uma frase publicada à linha que a diz, também com um valor no meio', () => {
  const withFigure = contentLines().find((line) => line.file === file && line.text.includes('…'));
  const { line = 0, text = '' } = withFigure ?? {};
  expect(written.ofText(path, text.replaceAll('…', 'R$ 1.621,00'))).toBe(`${file}:${line}`);
});

it('leva ao arquivo da página uma frase que tem uma palavra de outro', () => {
  const longer = 'Peça o recurso, que não custa nada, em frase que o arquivo não tem inteira.';
  expect(written.ofText(path, longer)).toBe(`${file}:1`);
});

it('leva de uma parte ao seu título, e de uma página ao seu arquivo', () => {
  expect(written.ofText(`${path} › O que é`)).toMatch(/bpc-loas\.md:\d\d+$/);
  expect(written.ofText(path)).toBe(`${file}:1`);
  expect(written.ofText('/404')).toBe('/404');
});

it('acha cada linha que tem um link', () => {
  const places = written.ofLink('https://meu.inss.gov.br');
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place).toMatch(/^content\/.*:\d+$/);
});

it('leva de uma palavra do glossário à carta que a diz, e não ao glossário', () => {
  const letter = 'content/letters/falta-carencia.md';
  const around = '…na carta, o INSS diz que falta carência para o seu pedido…';
  expect(written.ofWord('/carta/falta-carencia', 'carência', around)).toMatch(
    new RegExp(`^${letter}:\\d+$`),
  );
  expect(written.ofWord('/404', 'carência', around)).not.toContain('glossary');
});
