import { instance } from '@viz-js/viz';
import { escapeText } from 'entities';
import type { Flow } from '../load/flow.ts';

const ink = '#14332a';
/** Wide enough, in points, for the longest lines in any sans-serif font a machine may have. */
const boxWidth = 280;
const letters = { heading: 27, text: 34 };

/** One row of a label: Graphviz breaks no lines by itself. */
function row(text: string, lineLength: number, format = (line: string) => line, td = ''): string {
  const lines = text
    .replaceAll('\u00a0', ' ')
    .match(new RegExp(`\\S.{0,${lineLength - 1}}(?=\\s|$)`, 'g'));
  const broken = lines?.map((line) => `${format(escapeText(line))}<br align="left"/>`).join('');
  return `<tr><td align="left" width="${boxWidth}"${td}>${broken}</td></tr>`;
}

const table = (rows: readonly string[]) => ({
  html: `<table border="0" cellborder="0" cellspacing="0" cellpadding="1">${rows.join('')}</table>`,
});

const bold = (size: number) => (line: string) => `<font point-size="${size}"><b>${line}</b></font>`;

/** What it is, its heading, and for each answer a row from which its arrow leaves. */
const box = (kind: string, heading: string, answers: readonly string[] = []) =>
  table([
    row(kind, letters.text),
    row(heading, letters.heading, bold(15)),
    ...answers.map((label, index) =>
      row(label, letters.text, undefined, ` port="${index}" border="1" sides="T" color="#c6d0ca"`),
    ),
  ]);

const title = 'Por onde começar: perguntas, respostas e fins';
const signature = ['Conferido por', 'OAB', 'Data', 'Assinatura']
  .map((what) => `${what}: ${'_'.repeat(28)}`)
  .join('   ');

/**
 * The flow on one A3 sheet, for a person to read, correct and sign: questions with their answers,
 * arrows, ends. Placed by Graphviz, which measures with its own tables: the same on any machine.
 */
export async function drawFlow(flow: Flow): Promise<string> {
  const { questions, outcomes } = flow;
  const idOf = new Map([...questions, ...outcomes].map(({ id, path }) => [path, id]));
  const note = `Texto atualizado em ${flow.updatedOn}, verificado em ${flow.verifiedOn}. ${questions.length} perguntas, ${outcomes.length} fins.`;
  const font = { fontname: 'Arial,Helvetica,sans-serif', fontsize: 13, fontcolor: ink };
  const viz = await instance();
  const svg = viz.renderString(
    {
      name: title,
      graphAttributes: {
        rankdir: 'LR',
        ranksep: 1,
        nodesep: 0.03,
        pad: 0.4,
        size: '16.5,11.7!',
        ratio: 0.7,
        ...font,
        label: table([row(signature, 200)]),
        labeljust: 'l',
      },
      nodeAttributes: { shape: 'box', margin: 0.02, color: ink, ...font },
      edgeAttributes: { color: ink, arrowsize: 0.7, headport: 'w' },
      subgraphs: [
        {
          name: 'cluster',
          graphAttributes: {
            peripheries: 0,
            label: table([row(title, 80, bold(26)), row(note, 200)]),
          },
          nodes: [
            ...questions.map(({ id, number, question, answers }) => ({
              name: id,
              attributes: {
                label: box(
                  `Pergunta ${number} · ${id}`,
                  question,
                  answers.map(({ label }) => label),
                ),
              },
            })),
            ...outcomes.map((end) => ({
              name: end.id,
              attributes: {
                label: box(`Fim · ${end.id}`, end.title),
                style: 'filled',
                fillcolor: '#e1f0e7',
              },
            })),
          ],
        },
      ],
      edges: questions.flatMap(({ id, answers }) =>
        answers.map(({ path }, index) => ({
          tail: id,
          head: idOf.get(path) ?? '',
          attributes: { tailport: `${index}:e` },
        })),
      ),
    },
    { format: 'svg' },
  );
  return svg.replace('<svg ', `<svg lang="pt-BR" role="img" aria-label="${title}" `);
}
