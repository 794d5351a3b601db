import { expect, it } from 'vitest';
import { loadPractice } from '#texts/load/practice.ts';
import { builtPages } from '../judge-pages.ts';
import { pageTexts } from '../published-text/page-texts.ts';
import { findBreaches } from '../wording/find-breaches.ts';
import { missingOn, mustAppear, type Page } from './must-appear.ts';
import { mustNever } from './must-never.ts';

const practice = loadPractice(process.env.PRACTICE_FOLDER);

it('o que nunca se diz, nem escondido em um link de conversa, em um aria-label ou na descrição', async () => {
  const html = `<!doctype html><html lang="pt-BR"><head><title>Advogado especialista</title>
    <meta name="description" content="Resultado garantido"></head><body><main>
    <a href="https://wa.me/5511?text=Quero%20a%20an%C3%A1lise%20gr%C3%A1tis" aria-label="Ligue já">Falar</a>
    <img src="a.png" alt="Nossos clientes"></main>
    <script type="application/ld+json">{"slogan":"O melhor escritório"}</script></body></html>`;
  const found = (await pageTexts('/x', html)).flatMap(({ text }) => findBreaches(mustNever, text));
  expect(found.map(({ rule }) => rule.id).sort()).toEqual([
    'casos-e-depoimentos',
    'especialista',
    'garantia',
    'o-melhor',
    'servico-de-graca',
    'urgencia',
  ]);
});

it('nota a falta de cada coisa que sempre aparece', async () => {
  const bare = (path: string): Page => ({ path, html: '<a href="/">Início</a>', texts: [] });
  expect(missingOn(bare('/ferramentas/x'), practice)).toHaveLength(mustAppear.length - 1);
  expect(missingOn(bare('/'), practice)).toHaveLength(mustAppear.length - 2);
  const [page = bare('/')] = await builtPages();
  const lawyers = practice.lawyers.map((lawyer) => ({
    ...lawyer,
    supplementaryOab: ['OAB/RJ 98.765'],
  }));
  expect(missingOn(page, practice)).toEqual([]);
  expect(missingOn(page, { ...practice, lawyers })).toHaveLength(1);
});
