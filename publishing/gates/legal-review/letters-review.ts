import { type CitationKey, citation, isCitationKey } from '#law/citations.ts';
import { letterSlugs, lettersFolder } from '#texts/load/letters.ts';
import { readFrontMatter } from '#texts/load/read-yaml.ts';
import { letterPath, routesFile } from '#texts/paths.ts';
import type { ToConfirm } from '#texts/schema/fields.ts';
import { letterSchema, routesSchema } from '#texts/schema/letter.ts';
import { plainLine } from '../published-text/content-lines.ts';
import { least, leastSureFirst, type Mark, marks, marksExplained } from './marks.ts';
import { table } from './table.ts';

const headings: Readonly<Record<Mark, string>> = {
  duvida: 'Textos com frase duvidosa',
  memoria: 'Textos com frase de memória',
  'segunda-mao': 'Textos com frase só em segunda fonte',
  norma: 'Textos em que tudo cita a norma',
};

interface Statement {
  text: string;
  mark: Mark;
  /** What to open for it, where it waits. */
  open: string[];
  citations: CitationKey[];
}

interface Reviewed {
  title: string;
  /** Address on the site, or the file of what all pages share. */
  place: string;
  verifiedOn: string;
  mark: Mark;
  statements: Statement[];
}

const keysIn = (row: string): CitationKey[] =>
  row
    .slice('::base['.length, -1)
    .split(',')
    .map((key) => key.trim())
    .filter(isCitationKey);

const stated = (
  text: string,
  waiting: readonly ToConfirm[],
  citations: CitationKey[],
): Statement => {
  const own = waiting.filter(({ says }) => text.includes(says));
  return {
    text,
    mark: least(own.map(({ rests }) => rests)),
    open: own.map(({ open }) => open),
    citations,
  };
};

/** The lines of each part that says where it rests, as one, and apart those that wait. */
const statementsOf = (body: string, waiting: readonly ToConfirm[]): Statement[] =>
  body.split(/^(?=## )/m).flatMap((part) => {
    const rows = part.split('\n');
    const citations = rows.filter((row) => row.startsWith('::base[')).flatMap(keysIn);
    const lines = rows
      .filter((row) => !row.startsWith('## ') && !/^\|[-|]+$/.test(row))
      .map((row) => stated(plainLine(row, false), waiting, citations))
      .filter(({ text }) => text);
    const sure = lines.filter(({ open }) => open.length === 0).map(({ text }) => text);
    return [
      ...lines.filter(({ open }) => open.length > 0),
      ...(sure.length > 0 && citations.length > 0 ? [stated(sure.join('\n'), [], citations)] : []),
    ];
  });

function reviewedLetter(slug: string): Reviewed {
  const { data, body } = readFrontMatter(`${lettersFolder}/${slug}.md`, letterSchema);
  const sentences = [...data.says, ...data.otherWords];
  const fields = [...sentences.map((text) => `A carta diz: “${text}”`), data.lead]
    .map((text) => stated(text, data.toConfirm, []))
    .filter(({ open }) => open.length > 0);
  return {
    title: data.title,
    place: letterPath(slug),
    verifiedOn: data.verifiedOn,
    mark: least(data.toConfirm.map(({ rests }) => rests)),
    statements: [...fields, ...statementsOf(body, data.toConfirm)],
  };
}

function reviewedRoutes(): Reviewed {
  const { data, body } = readFrontMatter(routesFile, routesSchema);
  return {
    title: 'Caminhos comuns a todas as cartas',
    place: routesFile,
    verifiedOn: data.verifiedOn,
    mark: least(data.toConfirm.map(({ rests }) => rests)),
    statements: statementsOf(body, data.toConfirm),
  };
}

const sourcesOf = ({ citations, open }: Statement): string =>
  [
    ...open.map((what) => `**Abra:** ${what}`),
    ...citations.map((key) => {
      const { label, url } = citation(key);
      return `[${label}](${url})`;
    }),
  ].join('; ');

const chapter = ({ title, place, statements }: Reviewed): string =>
  `### ${title}\n\n\`${place}\`\n\n${table(
    ['O texto diz', 'Marca', 'Em que se apoia', 'Confere'],
    statements.map((one) => [one.text, marks[one.mark], sourcesOf(one), '']),
  )}\n`;

const waitingIn = ({ statements }: Reviewed): number =>
  statements.filter(({ open }) => open.length > 0).length;

/** All that the pages of letters say with a source or against their writer's memory, to be signed. */
export function lettersReview(): string {
  const all = [reviewedRoutes(), ...letterSlugs().map(reviewedLetter)];
  const groups = leastSureFirst.map((mark) => ({
    mark,
    own: all.filter((one) => one.mark === mark),
  }));
  const counts = groups.map(({ mark, own }) => `${own.length} ${marks[mark]}`).join(', ');
  return `# Motivos das cartas: o que conferir e assinar

Este arquivo sai de \`npm run sign -- --list\`, dos textos de \`content/letters/\` e \`${routesFile}\`. Não o edite: corrija o texto e rode de novo. Quem confere assina com \`npm run sign -- <endereço>\` (uma frase só: \`--frase "…"\`); a assinatura vence sozinha quando mudam o texto, um valor ou uma fonte.

São ${all.length} textos. A marca de cada um é a da frase menos certa: ${counts}. ${marksExplained} **Com a norma citada**: sem frase à espera; confira se a norma diz o mesmo.

${table(
  ['Texto', 'Endereço', 'Marca', 'À espera', 'Conferido em', 'Assinatura'],
  groups.flatMap(({ mark, own }) =>
    own.map((one) => [
      one.title,
      one.place,
      marks[mark],
      String(waitingIn(one)),
      one.verifiedOn,
      '',
    ]),
  ),
)}

${groups
  .filter(({ own }) => own.length > 0)
  .map(({ mark, own }) => `## ${headings[mark]}\n\n${own.map(chapter).join('\n')}`)
  .join('\n')}`;
}
