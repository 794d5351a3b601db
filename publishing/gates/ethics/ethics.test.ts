import { beforeAll, describe, expect, it } from 'vitest';
import { loadPractice } from '#texts/load/practice.ts';
import { builtPages } from '../judge-pages.ts';
import { contentLines } from '../published-text/content-lines.ts';
import { interfaceTexts } from '../published-text/interface-texts.ts';
import { pageTexts } from '../published-text/page-texts.ts';
import { eachWording, type PublishedText, placeOf } from '../published-text/text.ts';
import { findBreaches, wordingFaults } from '../wording/find-breaches.ts';
import { missingOn, mustAppear, type Page } from './must-appear.ts';
import { mustNever } from './must-never.ts';

const practice = loadPractice(process.env.PRACTICE_FOLDER);

let texts: PublishedText[] = [];
let pages: Page[] = [];
beforeAll(async () => {
  pages = await builtPages();
  texts = pages.flatMap((page) => page.texts);
});

const breachesOf = (place: string, text: string) => wordingFaults(mustNever, { place, text });

describe('nunca aparece', () => {
  it('nas páginas: texto, título, descrição, imagem, conversa, dados para buscadores', () => {
    expect(pages.length).toBeGreaterThan(20);
    const kinds = new Set(texts.map(({ kind }) => kind));
    for (const kind of ['title', 'description', 'message', 'label', 'paragraph'] as const)
      expect(kinds).toContain(kind);
    const found = eachWording(texts).flatMap((text) => breachesOf(placeOf(text), text.text));
    expect(found).toEqual([]);
  });

  it('no que as ferramentas e o formulário dizem depois das respostas', () => {
    expect(interfaceTexts().flatMap(({ page, text }) => breachesOf(page, text))).toEqual([]);
  });

  it('nos arquivos de conteúdo', () => {
    expect(
      contentLines().flatMap(({ file, line, text }) => breachesOf(`${file}:${line}`, text)),
    ).toEqual([]);
  });

  it('nem escondido em um link de conversa, em um aria-label ou na descrição', async () => {
    const html = `<!doctype html><html lang="pt-BR"><head><title>Advogado especialista</title>
      <meta name="description" content="Resultado garantido"></head><body><main>
      <a href="https://wa.me/5511?text=Quero%20a%20an%C3%A1lise%20gr%C3%A1tis" aria-label="Ligue já">Falar</a>
      <img src="a.png" alt="Nossos clientes"></main>
      <script type="application/ld+json">{"slogan":"O melhor escritório"}</script></body></html>`;
    const found = (await pageTexts('/x', html)).flatMap(({ text }) =>
      findBreaches(mustNever, text),
    );
    expect(found.map(({ rule }) => rule.id).sort()).toEqual([
      'casos-e-depoimentos',
      'especialista',
      'garantia',
      'o-melhor',
      'servico-de-graca',
      'urgencia',
    ]);
  });
});

describe('sempre aparece', () => {
  it('em cada página', () => {
    expect(pages.flatMap((page) => missingOn(page, practice))).toEqual([]);
  });

  it('e a falta de cada coisa é notada', () => {
    const bare = (path: string): Page => ({ path, html: '<a href="/">Início</a>', texts: [] });
    expect(missingOn(bare('/ferramentas/x'), practice)).toHaveLength(mustAppear.length - 1);
    expect(missingOn(bare('/'), practice)).toHaveLength(mustAppear.length - 2);
    const [page] = pages;
    const lawyers = practice.lawyers.map((lawyer) => ({
      ...lawyer,
      supplementaryOab: ['OAB/RJ 98.765'],
    }));
    expect(page && missingOn(page, practice)).toEqual([]);
    expect(page && missingOn(page, { ...practice, lawyers })).toHaveLength(1);
  });
});
