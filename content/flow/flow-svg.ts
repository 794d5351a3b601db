import type { Flow } from '../load/flow.ts';
import { type Box, type Leaving, layOut, type Spot } from './layout.ts';

/** A3 on its side, in millimetres. */
const sheet = { width: 420, height: 297, margin: 10, title: 16, signature: 14 };

/** Sizes in units; one unit prints as about a fifth of a millimetre. */
const boxWidth = 350;
const padding = 12;
const head = { size: 18, line: 22 };
const text = { size: 16, line: 20 };
const spacing = { between: 100, gap: 18 };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string): string =>
  value.replaceAll('\u00a0', ' ').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Breaks a text into lines; a letter is taken for 0.54 of its size, a little wide on purpose. */
function wrap(value: string, size: number, width: number): string[] {
  const most = Math.floor(width / (size * 0.54));
  const lines: string[] = [];
  for (const word of value.replaceAll('\u00a0', ' ').split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A part of a box: its lines, and whether arrows leave from it. */
interface Row {
  lines: string[];
  kind: 'head' | 'text' | 'answer';
  to?: string;
}

interface Drawn extends Box {
  rows: Row[];
  isOutcome: boolean;
}

const rowHeight = ({ lines, kind }: Row): number =>
  lines.length * (kind === 'head' ? head.line : text.line) + (kind === 'answer' ? 12 : 8);

function box(id: string, rows: Row[], isOutcome: boolean): Drawn {
  let height = padding / 2;
  const leaving: Leaving[] = [];
  for (const row of rows) {
    if (row.to !== undefined) leaving.push({ to: row.to, at: height + rowHeight(row) / 2 });
    height += rowHeight(row);
  }
  return { id, rows, isOutcome, width: boxWidth, height: height + padding / 2, leaving };
}

const inner = boxWidth - 2 * padding;

/** Every question with its answers as rows, and every end. */
function boxesOf({ questions, outcomes }: Flow): Drawn[] {
  const idOf = new Map([...questions, ...outcomes].map(({ id, path }) => [path, id]));
  return [
    ...questions.map(({ id, number, question, answers }) =>
      box(
        id,
        [
          { kind: 'text', lines: [`Pergunta ${number} · ${id}`] },
          { kind: 'head', lines: wrap(question, head.size, inner) },
          ...answers.map(
            ({ label, path }): Row => ({
              kind: 'answer',
              lines: wrap(label, text.size, inner),
              to: idOf.get(path) ?? '',
            }),
          ),
        ],
        false,
      ),
    ),
    ...outcomes.map(({ id, title }) =>
      box(
        id,
        [
          { kind: 'text', lines: [`Fim · ${id}`] },
          { kind: 'head', lines: wrap(title, head.size, inner) },
        ],
        true,
      ),
    ),
  ];
}

const line = (row: Row, value: string, x: number, y: number): string =>
  `<text class="${row.kind}" x="${x}" y="${y}">${escaped(value)}</text>`;

/** The frame of a box and its rows. */
function drawBox({ rows, isOutcome }: Drawn, { x, y, width, height }: Spot): string[] {
  const parts = [
    `<rect class="${isOutcome ? 'end' : 'ask'}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  ];
  let top = y + padding / 2;
  for (const row of rows) {
    const step = row.kind === 'head' ? head.line : text.line;
    const tall = rowHeight(row);
    if (row.to !== undefined) {
      parts.push(`<path class="rule" d="M${x} ${top}h${width}"/>`);
    }
    const first = top + (tall - row.lines.length * step) / 2 + step * 0.76;
    row.lines.forEach((value, index) => {
      parts.push(line(row, value, x + padding, Math.round(first + index * step)));
    });
    top += tall;
  }
  return parts;
}

/** From an answer through its bends to the box it leads to. */
function drawArrow(from: { x: number; y: number }, bends: readonly Spot[], end: Spot): string {
  const points = [
    ...bends.flatMap(({ x, y, width, height }) => [
      { x, y: y + height / 2, isThrough: false },
      { x: x + width, y: y + height / 2, isThrough: true },
    ]),
    { x: end.x, y: end.y + Math.min(end.height / 2, 30), isThrough: false },
  ];
  let path = `M${from.x} ${from.y}`;
  let last = from;
  for (const { x, y, isThrough } of points) {
    const half = (last.x + x) / 2;
    path += isThrough ? `L${x} ${y}` : `C${half} ${last.y} ${half} ${y} ${x} ${y}`;
    last = { x, y };
  }
  return `<path class="arrow" d="${path}"/>`;
}

const styles = `
text{font-family:Arial,Helvetica,sans-serif;fill:#14332a}
.head{font-size:${head.size}px;font-weight:700}
.text{font-size:${text.size}px}
.answer{font-size:${text.size}px;font-weight:700}
.title{font-size:30px;font-weight:700}
.note{font-size:16px}
.ask{fill:#fff;stroke:#14332a;stroke-width:2}
.end{fill:#e1f0e7;stroke:#14332a;stroke-width:2}
.rule{stroke:#c6d0ca;fill:none}
.arrow{fill:none;stroke:#0f4a3a;stroke-width:2;marker-end:url(#tip)}
`.trim();

/**
 * The flow on one A3 sheet, for a person to read, correct and sign: questions with their answers,
 * arrows, ends. Fonts and colours of its own, so that it prints the same from anywhere.
 */
export function drawFlow(flow: Flow): string {
  const boxes = boxesOf(flow);
  const { width, height, spots, bends } = layOut(boxes, spacing);
  const drawn = boxes.map((each) => {
    const spot = spots.get(each.id) as Spot;
    const arrows = each.leaving.map(({ to, at }) =>
      drawArrow(
        { x: spot.x + spot.width, y: spot.y + at },
        bends.get(`${each.id} ${to}`) ?? [],
        spots.get(to) as Spot,
      ),
    );
    return { parts: drawBox(each, spot), arrows };
  });

  const room = {
    width: sheet.width - 2 * sheet.margin,
    height: sheet.height - 2 * sheet.margin - sheet.title - sheet.signature,
  };
  // Units on a millimetre: what makes the drawing fill the sheet one way or the other.
  const scale = Math.max(width / room.width, height / room.height);
  const side = sheet.margin * scale;
  const top = side + sheet.title * scale;
  const [total, tall] = [sheet.width * scale, sheet.height * scale].map(Math.round);
  return `<svg xmlns="http://www.w3.org/2000/svg" lang="pt-BR" width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${total} ${tall}" role="img" aria-labelledby="titulo">
<title id="titulo">Por onde começar: perguntas, respostas e fins</title>
<style>${styles}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0l8 4-8 4z" fill="#0f4a3a"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
<text class="title" x="${Math.round(side)}" y="${Math.round(side + 30)}">Por onde começar: perguntas, respostas e fins</text>
<text class="note" x="${Math.round(side)}" y="${Math.round(side + 56)}">Texto atualizado em ${flow.updatedOn}, verificado em ${flow.verifiedOn}. ${flow.questions.length} perguntas, ${flow.outcomes.length} fins.</text>
<g transform="translate(${Math.round(side)} ${Math.round(top)})">
${drawn.flatMap(({ arrows }) => arrows).join('\n')}
${drawn.flatMap(({ parts }) => parts).join('\n')}
</g>
<text class="note" x="${Math.round(side)}" y="${Math.round(sheet.height * scale - side)}">Conferido por: ______________________________   OAB: ________________   Data: ____ / ____ / ________   Assinatura: ______________________________</text>
</svg>
`;
}
