import { drawConsolidated, drawLegend } from './closing.ts';
import { drawGrid } from './grids.ts';
import type { Invented, InventedRelation } from './invented.ts';
import type { Marks } from './marks.ts';
import { frameOf, type Model } from './models.ts';
import { Paper } from './paper.ts';
import { printedDate, printedMonth, wrapCodes, wrapWords } from './printed.ts';

export interface Layout {
  /** Entries of the legend follow one another without a gap, their codes on the first line. */
  readonly isLegendDense?: boolean;
  /** "Relações Previdenciárias" alone: a table without months. */
  readonly isSummary?: boolean;
  /** Undefined for the present one. */
  readonly model?: Model;
}

type Cell = readonly [x: number, lines: readonly string[]];

/** Lines of one cell, around the middle of its row. */
const lineHeight = 9.3;

function drawRow(paper: Paper, cells: readonly Cell[]): void {
  for (const [x, lines] of cells) {
    lines.forEach((line, index) => {
      paper.centre(line, x, (index - (lines.length - 1) / 2) * lineHeight);
    });
  }
}

const one = (text: string | undefined): string[] => (text ? [text] : []);
const dayOf = (date: InventedRelation['from']): string[] => (date ? [printedDate(date)] : []);

const cellsOfJob = (relation: InventedRelation): Cell[] => [
  [44, [String(relation.seq)]],
  [95, [relation.nit]],
  [175, one(relation.employerCode)],
  [335, wrapWords(relation.employer ?? relation.origin ?? '', 40)],
  [500, one(relation.registration)],
  [597, wrapWords(relation.memberType ?? '', 20)],
  [671, dayOf(relation.from)],
  [722, dayOf(relation.until)],
  [778, relation.lastPaid ? [printedMonth(relation.lastPaid)] : []],
];

function drawJob(paper: Paper, relation: InventedRelation): void {
  paper.bold('Matrícula do', 474, -lineHeight).bold('Tipo Filiado no', 566, -lineHeight);
  paper.bold('Seq.', 35).bold('NIT', 87).bold('Código Emp.', 152).bold('Origem do Vínculo', 301);
  paper.bold('Trabalhador', 474).bold('Vínculo', 582);
  paper.bold('Data Início', 650).bold('Data Fim', 705).bold('Últ. Remun.', 755);
  paper.down(14.2);
  drawRow(paper, cellsOfJob(relation));
}

/** As `drawJob`, with the words of the desk and without its last column. */
function drawJobAtDesk(paper: Paper, relation: InventedRelation): void {
  paper.bold('Matrícula do', 474, -lineHeight);
  paper.bold('Seq.', 35).bold('NIT', 87).bold('Código Emp.', 152).bold('Origem do Vínculo', 301);
  paper.bold('Trabalhador', 474).bold('Tipo Filiado', 573);
  paper.bold('Dt. Início', 652).bold('Dt. Fim', 708);
  paper.down(14.2);
  drawRow(paper, cellsOfJob(relation));
}

/** The columns of 2014 to 2019 in their order, at the separators with which others cut them. */
function drawOlderJob(paper: Paper, relation: InventedRelation, code: string): void {
  paper.bold('Seq.', 35).bold('NIT', 87).bold(code, 150).bold('Origem do Vínculo', 290);
  paper.bold('Data Início', 436).bold('Data Fim', 500).bold('Tipo Filiado no Vínculo', 562);
  paper.bold('Últ. Remun.', 676).bold('Indicadores', 756);
  paper.down(14.2);
  drawRow(paper, [
    [44, [String(relation.seq)]],
    [95, [relation.nit]],
    [175, one(relation.employerCode)],
    [325, wrapWords(relation.employer ?? relation.origin ?? '', 40)],
    [457, dayOf(relation.from)],
    [517, dayOf(relation.until)],
    [607, wrapWords(relation.memberType ?? '', 20)],
    [700, relation.lastPaid ? [printedMonth(relation.lastPaid)] : []],
    [778, wrapCodes(relation.indicators, 12)],
  ]);
}

function drawBenefit(paper: Paper, relation: InventedRelation): void {
  paper.bold('Seq.', 35).bold('NIT', 87).bold('NB', 172).bold('Origem do Vínculo', 251);
  paper.bold('Espécie', 436).bold('Data Início', 552).bold('Data Fim', 616).bold('Situação', 719);
  paper.down(11.7);
  drawRow(paper, [
    [44, [String(relation.seq)]],
    [95, [relation.nit]],
    [180, one(relation.number)],
    [286, ['Benefício']],
    [452, wrapWords(relation.species ?? '', 24)],
    [573, dayOf(relation.from)],
    [633, dayOf(relation.until)],
    [735, one(relation.status)],
  ]);
}

function drawOwn(paper: Paper, relation: InventedRelation): void {
  paper.bold('Seq.', 35).bold('NIT', 87).bold('Origem do Vínculo', 230);
  paper.bold('Tipo Filiado no Vínculo', 400).bold('Data Início', 540).bold('Data Fim', 620);
  paper.bold('Indicadores', 720).down(14.2);
  drawRow(paper, [
    [44, [String(relation.seq)]],
    [95, [relation.nit]],
    [265, wrapWords(relation.origin ?? '', 30)],
    [445, wrapWords(relation.memberType ?? '', 24)],
    [561, dayOf(relation.from)],
    [637, dayOf(relation.until)],
    [745, wrapCodes(relation.indicators, 18)],
  ]);
}

function drawJobOf(paper: Paper, relation: InventedRelation, model: Model | undefined): void {
  if (!model) drawJob(paper, relation);
  else if (model === 'desk') drawJobAtDesk(paper, relation);
  else drawOlderJob(paper, relation, model === '2017' ? 'CNPJ/CEI/CPF' : 'Código Emp.');
}

function drawRelation(paper: Paper, relation: InventedRelation, model: Model | undefined): void {
  paper.need(60);
  paper.down(lineHeight);
  if (relation.kind === 'job') drawJobOf(paper, relation, model);
  else if (relation.kind === 'benefit') drawBenefit(paper, relation);
  else drawOwn(paper, relation);
  paper.down(16.5);
  const hasList = !model || model === 'desk';
  if (hasList && relation.kind === 'job' && relation.indicators.length > 0) {
    paper.need(16.5);
    paper.bold('Indicadores:', 39).plain(relation.indicators.join(', '), 96).down(16.5);
  }
  drawGrid(paper, relation, model);
}

/** The summary: one heading a page, one row a relation, no months. */
function drawSummary(paper: Paper, relations: readonly InventedRelation[]): void {
  paper.onNewPage = () => {
    paper.bold('Seq', 35).bold('NIT', 87).bold('CNPJ', 165).bold('Nome', 300).bold('Tipo', 470);
    paper.bold('Matrícula', 540).bold('Início', 600).bold('Fim', 655).bold('Últ. Remun.', 695);
    paper.bold('Indicadores', 760).down(20);
  };
  paper.onNewPage();
  for (const relation of relations) {
    paper.need(22);
    drawRow(paper, [
      [42, [String(relation.seq)]],
      [95, [relation.nit]],
      [175, one(relation.employerCode)],
      [311, wrapWords(relation.employer ?? relation.origin ?? '', 38)],
      [480, wrapWords(relation.memberType ?? '', 18)],
      [558, one(relation.registration)],
      [611, dayOf(relation.from)],
      [661, dayOf(relation.until)],
      [718, relation.lastPaid ? [printedMonth(relation.lastPaid)] : []],
      [783, wrapCodes(relation.indicators, 12)],
    ]);
    paper.down(30);
  }
  paper.onNewPage = () => {};
}

const sumsTitle = (model: Model | undefined): string =>
  model === 'desk'
    ? 'Salários de Contribuição Consolidados por Ano Civil'
    : 'Valores Consolidados por Ano Civil';

/** The pages of an extract, laid out as the present model was measured. */
export function layOut(invented: Invented, layout: Layout = {}): Marks {
  const { model } = layout;
  const paper = new Paper(invented, frameOf(model));
  if (layout.isSummary) drawSummary(paper, invented.relations);
  else for (const relation of invented.relations) drawRelation(paper, relation, model);
  if (!layout.isSummary) drawConsolidated(paper, invented.consolidated, sumsTitle(model));
  drawLegend(paper, invented.legend, layout.isLegendDense ?? false);
  return paper.finish();
}
