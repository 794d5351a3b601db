import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cited as listed } from './citations/cited.ts';
import type { Citation, Norm } from './citations/norm.ts';
import lasting from './citations/norms.json' with { type: 'json' };
import { citationsOf, placeOf } from './citations/places.ts';
import { yearly } from './citations/yearly.ts';
import {
  type CitationKey,
  citation,
  citations,
  isCitationKey,
  norms,
  supersededArticle,
} from './citations.ts';
import { keysOf } from './keyed.ts';
import { forAny } from './proof/for-any.ts';

const cited = Object.entries<Citation>(citations);
const citationKeys = keysOf<CitationKey>(citations);

const officialDomains = [
  'planalto.gov.br',
  'gov.br',
  'in.gov.br',
  'stf.jus.br',
  'stj.jus.br',
  'cjf.jus.br',
  'tst.jus.br',
  'cnj.jus.br',
  'oab.org.br',
  'dpu.def.br',
];

it.each<[CitationKey, string]>([
  ['loas-20-3', 'Lei 8.742/1993 (LOAS), art. 20, § 3º'],
  ['loas-21-b', 'Lei 8.742/1993 (LOAS), art. 21-B'],
  ['lei-8213-77-2-v-c', 'Lei 8.213/1991 (benefícios da Previdência), art. 77, § 2º, V, c'],
  ['ec-103-15', 'Emenda Constitucional 103/2019 (reforma da Previdência), art. 15'],
  ['in-128-180', 'Instrução Normativa PRES/INSS 128/2022, art. 180'],
  ['portaria-me-424', 'Portaria ME 424/2020'],
  ['stf-tema-1102', 'STF, Tema 1102 (RE 1.276.977)'],
  ['stf-adi-6096', 'STF, ADI 6.096'],
  ['stj-sumula-340', 'STJ, Súmula 340'],
  ['provimento-205-anexo', 'Provimento 205/2021 do Conselho Federal da OAB, Anexo Único'],
  ['lbi-63', 'Lei 13.146/2015 (Lei Brasileira de Inclusão), art. 63'],
])('%s aparece como “%s”', (key, label) => {
  expect(citation(key).label).toBe(label);
});

// At its article where the official page marks them; at its beginning where it does not, or of one with a letter.
it.each<[CitationKey, string, string]>([
  ['loas-20-3', 'loas', '#art20'],
  ['ec-103-3', 'ec-103', '#art3'],
  ['loas', 'loas', ''],
  ['loas-20-b', 'loas', ''],
  ['lei-9784-66', 'lei-9784', ''],
  ['provimento-205-anexo', 'provimento-205', ''],
])('%s abre %s%s', (key, norm, anchor) => {
  expect(citation(key).url).toBe(`${norms[norm]?.url}${anchor}`);
});

it.each<[CitationKey, string]>([
  ['stf-tema-1102', 'https://portal.stf.jus.br/jurisprudenciaRepercussao/tema.asp?num=1102'],
  ['stj-tema-1117', 'cod_tema_inicial=1117&cod_tema_final=1117'],
  ['tnu-tema-389', '/tema-389'],
])('%s abre a página do próprio tema', (key, part) => {
  expect(citation(key).url).toContain(part);
});

it.each(citationKeys)('%s tem endereço oficial e seguro, ou diz que é cópia particular', (key) => {
  const { url: address, leadsTo } = citation(key);
  const url = new URL(address);
  expect(url.protocol).toBe('https:');
  const isOfficial = officialDomains.some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  );
  expect(isOfficial).toBe(leadsTo !== 'private-copy');
});

it('só o endereço que abre o texto fica sem aviso: início de site é lugar de procura', () => {
  const isEntrance = (address: string) => new URL(address).pathname.split('/').length <= 2;
  const unmarked = Object.values(norms)
    .filter(({ url, leadsTo, themeUrl }) => isEntrance(url) && !leadsTo && !themeUrl)
    .map(({ name }) => name);
  expect(unmarked).toEqual([]);
  // Two norms at one address: it cannot be the text of both.
  const shared = [...Map.groupBy(Object.values(norms), ({ url }) => url).values()]
    .filter((at) => at.length > 1)
    .flatMap((at) => at.filter(({ leadsTo }) => !leadsTo).slice(1));
  expect(shared.map(({ name }) => name)).toEqual([]);
});

it.each<[CitationKey, number | undefined]>([
  ['lei-8213-77', 77],
  ['lei-8213-77-2-v-c', 77],
  ['lei-8213-74', undefined],
  ['lei-8213-27-a', undefined],
  ['ec-103-23', undefined],
  ['lei-15108', undefined],
])('%s: artigo com números antigos na página oficial? %s', (key, article) => {
  expect(supersededArticle(key)).toBe(article);
});

it('cada citação tem um nome e uma chave seus, e toda norma é citada', () => {
  const labels = citationKeys.map((key) => citation(key).label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  const declared = citationsOf(lasting as Record<string, Norm>, listed).map(([key]) => key);
  expect([...declared, ...Object.keys(yearly)].sort()).toEqual([...citationKeys].sort());
  const used = new Set(cited.map(([, { norm }]) => norm));
  expect(Object.keys(norms).filter((norm) => !used.has(norm))).toEqual([]);
  expect(citationKeys.filter((key) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))).toEqual([]);
});

it.each([
  ['7', 'art. 7º'],
  ['20-b-iii', 'art. 20-B, III'],
  ['20-12-a', 'art. 20, § 12-A'],
  ['77-2-v-c', 'art. 77, § 2º, V, c'],
  ['11-ii-d', 'art. 11, II, d'],
  ['103-pu', 'art. 103, parágrafo único'],
])('o fim de chave “%s” é “%s”', (ending, place) => {
  expect(placeOf(ending)).toBe(place);
});

it.each(['', 'anexo', '20-', '20--1', 'pu-20', '20-z'])('“%s” não diz um lugar', (ending) => {
  expect(() => placeOf(ending)).toThrow('não diz um lugar');
});

it('lido de volta, cada lugar dá a sua chave; o escrito por extenso, o número que a abre', () => {
  const wrong = cited.filter(([key, { norm, place }]) => {
    if (!place) return false;
    if (place.startsWith('art.')) {
      const ending = place.replaceAll(/art\. |§ |º/g, '').replace('parágrafo único', 'pu');
      const expected = `${norm}-${ending.replaceAll(', ', '-').toLowerCase()}`;
      // The file of the year's norms cites each in one place only, and says it.
      return key !== expected && !(key in yearly);
    }
    // 'stf-tema-350' is 'Tema 350 (RE 631.240)'.
    return key !== `${norm}-anexo` && !key.endsWith(`-${/\d+/.exec(place)?.[0]}`);
  });
  expect(wrong).toEqual([]);
});

it('o compilador recusa a chave que ninguém listou', () => {
  // @ts-expect-error The law of benefits ends before its article 999.
  expect(() => citation('lei-8213-999')).toThrow();
  // @ts-expect-error Cited in its articles only.
  expect(() => citation('lei-12016')).toThrow();
  // @ts-expect-error No theme of this number listed.
  expect(() => citation('stf-tema-1')).toThrow();
});

forAny(fc.oneof(fc.string(), fc.constantFrom('toString', ...citationKeys)))(
  'reconhece só as chaves que existem',
  (text) => {
    expect(isCitationKey(text)).toBe(citationKeys.some((key) => key === text));
  },
);
