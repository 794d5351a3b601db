import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { seriesFiles } from '#law/schema/files.ts';
import { benefitsFolder } from '#texts/load/benefits.ts';
import { indicatorsFolder } from '#texts/load/indicators.ts';
import { lettersFolder } from '#texts/load/letters.ts';
import { pagesFolder } from '#texts/load/page.ts';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import { resultsFolder } from '#texts/load/results.ts';
import { toolsFolder } from '#texts/load/tools.ts';
import { ownFiles } from '#texts/own-files.ts';
import { isTool, tools } from '#tools/tools.ts';
import type { Fault } from '../fault.ts';

/** Folders of which every file with this ending is read. */
const endings: Readonly<Record<string, string>> = {
  [benefitsFolder]: '.md',
  [lettersFolder]: '.md',
  [toolsFolder]: '.md',
  [indicatorsFolder]: '.yaml',
  [resultsFolder]: '.yaml',
  'content/questions': '.json',
  'content/labels': '.json',
};

/** Files that are read by their names. */
const named: ReadonlySet<string> = new Set([
  ...ownFiles.map(({ file }) => file),
  'content/practice.schema.json',
  ...seriesFiles.keys(),
]);

/** Left by systems and by editors of text, for themselves. */
const isTheirs = (file: string): boolean =>
  /^\.|~$|^(?:Thumbs\.db|desktop\.ini)$/.test(basename(file));

/** A text of a tool that nobody has made. */
const isOfNoTool = (file: string): boolean =>
  dirname(file) === toolsFolder && !isTool(basename(file, '.md'));

const isRead = (file: string): boolean =>
  named.has(file) ||
  (endings[dirname(file)] === extname(file) && !isOfNoTool(file)) ||
  // Which of these are pages, their own list tells.
  dirname(file) === pagesFolder;

/** Tools without their text, which pages and letters go on leading to. */
const lostTools = (cwd: string): Fault[] =>
  Object.keys(tools)
    .map((slug) => `${toolsFolder}/${slug}.md`)
    .filter((file) => !existsSync(resolve(cwd, file)))
    .map((place) => ({
      place,
      reason: 'falta o texto desta ferramenta: foi apagado, ou mudou de nome.',
      remedy: 'Desfaça a mudança. Para o site não a ter, escreva as outras em “publish”.',
    }));

/** What a practice's folder may hold. */
const ofPractice = [
  ...['practice.yaml', 'brand.yaml', 'home.yaml', 'signatures.yaml'],
  ...['logo.svg', 'titulos.woff2', 'titulos.txt'],
];

const stem = (name: string): string => name.toLowerCase().replace(/[.\s(-].*$/s, '');

/** What somebody meant to be one of the practice's files: as a text of another kind, or where that one is missing. */
function meantIn(folder: string): [name: string, meant: string][] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => !ofPractice.includes(name) && !isTheirs(name))
    .flatMap((name) => {
      const alike = ofPractice.filter((one) => stem(one) === stem(name));
      const meant = alike.find((one) => !names.includes(one) || /\.(?:txt|yml)$/i.test(name));
      return meant === undefined ? [] : [[name, meant]];
    });
}

function remedyFor(file: string): string {
  const ending = endings[dirname(file)];
  if (ending === undefined)
    return 'Passe o texto para o arquivo ou a pasta certa (docs/como-editar.md), e tire este daqui.';
  return extname(file) === ending
    ? 'Nenhuma ferramenta tem este nome. Use o de uma que existe, ou tire o arquivo desta pasta.'
    : `Aqui só valem arquivos “${ending}”. É um texto? Mude o nome. Senão, tire-o desta pasta.`;
}

/** Files among texts, values or a practice's facts that nothing reads, so that what they say is nowhere; and texts of tools that are gone. */
export function unreadFiles(
  practiceFolder: string = defaultPracticeFolder,
  cwd = process.cwd(),
): Fault[] {
  const strays = globSync(['content/**/*', 'engine/law/values/*'], { cwd })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(resolve(cwd, file), { throwIfNoEntry: false })?.isFile())
    .filter((file) => !isTheirs(file) && !isRead(file))
    .sort();
  const reason = 'o site não lê este arquivo, e o que está nele não aparece.';
  return [
    ...lostTools(cwd),
    ...strays.map((place) => ({ place, reason, remedy: remedyFor(place) })),
    ...meantIn(resolve(cwd, practiceFolder)).map(([name, meant]) => ({
      place: `${practiceFolder}/${name}`,
      reason,
      remedy: `O nome certo é “${meant}”. Mude o nome; no Windows, mostre antes as extensões. Não serve? Tire-o da pasta.`,
    })),
  ];
}
