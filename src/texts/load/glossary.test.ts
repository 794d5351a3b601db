import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#document/site.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { glossaryFile, loadGlossary } from './glossary.ts';
import { publishedPages } from './published-pages.ts';

const paths = publishedPages(loadSite({ SITE_DATE: '2026-11-21' }).figures).map(({ path }) => path);
const real = readFileSync(glossaryFile, 'utf8');
const folder = temporaryFolder('glossary');

const load = (text: string) => {
  const file = join(folder, 'glossary.yaml');
  writeFileSync(file, text);
  return loadGlossary(paths, file);
};

describe('glossário', () => {
  it('traz todas as palavras, de A a Z, cada uma com uma âncora só dela', () => {
    const terms = loadGlossary(paths);
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.slice(0, 2).map(({ id }) => id)).toEqual(['cadunico', 'carencia']);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  });

  it.each([
    ['uma palavra duas vezes', `${real}\n- term: Laudo\n  meaning: papel.`, '“Laudo” já está em'],
    ['uma forma de duas palavras', real.replace('[laudos]', '[laudos, perícias]'), '“perícias”'],
    ['uma forma igual à própria palavra', real.replace('[laudos]', '[laudo]'), '“laudo” já está'],
    [
      'explicação longa demais',
      real.replace('meaning: negado.', `meaning: ${'muito '.repeat(30)}negado.`),
      'no máximo 30 palavras',
    ],
    ['explicação sem ponto', real.replace('por pessoa da família.', 'por pessoa'), 'ponto'],
    ['explicação com maiúscula', real.replace('meaning: negado', 'meaning: Negado'), 'minúscula'],
    ['fonte que não existe', real.replace('[loas-20-3]', '[loas-999]'), 'loas-999'],
    ['campo desconhecido', real.replace('  forms: [laudos]', '  formas: [laudos]'), 'formas'],
    ['página que não existe', real.replace('/beneficios/bpc-loas#como-pedir', '/bpc'), '“/bpc”'],
    ['página de fora', real.replace('page: /por', 'page: por'), 'endereço de uma página'],
  ])('recusa %s, com arquivo, campo e remédio', (_name, text, remedy) => {
    expect(text).not.toBe(real);
    expect(() => load(text)).toThrow('glossary.yaml');
    expect(() => load(text)).toThrow(remedy);
  });
});
