import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { seriesFiles } from '#law/schema/files.ts';
import { yearlyNormsFile, yearlyNormsSchema } from '#law/schema/yearly-norms.ts';
import { benefitsFolder } from '#texts/load/benefits.ts';
import { brandFileIn } from '#texts/load/brand.ts';
import { homeFileIn } from '#texts/load/home.ts';
import { indicatorsFolder } from '#texts/load/indicators.ts';
import { lettersFolder } from '#texts/load/letters.ts';
import { pagesFolder } from '#texts/load/page.ts';
import { practiceFileIn } from '#texts/load/practice.ts';
import { pageOfResults, resultSlugs, resultsFile } from '#texts/load/results.ts';
import { toolsFolder } from '#texts/load/tools.ts';
import { wordsOfTools } from '#texts/load/words-of-tools.ts';
import { type OwnFile, own, ownFiles } from '#texts/own-files.ts';
import { benefitsPath, indicatorsPath, lettersPath, sourcesPath, toolsPath } from '#texts/paths.ts';
import { benefitSchema } from '#texts/schema/benefit.ts';
import { brandSchema } from '#texts/schema/brand.ts';
import { homeSchema } from '#texts/schema/home.ts';
import { indicatorFamilySchema, indicatorsSharedSchema } from '#texts/schema/indicator.ts';
import { letterSchema } from '#texts/schema/letter.ts';
import { pageSchema } from '#texts/schema/page.ts';
import { practiceFields } from '#texts/schema/practice.ts';
import { resultsSchema } from '#texts/schema/results.ts';
import { toolSchema } from '#texts/schema/tool.ts';
import { capitalised } from '#words/phrases.ts';
import { wordsForm } from './config/words-form.ts';

/** Files of one kind in a folder; in `shownAt`, "{{slug}}" is the name of the file. */
export interface EditedFolder extends Omit<OwnFile, 'file'> {
  folder: string;
  singular: string;
  /** Whether a new file is a new page, without code. */
  grows: boolean;
}

export const editedFolders: readonly EditedFolder[] = [
  {
    name: 'beneficios',
    label: 'Benefícios e situações',
    singular: 'Benefício ou situação',
    folder: benefitsFolder,
    schema: benefitSchema,
    shownAt: `${benefitsPath}/{{slug}}`,
    grows: true,
  },
  {
    name: 'cartas',
    label: 'Motivos das cartas',
    singular: 'Motivo',
    folder: lettersFolder,
    schema: letterSchema,
    shownAt: `${lettersPath}/{{slug}}`,
    grows: true,
  },
  {
    name: 'ferramentas',
    label: 'Textos das ferramentas',
    singular: 'Texto',
    folder: toolsFolder,
    schema: toolSchema,
    shownAt: `${toolsPath}/{{slug}}`,
    grows: false,
  },
  {
    name: 'paginas',
    label: 'Páginas',
    singular: 'Página',
    folder: pagesFolder,
    schema: pageSchema,
    shownAt: '/{{slug}}',
    grows: false,
  },
];

/** The codes of the extract, a file a family. */
const indicatorFiles = (): OwnFile[] =>
  globSync(`${indicatorsFolder}/*.yaml`)
    .sort()
    .map((file) => {
      const name = basename(file, '.yaml');
      const isShared = name === 'shared';
      return own(
        `siglas-${name}`,
        isShared ? 'Siglas: o que vale para todas' : `Siglas: ${name.replaceAll('-', ' ')}`,
        file,
        isShared ? indicatorsSharedSchema : indicatorFamilySchema,
        indicatorsPath,
      );
    });

/** What the tools answer and what is told of a paper. */
const resultFiles = (): OwnFile[] =>
  resultSlugs().map((slug) =>
    own(
      `resposta-${slug}`,
      `Respostas: ${slug.replaceAll('-', ' ')}`,
      resultsFile(slug),
      resultsSchema,
      pageOfResults(slug).path,
    ),
  );

/** What a file of values or words holds; one that cannot be read holds nothing. */
function jsonIn(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** What the tools ask and explain, and labels that state law. */
const wordFiles = (): OwnFile[] =>
  wordsOfTools().map(({ file, text }) => {
    const name = basename(file, '.json');
    const [kind, called] = file.includes('/labels/')
      ? ['rotulos', 'Rótulos']
      : ['perguntas', 'Perguntas'];
    return {
      name: `${kind}-${name}`,
      label: `${called}: ${name.replaceAll('-', ' ')}`,
      file,
      // Only who draws the form needs it.
      get schema() {
        return wordsForm(jsonIn(file));
      },
      shownAt: text.startsWith(`${toolsFolder}/`) ? `${toolsPath}/${name}` : `/${name}`,
    };
  });

/** What the law sets by the year, and the norms that say so. */
const valueFiles = (): OwnFile[] => [
  own('normas-do-ano', 'Normas de cada ano', yearlyNormsFile, yearlyNormsSchema, sourcesPath),
  ...[...seriesFiles].map(([file, { schema }]) =>
    own(`valor-${basename(file, '.json')}`, capitalised(nameIn(file)), file, schema, sourcesPath),
  ),
];

const nameIn = (file: string): string => String((jsonIn(file) as { name?: string }).name ?? file);

/** What is the practice's own; of what it has not written, the project's holds. */
const practiceFiles = (folder: string): OwnFile[] => [
  own('escritorio', 'Dados do escritório', practiceFileIn(folder), practiceFields, '/'),
  own('cores', 'Cores e letra', brandFileIn(folder), brandSchema, '/'),
  own(
    'inicio-do-escritorio',
    'Página inicial do escritório',
    homeFileIn(folder),
    homeSchema.partial(),
    '/',
  ),
];

/** Every file that has a form of its own, by where it stands among the others. */
export const editedFiles = (practiceFolder: string): Readonly<Record<string, OwnFile[]>> => ({
  Escritório: practiceFiles(practiceFolder),
  Textos: [...ownFiles],
  'Perguntas das ferramentas': wordFiles(),
  'Respostas das ferramentas': resultFiles(),
  'Siglas do CNIS': indicatorFiles(),
  'Valores da lei': valueFiles(),
});

/** What is kept for others to write: signatures by `npm run sign`. */
export const isEdited = (file: string, practiceFolder: string): boolean =>
  editedFolders.some(
    ({ folder }) =>
      file.startsWith(`${folder}/`) && /^[a-z0-9-]{1,100}\.md$/.test(file.slice(folder.length + 1)),
  ) ||
  Object.values(editedFiles(practiceFolder)).some((files) =>
    files.some((one) => one.file === file),
  );
