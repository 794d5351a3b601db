import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { subjects } from '#chat/contact-message.ts';
import { isOnHomePage, loadBenefits } from '#texts/load/benefits.ts';
import { slug as idOf } from '#texts/markdown/slug.ts';
import { benefitPath, benefitsPath, deniedGuidePath, toolPath, toolsPath } from '#texts/paths.ts';
import { doorsOf } from '#texts/schema/benefit.ts';
import { sectionsOf } from '#texts/schema/doors.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { onEveryPage } from './on-every-page.ts';
import { builtPages, linksOf } from './pages.ts';

const benefits = loadBenefits(() => ({ text: '0' }));

const page = (path: string) => {
  const found = builtPages.find((one) => one.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return found;
};

const textOf = (html: string) => decodeHTML(html.replaceAll(/<[^>]+>/g, '')).trim();

const headings = (html: string, level: 1 | 2) =>
  [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, 'gs'))].map(
    ([, inner = '']) => textOf(inner),
  );

/** The part of a page from an element that has this attribute to the end of its section. */
const sectionWith = (html: string, attribute: string) => {
  const found = html.split(/(?=<section\b)/).find((part) => part.slice(0, 200).includes(attribute));
  return { path: attribute, html: found?.replace(/<\/section>.*/s, '') ?? '' };
};

const leadsTo = (list: { path: string; html: string }) =>
  linksOf(list)
    .map(({ href }) => href)
    .sort();

test('a lista da página inicial leva aos seus benefícios e à lista de todos, e a nada mais', () => {
  const list = sectionWith(page('/').html, 'id="beneficios"');
  const paths = benefits.filter(isOnHomePage).map(({ slug }) => benefitPath(slug));
  expect(leadsTo(list)).toEqual([benefitsPath, ...paths].sort());
});

test('os problemas da página inicial levam ao que os resolve e à lista das ferramentas, que leva a cada uma', () => {
  const hrefs = leadsTo(sectionWith(page('/').html, 'aria-labelledby="titulo-situacao"'));
  const tools = sitePaths().filter((path) => path.startsWith(`${toolsPath}/`));
  expect(tools.length).toBeGreaterThan(1);
  expect(hrefs).toContain(toolsPath);
  expect(hrefs.filter((href) => tools.includes(href))).toHaveLength(6);
  expect(leadsTo(page(toolsPath))).toEqual(expect.arrayContaining(tools));
  expect(hrefs).toContain(benefitPath('cnis-errado'));
  expect(hrefs.some((href) => href.startsWith(`${deniedGuidePath}#`))).toBe(true);
});

test('a lista de todos leva a cada um', () => {
  expect(leadsTo(page(benefitsPath))).toEqual(
    expect.arrayContaining(benefits.map(({ slug }) => benefitPath(slug))),
  );
});

test.each([
  ['salario-maternidade', 'salario-maternidade'],
  ['aposentadoria-por-invalidez', 'valor-da-incapacidade#invalidez'],
  ['auxilio-doenca', 'valor-da-incapacidade#auxilio-doenca'],
  ['como-contribuir', 'quanto-contribuir'],
])('a página %s leva à ferramenta %s', (slug, tool) => {
  const [main = ''] = /<main\b.*<\/main>/s.exec(page(benefitPath(slug)).html) ?? [];
  expect(leadsTo({ path: slug, html: main })).toContain(toolPath(tool));
});

test('o formulário tem um assunto que serve a cada página', () => {
  const known = subjects.map((subject) => subject.toLowerCase());
  const without = benefits.filter(({ title }) => {
    const name = title.toLowerCase();
    return !known.some((subject) => subject.includes(name) || name.includes(subject));
  });
  expect(without.map(({ title }) => title)).toEqual([]);
});

onEveryPage(
  'o título, cada parte, a conversa com a sua pergunta, o guia e o seu lugar na lista',
  benefits.map((benefit) => ({ ...benefit, path: benefitPath(benefit.slug) })),
  ({ path, title, chat, group }) => {
    const { html } = page(path);
    expect(headings(html, 1)).toEqual([title]);
    expect(headings(html, 2)).toEqual(
      expect.arrayContaining(doorsOf[group].map(({ question }) => question)),
    );
    for (const section of sectionsOf(doorsOf[group]))
      expect(html.split(`id="${idOf(section)}"`)).toHaveLength(2);
    const [talk] = linksOf(sectionWith(html, 'aria-labelledby="conversar"'));
    expect(new URL(talk?.href ?? '').searchParams.get('text')).toContain(chat.message);
    const [, main = ''] = html.split(/<main\b|<\/main>/);
    expect(linksOf({ path, html: main }).map(({ href }) => href)).toContainEqual(
      expect.stringMatching(/^\/conteudos\/beneficio-indeferido/),
    );
    // Each a door with its picture, closed by the page's own program (tests/journeys/doors.spec.ts).
    const doors = main.match(/<details\b[^>]*\sdata-fold="?true.*?<\/summary>/gs) ?? [];
    expect(doors.length).toBeGreaterThanOrEqual(6);
    for (const door of doors)
      expect(door).toMatch(/<summary.*<(?:svg|img)\b.*<h2|<summary.*<h2.*<(?:svg|img)\b/s);
    const here = [...html.matchAll(/<(\w+)\b[^>]*\saria-current="page"[^>]*>(.*?)<\/\1>/gs)];
    expect(here.map(([, , inner = '']) => textOf(inner))).toContain(title);
  },
);
