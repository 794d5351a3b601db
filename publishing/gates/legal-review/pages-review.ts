import { z } from 'zod';
import { indicatorsFolder } from '#texts/load/indicators.ts';
import { type PublishedPage, publishedPages } from '#texts/load/published-pages.ts';
import { readBody, readFields } from '#texts/load/read-yaml.ts';
import { indicatorsPath, sourcesPath } from '#texts/paths.ts';
import { type ToConfirm, toConfirm } from '#texts/schema/fields.ts';
import { contentFiles, plainLine } from '../published-text/content-lines.ts';
import { least, leastSureFirst, type Mark, marks, marksExplained } from './marks.ts';
import { table } from './table.ts';

const fields = z.object({ title: z.string().optional(), family: z.string().optional(), toConfirm });

interface WaitingPage {
  title: string;
  path: string;
  mark: Mark;
  rows: string[][];
}

// The letters have a list of their own; what the glossary says waits for nobody.
const others = /^content\/(?:letters\/|guides\/caminhos|glossary|conformance|practice)/;

/** The first page that a file makes, or the one that lists its pages; what several pages share has none. */
function pathOf(file: string, pages: readonly PublishedPage[]): string {
  const page = pages.find((one) => one.file === file);
  const shared = file.startsWith(indicatorsFolder) ? indicatorsPath : sourcesPath;
  return page?.listedOn ?? page?.path ?? shared;
}

/** The parts of a text, each with its title and its rows as they are read. */
const partsOf = (body: string) =>
  body.split(/^(?=## )/m).map((part) => ({
    title: /^## (.+)/.exec(part)?.[1],
    rows: part.split('\n').map((row) => plainLine(row, false)),
  }));

function waitingPage(file: string, pages: readonly PublishedPage[]): WaitingPage[] {
  const data = readFields(file, fields);
  if (data.toConfirm.length === 0) return [];
  const parts = partsOf(file.endsWith('.md') ? readBody(file).body : '');
  // What no part says stands above all of them.
  const partOf = ({ says }: ToConfirm) =>
    parts.find(({ rows }) => rows.some((row) => row.includes(says)))?.title ?? 'no alto da página';
  const path = pathOf(file, pages);
  const rows = leastSureFirst.flatMap((mark) =>
    data.toConfirm
      .filter(({ rests }) => rests === mark)
      .map((one) => [one.says, partOf(one), marks[mark], one.open, '']),
  );
  const mark = least(data.toConfirm.map(({ rests }) => rests));
  return [{ title: data.title ?? data.family ?? file, path, mark, rows }];
}

/** The addresses of the pages whose sentences wait. */
export function waitingPages(): WaitingPage[] {
  // Not before it is asked for: a build that is to tell every fault of the texts loads this first.
  const pages = publishedPages(() => ({ text: '…' }));
  return contentFiles()
    .filter((file) => !others.test(file))
    .flatMap((file) => waitingPage(file, pages))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Every sentence of the pages that waits for the lawyer, page by page, to be signed. */
export function pagesReview(): string {
  const pages = waitingPages();
  const all = pages.flatMap(({ rows }) => rows);
  const counts = leastSureFirst
    .map((mark) => ({ mark, own: all.filter((row) => row[2] === marks[mark]).length }))
    .filter(({ own }) => own > 0)
    .map(({ mark, own }) => `${own} ${marks[mark]}`)
    .join(', ');
  return `# Páginas: o que conferir e assinar

Este arquivo sai de \`npm run sign -- --list\`, dos campos \`toConfirm\` das páginas. Não o edite: corrija o texto e rode de novo. Quem confere assina com \`npm run sign -- <endereço>\` (uma frase só: \`--frase "…"\`); a assinatura vence sozinha quando mudam o texto, um valor ou uma fonte. As frases das cartas estão em [motivos.md](motivos.md).

São ${all.length} frases em ${pages.length} páginas: ${counts}. ${marksExplained} A página mostra quem assinou a página inteira, e o dia.

${table(
  ['Página', 'Endereço', 'À espera', 'A menos certa', 'Assinatura e dia'],
  pages.map(({ title, path, mark, rows }) => [title, path, String(rows.length), marks[mark], '']),
)}

${pages
  .map(
    ({ title, path, rows }) =>
      `## ${title}\n\n\`${path}\`\n\n${table(['O texto diz', 'Onde', 'Marca', 'Abra', 'Confere'], rows)}\n`,
  )
  .join('\n')}`;
}
