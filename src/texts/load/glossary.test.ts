import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#document/site.ts';
import { asFile, refused } from '#tests/machine/content-file.ts';
import { glossaryFile, loadGlossary } from './glossary.ts';
import { publishedPages } from './published-pages.ts';

const paths = publishedPages(loadSite({ SITE_DATE: '2026-11-21' }).figures).map(({ path }) => path);
const real = readFileSync(glossaryFile, 'utf8');
const load = asFile('glossary.yaml', (file) => loadGlossary(paths, file));

describe('glossário', () => {
  it('traz todas as palavras, de A a Z, cada uma com uma âncora só dela', () => {
    const terms = loadGlossary(paths);
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.slice(0, 2).map(({ id }) => id)).toEqual(['cadunico', 'carencia']);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  });

  it.each([
    ['uma palavra duas vezes', /$/, '\n- term: Laudo\n  meaning: papel.', '“Laudo” já está em'],
    ['uma forma de duas palavras', '[laudos]', '[laudos, perícias]', '“perícias”'],
    ['uma forma igual à própria palavra', '[laudos]', '[laudo]', '“laudo” já está'],
    [
      'explicação longa demais',
      'meaning: negado.',
      `meaning: ${'muito '.repeat(30)}negado.`,
      'no máximo 30 palavras',
    ],
    ['explicação sem ponto', 'por pessoa da família.', 'por pessoa', 'ponto'],
    ['explicação com maiúscula', 'meaning: negado', 'meaning: Negado', 'minúscula'],
    ['fonte que não existe', '[loas-20-3]', '[loas-999]', 'loas-999'],
    ['campo desconhecido', '  forms: [laudos]', '  formas: [laudos]', 'formas'],
    ['página que não existe', '/beneficios/bpc-loas#como-pedir', '/bpc', '“/bpc”'],
    ['página de fora', 'page: /por', 'page: por', 'endereço de uma página'],
  ])('recusa %s, com arquivo, campo e remédio', refused(real, load, 'glossary.yaml'));
});
