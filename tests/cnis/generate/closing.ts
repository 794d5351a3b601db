import type { Invented } from './invented.ts';
import type { Paper } from './paper.ts';
import { printedAmount, wrapCodes, wrapWords } from './printed.ts';

const monthNames = 'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez'.split(' ');

/** "Valores Consolidados por Ano Civil", under the title that the model has. */
export function drawConsolidated(
  paper: Paper,
  consolidated: Invented['consolidated'],
  title: string,
): void {
  if (consolidated.length === 0) return;
  paper.need(60);
  paper.down(16.5).bold(title, 59).down(16.5);
  const drawHeading = (): void => {
    paper.bold('Ano', 52);
    monthNames.forEach((name, index) => {
      paper.bold(name, 114 + index * 60);
    });
    paper.down(15);
  };
  drawHeading();
  paper.onNewPage = drawHeading;
  for (const year of new Set(consolidated.map(({ month }) => month.slice(0, 4)))) {
    paper.need(15);
    paper.plain(year, 52);
    for (const { month, base } of consolidated.filter((one) => one.month.startsWith(year))) {
      paper.centre(printedAmount(base), 121 + (Number(month.slice(5)) - 1) * 60);
    }
    paper.down(15);
  }
  paper.onNewPage = () => {};
}

/** Middle of the codes and beginning of the descriptions. */
const columns = [
  { codes: 90, descriptions: 150 },
  { codes: 475, descriptions: 540 },
] as const;

type Entry = Invented['legend'][number];

const codeOf = ({ code }: Entry): string[] => wrapCodes([code], 20);

const descriptionOf = ({ description }: Entry): string[] => wrapWords(description, 58);

function drawEntry(
  paper: Paper,
  entry: Entry,
  { codes, descriptions }: (typeof columns)[number],
  isDense: boolean,
): void {
  const lines = descriptionOf(entry);
  lines.forEach((line, index) => {
    paper.plain(line, descriptions, index * 10.5);
  });
  const code = codeOf(entry);
  const middle = isDense ? 0 : ((lines.length - 1) * 10.5 - (code.length - 1) * 9.3) / 2;
  code.forEach((piece, index) => {
    paper.centre(piece, codes, middle + index * 9.3);
  });
}

/** "Legenda de Indicadores", two codes side by side. */
export function drawLegend(paper: Paper, legend: Invented['legend'], isDense: boolean): void {
  if (legend.length === 0) return;
  paper.need(80);
  paper.down(16.5).bold('Legenda de Indicadores', 59).down(16.5);
  const drawHeading = (): void => {
    for (const left of [0, 390]) paper.bold('Indicador', 69 + left).bold('Descrição', 150 + left);
    paper.down(15);
  };
  drawHeading();
  paper.onNewPage = drawHeading;
  for (let index = 0; index < legend.length; index += 2) {
    const row = legend.slice(index, index + 2);
    const linesOf = (entry: Entry) => Math.max(descriptionOf(entry).length, codeOf(entry).length);
    const height = Math.max(...row.map(linesOf)) * 10.5;
    paper.need(height + 8);
    row.forEach((entry, column) => {
      drawEntry(paper, entry, columns[column] ?? columns[0], isDense);
    });
    paper.down(height + (isDense ? 0 : 8));
  }
  paper.onNewPage = () => {};
}
