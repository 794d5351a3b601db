import { type CitationKey, citation } from '#law/citations.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { loadLetters } from '#texts/load/letters.ts';
import { indicatorPath, letterPath } from '#texts/paths.ts';
import { effectNames } from '#texts/schema/indicator.ts';
import { letterBenefits, sectionsFor } from '#texts/schema/letter.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { plainWords } from '../plain-words.ts';
import type { Column, Row, Subject } from '../table.ts';

const textColumns: readonly Column[] = [
  { name: 'normas', says: 'As normas em que o texto se apoia.', kind: 'list' },
  { name: 'pagina', says: 'A página com o texto inteiro e as fontes.', kind: 'address' },
  {
    name: 'conferidoEm',
    says: 'O dia em que alguém com registro na OAB leu e assinou. Vazio: ninguém ainda.',
    kind: 'day',
    isOptional: true,
  },
  { name: 'mudouEm', says: 'O dia em que o texto mudou pela última vez.', kind: 'day' },
  {
    name: 'assinadoPor',
    says: 'Quem, com registro na OAB, leu e assinou. Vazio: ninguém ainda.',
    kind: 'text',
    isOptional: true,
  },
];

interface Text {
  readonly citations: readonly CitationKey[];
  readonly updatedOn: string;
  readonly signature: Signature | undefined;
}

const textCells = (text: Text, pagina: string): Row => ({
  normas: text.citations.map((key) => citation(key).label),
  pagina,
  conferidoEm: text.signature?.on ?? null,
  mudouEm: text.updatedOn,
  assinadoPor: text.signature?.name ?? null,
});

/** A table of texts, told as all of them. */
const textSubject = (
  told: Pick<Subject, 'id' | 'title' | 'about'>,
  columns: readonly Column[],
  rows: readonly Row[],
): Subject => ({
  ...told,
  holds: 'texts',
  columns: [...columns, ...textColumns],
  rows,
  changedOn:
    rows
      .map(({ mudouEm }) => String(mudouEm))
      .sort()
      .at(-1) ?? '',
});

const places = { relation: 'vínculo ou período', month: 'mês', registration: 'cadastro' };

/** What each code of the extract means. */
export function codes(figures: FigureSource, address: (path: string) => string): Subject {
  const rows = loadIndicators(figures).map(
    (one): Row => ({
      sigla: one.code,
      tambem: one.others,
      lugar: places[one.level],
      efeito: effectNames[one.effect],
      planoReduzido: one.isReduced,
      descricaoDoInss: one.official,
      querDizer: one.short,
      conta: plainWords(one.counts),
      oQueFazer: one.todo,
      ...textCells(one, address(indicatorPath(one.code))),
    }),
  );
  return textSubject(
    {
      id: 'siglas-do-cnis',
      title: 'Siglas do extrato (CNIS)',
      about: 'O que cada sigla do extrato quer dizer, se o mês conta e o que fazer.',
    },
    [
      { name: 'sigla', says: 'A sigla, como o INSS a imprime.', kind: 'text', isKey: true },
      { name: 'tambem', says: 'Outras siglas que dizem o mesmo, e outras grafias.', kind: 'list' },
      { name: 'lugar', says: 'Onde ela aparece.', kind: 'text', only: Object.values(places) },
      { name: 'efeito', says: 'O que ela faz.', kind: 'text', only: Object.values(effectNames) },
      { name: 'planoReduzido', says: 'Se é de plano reduzido.', kind: 'yesNo' },
      { name: 'descricaoDoInss', says: 'Como o INSS a descreve.', kind: 'text' },
      { name: 'querDizer', says: 'O que ela quer dizer, em uma frase nossa.', kind: 'text' },
      { name: 'conta', says: 'Se o mês ou o período conta.', kind: 'text' },
      { name: 'oQueFazer', says: 'O que fazer, em uma frase.', kind: 'text' },
    ],
    rows,
  );
}

/** What each reason of a letter means. */
export function reasons(figures: FigureSource, address: (path: string) => string): Subject {
  const rows = loadLetters(figures).map((one): Row => {
    const [meaning] = sectionsFor(one.kinds);
    const section = one.sections.find(({ title }) => title === meaning);
    return {
      motivo: one.slug,
      titulo: one.title,
      frasesVistas: one.says,
      outrasPalavras: one.otherWords,
      beneficios: one.benefits.map((name) => letterBenefits[name]),
      resumo: one.lead,
      oQueQuerDizer: section ? plainWords(section.body) : one.lead,
      ...textCells(one, address(letterPath(one.slug))),
    };
  });
  return textSubject(
    {
      id: 'motivos-das-cartas',
      title: 'Motivos das cartas',
      about: 'As frases das cartas do INSS, e o que elas querem dizer.',
    },
    [
      { name: 'motivo', says: 'O nome curto do motivo.', kind: 'text', isKey: true },
      { name: 'titulo', says: 'O motivo, em poucas palavras.', kind: 'text' },
      { name: 'frasesVistas', says: 'Frases vistas em cartas do INSS.', kind: 'list' },
      {
        name: 'outrasPalavras',
        says: 'Frases parecidas, sabidas de memória: não foram vistas em carta.',
        kind: 'list',
      },
      { name: 'beneficios', says: 'De que benefício é a carta.', kind: 'list' },
      { name: 'resumo', says: 'O que fazer ou saber, em uma ou duas frases nossas.', kind: 'text' },
      { name: 'oQueQuerDizer', says: 'A nossa explicação.', kind: 'text' },
    ],
    rows,
  );
}
