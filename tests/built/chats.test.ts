import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { phoneLink } from '#site/chat.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { onEveryPage } from './on-every-page.ts';
import { builtPages, linksOf } from './pages.ts';

const { chatNumber, phone, siteAddress } = loadPractice('tests/fixtures/demo-practice');

const pages = builtPages.map((page) => {
  const links = linksOf(page).filter(({ href }) => /wa\.me|whatsapp/.test(href));
  const isShare = ({ href }: { href: string }) => href.startsWith('https://wa.me/?text=');
  return {
    ...page,
    chats: links.filter((link) => !isShare(link)),
    shares: links.filter(isShare),
  };
});
const textOf = (href: string) => new URL(href).searchParams.get('text') ?? '';

onEveryPage(
  'todo link de conversa vai ao único número, na mesma aba, com um texto inteiro',
  pages,
  (page) => {
    expect(page.chats.length).toBeGreaterThan(1);
    for (const { href, rel, target } of page.chats) {
      const [start, query = ''] = href.split('?text=');
      expect(start).toBe(`https://wa.me/${chatNumber}`);
      const text = decodeURIComponent(query);
      expect(encodeURIComponent(text)).toBe(query);
      expect(text).toMatch(/^Olá! .{10,}/);
      expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
      expect(rel).toBe('noreferrer');
      expect(target).toBeUndefined();
    }
    // For who does not write, the telephone beside it.
    expect(/<header[\s\S]*?<\/header>/.exec(page.html)?.[0]).toContain(`"${phoneLink(phone)}"`);
  },
);

onEveryPage(
  'o link para mandar a página leva uma linha sobre ela e o endereço, sem número',
  pages,
  (page) => {
    for (const { href, rel, target } of page.shares) {
      const [about = '', place, ...rest] = textOf(href).split('\n');
      expect(decodeHTML(/<title>([^<]*)</.exec(page.html)?.[1] ?? '')).toContain(about);
      expect(about.length).toBeGreaterThan(10);
      expect(place).toBe(siteAddress + page.path);
      expect(rest).toEqual([]);
      expect(rel).toBe('noreferrer');
      expect(target).toBeUndefined();
    }
  },
);

test('todo texto pode ser mandado, e só os textos', () => {
  const shared = pages.filter(({ shares }) => shares.length === 1).map(({ path }) => path);
  const texts = sitePaths().filter(
    (path) => path !== '/' && !/^\/(?:ferramentas|por-onde-comecar)/.test(path),
  );
  expect(shared.sort()).toEqual(texts.sort());
});

test('quem acha um erro escreve de que página', () => {
  // The one text of a page's chats that quotes something: the name of the page.
  const quoted = pages.map(({ path, chats }) => {
    const names = chats.flatMap(({ href }) => /“([^”]+)”/.exec(textOf(href))?.[1] ?? []);
    return [path, names] as const;
  });
  expect(quoted.filter(([, names]) => names.length !== 1)).toEqual([]);
  const names = quoted.flatMap(([, names]) => names);
  expect(new Set(names).size).toBe(names.length);
});

test('cada benefício, e cada problema junto do formulário, abre a conversa com um texto próprio', () => {
  const texts = (html = '') =>
    linksOf({ path: '', html })
      .filter(({ href }) => href.includes('wa.me/'))
      .map(({ href }) => textOf(href));
  const benefits = pages.filter(({ path }) => path.startsWith('/beneficios/'));
  const own = benefits.map(({ html }) => texts(html.split('aria-labelledby="conversar"')[1])[0]);
  expect(own).not.toContain(undefined);
  expect(new Set(own).size).toBe(benefits.length);

  const home = pages.find(({ path }) => path === '/')?.html;
  const troubles = texts(/<\/form>[\s\S]*?<footer/.exec(home ?? '')?.[0]);
  expect(troubles.length).toBeGreaterThan(3);
  expect(new Set(troubles).size).toBe(troubles.length);
});

test.each([
  'Olá! Tenho dúvidas sobre o BPC/LOAS.',
  'Olá! Meu benefício foi negado e preciso de orientação.',
  'Olá! Quero enviar a carta de indeferimento para análise.',
])('a página inicial tem o atalho que a especificação pede: %s', (text) => {
  const home = pages.find(({ path }) => path === '/');
  expect(home?.chats.map(({ href }) => textOf(href))).toContain(text);
});
