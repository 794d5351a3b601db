import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { seriesFiles } from '#law/schema/files.ts';
import { yearlyNormsFile, yearlyNormsSchema } from '#law/schema/yearly-norms.ts';
import { brandFileIn } from '#texts/load/brand.ts';
import { conformanceFile } from '#texts/load/conformance.ts';
import { flowFile } from '#texts/load/flow.ts';
import { glossaryFile } from '#texts/load/glossary.ts';
import { homeFileIn, sharedHomeFile } from '#texts/load/home.ts';
import { lawChangesFile } from '#texts/load/law-changes.ts';
import { practiceFileIn } from '#texts/load/practice.ts';
import { resultSlugs, resultsFile } from '#texts/load/results.ts';
import { wordsFile } from '#texts/load/words.ts';
import {
  benefitsPath,
  deniedGuidePath,
  flowPath,
  glossaryPath,
  indicatorsPath,
  lettersPath,
  routesFile,
  sourcesPath,
  toolPath,
  toolsPath,
} from '#texts/paths.ts';
import { benefitSchema } from '#texts/schema/benefit.ts';
import { brandSchema } from '#texts/schema/brand.ts';
import { conformanceSchema } from '#texts/schema/conformance.ts';
import { flowSchema } from '#texts/schema/flow.ts';
import { glossarySchema } from '#texts/schema/glossary.ts';
import { guideSchema } from '#texts/schema/guide.ts';
import { homeSchema } from '#texts/schema/home.ts';
import { indicatorFamilySchema, indicatorsSharedSchema } from '#texts/schema/indicator.ts';
import { lawChangesSchema } from '#texts/schema/law-changes.ts';
import { letterSchema, routesSchema } from '#texts/schema/letter.ts';
import { pageSchema } from '#texts/schema/page.ts';
import { practiceFields } from '#texts/schema/practice.ts';
import { resultsSchema } from '#texts/schema/results.ts';
import { sharedSentencesFile, sharedSentencesSchema } from '#texts/schema/shared-sentences.ts';
import { toolSchema } from '#texts/schema/tool.ts';
import { wordsSchema } from '#texts/schema/words.ts';
import { capitalised } from '#words/phrases.ts';

/** A kind of file that writers fill in. */
interface Edited {
  /** Also the name of its format. */
  name: string;
  label: string;
  schema: z.ZodType;
  /** The address of the page that shows it; "{{slug}}" is the name of the file. */
  shownAt: string;
}

/** Files of one kind in a folder. */
export interface EditedFolder extends Edited {
  folder: string;
  /** What one of them is called. */
  singular: string;
  /** Whether a new file is a new page, without code. */
  grows: boolean;
}

/** A file of its own kind. */
export interface EditedFile extends Edited {
  file: string;
}

export const editedFolders: readonly EditedFolder[] = [
  {
    name: 'beneficios',
    label: 'Benefícios e situações',
    singular: 'Benefício ou situação',
    folder: 'content/benefits',
    schema: benefitSchema,
    shownAt: `${benefitsPath}/{{slug}}`,
    grows: true,
  },
  {
    name: 'cartas',
    label: 'Motivos das cartas',
    singular: 'Motivo',
    folder: 'content/letters',
    schema: letterSchema,
    shownAt: `${lettersPath}/{{slug}}`,
    grows: true,
  },
  {
    name: 'ferramentas',
    label: 'Textos das ferramentas',
    singular: 'Texto',
    folder: 'content/tools',
    schema: toolSchema,
    shownAt: `${toolsPath}/{{slug}}`,
    grows: false,
  },
  {
    name: 'paginas',
    label: 'Páginas',
    singular: 'Página',
    folder: 'content/pages',
    schema: pageSchema,
    shownAt: '/{{slug}}',
    grows: false,
  },
];

const sharedFiles: readonly EditedFile[] = [
  {
    name: 'guia',
    label: 'Guia do pedido negado',
    file: 'content/guides/beneficio-indeferido.md',
    schema: guideSchema,
    shownAt: deniedGuidePath,
  },
  {
    name: 'caminhos',
    label: 'Caminhos depois de uma carta',
    file: routesFile,
    schema: routesSchema,
    shownAt: lettersPath,
  },
  {
    name: 'por-onde-comecar',
    label: 'Por onde começar: perguntas',
    file: flowFile,
    schema: flowSchema,
    shownAt: flowPath,
  },
  {
    name: 'glossario',
    label: 'Glossário',
    file: glossaryFile,
    schema: glossarySchema,
    shownAt: glossaryPath,
  },
  {
    name: 'palavras',
    label: 'Palavras que o corretor aceita',
    file: wordsFile,
    schema: wordsSchema,
    shownAt: glossaryPath,
  },
  {
    name: 'mudancas',
    label: 'Mudanças da lei e correções',
    file: lawChangesFile,
    schema: lawChangesSchema,
    shownAt: sourcesPath,
  },
  {
    name: 'frases-comuns',
    label: 'Frases que vários textos dizem',
    file: sharedSentencesFile,
    schema: sharedSentencesSchema,
    shownAt: sourcesPath,
  },
  {
    name: 'acessibilidade',
    label: 'Acessibilidade: critérios',
    file: conformanceFile,
    schema: conformanceSchema,
    shownAt: '/acessibilidade',
  },
  {
    name: 'inicio',
    label: 'Página inicial de todos',
    file: sharedHomeFile,
    schema: homeSchema,
    shownAt: '/',
  },
];

/** The codes of the extract, a file a family. */
const indicatorFiles = (): EditedFile[] =>
  globSync('content/indicators/*.yaml')
    .sort()
    .map((file) => {
      const name = basename(file, '.yaml');
      return {
        name: `siglas-${name}`,
        label:
          name === 'shared'
            ? 'Siglas: o que vale para todas'
            : `Siglas: ${name.replaceAll('-', ' ')}`,
        file,
        schema: name === 'shared' ? indicatorsSharedSchema : indicatorFamilySchema,
        shownAt: indicatorsPath,
      };
    });

/** What the tools answer, a file a tool. */
const resultFiles = (): EditedFile[] =>
  resultSlugs().map((slug) => ({
    name: `resposta-${slug}`,
    label: `Respostas: ${slug.replaceAll('-', ' ')}`,
    file: resultsFile(slug),
    schema: resultsSchema,
    shownAt: toolPath(slug),
  }));

/** What the law sets by the year, and the norms that say so. */
const valueFiles = (): EditedFile[] => [
  {
    name: 'normas-do-ano',
    label: 'Normas de cada ano',
    file: yearlyNormsFile,
    schema: yearlyNormsSchema,
    shownAt: sourcesPath,
  },
  ...[...seriesFiles].map(([file, { schema }]) => ({
    name: `valor-${basename(file, '.json')}`,
    label: capitalised(nameIn(file)),
    file,
    schema,
    shownAt: sourcesPath,
  })),
];

/** What a file of values calls itself. */
function nameIn(file: string): string {
  try {
    return String((JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name ?? file);
  } catch {
    return file;
  }
}

/** What is the practice's own; of what it has not written, the project's holds. */
const practiceFiles = (folder: string): EditedFile[] => [
  {
    name: 'escritorio',
    label: 'Dados do escritório',
    file: practiceFileIn(folder),
    schema: practiceFields,
    shownAt: '/',
  },
  {
    name: 'cores',
    label: 'Cores e letra',
    file: brandFileIn(folder),
    schema: brandSchema,
    shownAt: '/',
  },
  {
    name: 'inicio-do-escritorio',
    label: 'Página inicial do escritório',
    file: homeFileIn(folder),
    schema: homeSchema.partial(),
    shownAt: '/',
  },
];

/** Every file that has a form of its own, by where it stands among the others. */
export const editedFiles = (practiceFolder: string): Readonly<Record<string, EditedFile[]>> => ({
  Escritório: practiceFiles(practiceFolder),
  Textos: [...sharedFiles],
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
