import { statSync } from 'node:fs';
import axe from 'axe-core';
import { measurePages } from '#gates/plain-language/judge.ts';
import { limits } from '#gates/plain-language/limits.ts';
import { builtTexts } from '#gates/published-text/built-site.ts';
import { falseSentences } from '#gates/truth/false-sentences.ts';
import type { Figure } from '#open-data/performance/figure.ts';
import { askedRules } from './browser/axe.ts';
import { siteFolder } from './browser/site-folder.ts';
import { builtPages } from './built/pages.ts';
import { writeMeasured } from './write-measured.ts';

/** `npm run measure`: what the pages of the build that is there weigh, and how they read; into docs/measured. */
const kinds: readonly (readonly [name: string, paths: RegExp])[] = [
  ['Página inicial', /^\/$/],
  ['Benefício', /^\/beneficios\//],
  ['Guia do pedido negado', /^\/conteudos\//],
  ['Carta', /^\/carta(\/|$)/],
  ['Sigla do CNIS', /^\/indicadores\//],
  ['Ferramenta', /^\/ferramentas\//],
  ['Pergunta de “por onde começar”', /^\/por-onde-comecar/],
  ['Outras páginas', /^/],
];

const kindOf = (path: string): string => kinds.find(([, paths]) => paths.test(path))?.[0] ?? '';

/** Of the page as it travels to a browser of today, without its headers. */
const bytesOf = (path: string): number =>
  statSync(`${siteFolder}${path === '/' ? '/index' : path}.html.br`).size;

const middleOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const weights = kinds.flatMap(([kind]): Figure[] => {
  const sizes = builtPages
    .filter(({ path }) => kindOf(path) === kind)
    .map(({ path }) => bytesOf(path));
  const figure = (name: string, value: number) => ({
    group: 'Peso de uma página, comprimida',
    name,
    value,
    unit: 'bytes',
  });
  const heaviest = Math.max(...sizes);
  if (sizes.length === 1) return [figure(kind, heaviest)];
  return [
    figure(`${kind}: a do meio`, middleOf(sizes)),
    figure(`${kind}: a mais pesada`, heaviest),
  ];
});

const read = measurePages(await builtTexts()).filter(({ words }) => words >= limits.sample);
const rounded = (value: number): number => Math.round(value * 10) / 10;
const reading = (name: string, value: number, unit: string): Figure => ({
  group: 'Facilidade de leitura',
  name,
  value,
  unit,
});
const scores = read.map(({ score }) => score);

writeMeasured('site', 'measure', [
  ...weights,
  reading('Páginas com texto para medir', read.length, 'páginas'),
  reading('Índice de leitura da página do meio', rounded(middleOf(scores)), 'na escala até 100'),
  reading('Índice da página mais difícil', rounded(Math.min(...scores)), 'na escala até 100'),
  reading('O menor índice que a montagem aceita', limits.pageScore, 'na escala até 100'),
  reading(
    'Palavras por frase na página do meio',
    rounded(middleOf(read.map(({ meanSentence }) => meanSentence))),
    'palavras',
  ),
  reading('A frase mais longa que a montagem aceita', limits.longestSentence, 'palavras'),
  {
    group: 'Acessibilidade',
    name: 'Páginas que os testes abrem',
    value: builtPages.length,
    unit: 'páginas',
  },
  {
    group: 'Acessibilidade',
    name: 'Regras do axe que os testes rodam em cada página',
    value: askedRules(axe.getRules()).length,
    unit: 'regras',
  },
  {
    group: 'Erros',
    name: 'Frases falsas que a montagem recusa',
    value: falseSentences.length,
    unit: 'frases',
  },
]);
