import type { InventedMonth, InventedRelation } from './invented.ts';
import type { Model } from './models.ts';
import type { Paper } from './paper.ts';
import { printedAmount, printedDate, printedMonth, wrapCodes } from './printed.ts';

interface Cell {
  readonly x: number;
  readonly lines: readonly string[];
}

/** A grid: its title, the words over its columns, and where the groups side by side begin. */
interface Grid {
  readonly title: string;
  readonly headings: readonly (readonly [text: string, x: number])[];
  readonly groups: readonly number[];
  readonly cells: (line: Line) => readonly Cell[];
}

interface Line extends Omit<InventedMonth, 'month'> {
  readonly printed: string;
}

const amount = (cents: number | undefined): string[] =>
  cents === undefined ? [] : [printedAmount(cents)];

const cell = (x: number, lines: readonly string[]): Cell => ({ x, lines });

const remunerations: Grid = {
  title: 'Remunerações',
  headings: [
    ['Competência', 42.7],
    ['Remuneração', 131],
    ['Indicadores', 221],
  ],
  groups: [0, 263, 524.5],
  cells: ({ printed, base, indicators }) => [
    cell(68.8, [printed]),
    cell(161.6, amount(base)),
    cell(243, wrapCodes(indicators, 16)),
  ],
};

/** The desk's print: words and order as in text copied out of one; the places are those of its months. */
const deskThirteenths: Grid = { ...remunerations, title: 'Remunerações Décimo Terceiro' };

/** The model of 2014 has another column, which nobody measured: it is put between its neighbours. */
const withAgents: Grid = {
  ...remunerations,
  headings: [
    ['Competência', 42.7],
    ['Remuneração', 112],
    ['Agentes Nocivos', 172],
    ['Indicadores', 243],
  ],
  cells: ({ printed, base, indicators }) => [
    cell(68.8, [printed]),
    cell(138, amount(base)),
    cell(265, wrapCodes(indicators, 8)),
  ],
};

const contributions: Grid = {
  title: 'Contribuições',
  headings: [
    ['Competência', 30],
    ['Data Pgto.', 105],
    ['Contribuição', 165],
    ['Salário Contribuição', 235],
    ['Indicadores', 340],
  ],
  groups: [0, 402],
  cells: ({ printed, base, paid, paidOn, indicators }) => [
    cell(54, [printed]),
    cell(126, paidOn ? [printedDate(paidOn)] : []),
    cell(189, amount(paid)),
    cell(275, amount(base)),
    cell(362, wrapCodes(indicators, 16)),
  ],
};

const serviceMonths: Grid = {
  title: 'Remunerações',
  headings: [
    ['Competência', 42],
    ['Contrat./Cooperat.', 160],
    ['Estabelecimento Tomador', 318],
    ['Forma Prestação Serviço', 458],
    ['Remuneração', 612],
    ['Indicadores', 745],
  ],
  groups: [0],
  cells: ({ printed, base, service, indicators }) => [
    cell(66, [printed]),
    cell(199, service?.contractor ? [service.contractor] : []),
    cell(368, service?.establishment ? [service.establishment] : []),
    cell(512, service?.form ? [service.form] : []),
    cell(638, amount(base)),
    cell(767, wrapCodes(indicators, 16)),
  ],
};

const gridOf = ({ kind }: InventedRelation, model: Model | undefined): Grid => {
  if (kind === 'contributions') return contributions;
  if (kind === 'grouping') return serviceMonths;
  return model === '2014' ? withAgents : remunerations;
};

/** Pieces of one code stand −3.2 and +6.1 from their row, as measured; of more, around the same middle. */
const firstLine = (count: number): number => [0, 0, -3.2][count] ?? 1.45 - ((count - 1) / 2) * 9.3;

function drawLine(paper: Paper, cells: readonly Cell[], left: number): void {
  for (const { x, lines } of cells) {
    lines.forEach((line, index) => {
      paper.centre(line, x + left, firstLine(lines.length) + index * 9.3);
    });
  }
}

const heightOf = (cells: readonly Cell[]): number => {
  const lines = Math.max(...cells.map((one) => one.lines.length));
  return [15, 15, 18][lines] ?? lines * 9.3;
};

/** Lines from left to right and down. */
function drawLines(paper: Paper, grid: Grid, lines: readonly Line[]): void {
  if (lines.length === 0) return;
  paper.need(50);
  paper.bold(grid.title, 54).down(16.5);
  const drawHeadings = (): void => {
    for (const left of grid.groups)
      for (const [text, x] of grid.headings) paper.bold(text, x + left);
    paper.down(16.5);
  };
  drawHeadings();
  paper.onNewPage = drawHeadings;
  for (let index = 0; index < lines.length; index += grid.groups.length) {
    const row = lines.slice(index, index + grid.groups.length).map(grid.cells);
    const height = Math.max(...row.map(heightOf));
    paper.need(height);
    // A row of three lines grows upwards as well.
    const above = height > 18 ? (height - 15) / 2 : 0;
    paper.down(above);
    row.forEach((cells, group) => {
      drawLine(paper, cells, grid.groups[group] ?? 0);
    });
    paper.down(height - above);
  }
  paper.onNewPage = () => {};
  paper.down(6);
}

/** The months of a relation; the desk's print has the thirteenths by themselves, each by a month. */
export function drawGrid(paper: Paper, relation: InventedRelation, model?: Model): void {
  const months: Line[] = relation.months.map(({ month, ...rest }) => ({
    ...rest,
    printed: printedMonth(month),
  }));
  const thirteenths = relation.thirteenths.map(
    ({ year, base }): Line => ({
      printed: `${model === 'desk' ? 12 : 13}/${year}`,
      base,
      indicators: [],
    }),
  );
  const grid = gridOf(relation, model);
  if (model !== 'desk') drawLines(paper, grid, [...months, ...thirteenths]);
  else {
    drawLines(paper, grid, months);
    drawLines(paper, deskThirteenths, thirteenths);
  }
}
