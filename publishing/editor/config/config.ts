import { extname } from 'node:path';
import type { OwnFile } from '#texts/own-files.ts';
import { type EditedFolder, editedFiles, editedFolders } from '../files.ts';
import type { FileFormat } from '../writing/file-format.ts';
import { bodyKey, formatName, sourceKey } from '../writing/form-names.ts';
import { siteChoices } from './choices.ts';
import { type Choices, type EditorField, fieldsOf } from './fields.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Where the files are: this folder, or a repository on a host. */
export type Backend =
  | { name: 'test-repo' }
  | ({ name: string; repo: string } & Record<string, unknown>);

export interface EditorConfig {
  /** As the CMS takes it. */
  cms: Record<string, unknown>;
  /** How each kind of file is read and written, by its name. */
  formats: Readonly<Record<string, FileFormat & { extension: string }>>;
  /** The page that shows a kind of file, "{{slug}}" for the name of the file. */
  shownAt: Readonly<Record<string, string>>;
  /** Where the pages can be seen; absent where nobody shows them. */
  preview?: string;
}

const hasBody = (file: string): boolean => file.endsWith('.md');

function formFields(
  { schema }: Pick<OwnFile, 'schema'>,
  withBody: boolean,
  known: Choices,
): EditorField[] {
  const body = {
    name: bodyKey,
    label: 'Texto',
    hint: 'Um título “## ” abre uma parte; “::base[fonte]” diz de onde ela vem.',
    widget: 'texto',
    at: bodyKey,
    required: true,
  };
  const source = { name: sourceKey, label: 'Arquivo', widget: 'hidden' };
  return [
    ...fieldsOf(jsonSchemaOf(schema), { at: '', known }),
    ...(withBody ? [body] : []),
    source,
  ];
}

const folderCollection = (
  { name, label, singular, folder, grows, shownAt, ...kind }: EditedFolder,
  known: Choices,
) => ({
  name,
  label,
  label_singular: singular,
  folder,
  create: grows,
  delete: grows,
  extension: 'md',
  format: formatName(name, true),
  identifier_field: 'title',
  summary: '{{title}}',
  slug: { editable: grows ? ['create'] : false },
  preview_path: shownAt.slice(1),
  fields: formFields(kind, true, known),
});

const fileOf = ({ name, label, file, shownAt, ...kind }: OwnFile, known: Choices) => ({
  name,
  label,
  file,
  format: formatName(name, hasBody(file)),
  preview_path: shownAt.slice(1),
  fields: formFields(kind, hasBody(file), known),
});

/** Folder names that no address of the site has. */
const groupNames: Readonly<Record<string, string>> = {
  Escritório: 'escritorio-e-inicio',
  Textos: 'textos',
  'Perguntas das ferramentas': 'perguntas',
  'Respostas das ferramentas': 'respostas',
  'Siglas do CNIS': 'siglas',
  'Valores da lei': 'valores',
};

/**
 * What the editor shows, from the schemas of the build.
 * @param asksFirst each change is a request that somebody accepts, after the host has judged it
 * @throws where a schema has a field without a title, or one that no widget can show
 */
export function editorConfig(
  practiceFolder: string,
  {
    backend,
    preview,
    asksFirst = false,
  }: { backend: Backend; preview?: string; asksFirst?: boolean },
): EditorConfig {
  const known = siteChoices();
  const groups = editedFiles(practiceFolder);
  const files = Object.values(groups).flat();
  const kinds = [
    ...editedFolders.map((one) => ({ ...one, isText: true, ending: '.md' })),
    ...files.map((one) => ({ ...one, isText: hasBody(one.file), ending: extname(one.file) })),
  ];
  return {
    cms: {
      load_config_file: false,
      backend,
      app_title: 'Escrever o site',
      site_url: preview,
      show_preview_links: preview !== undefined || asksFirst,
      ...(asksFirst ? { publish_mode: 'editorial_workflow' } : {}),
      // No pictures are written; the CMS wants to know where they would go.
      media_folder: 'public/imagens',
      public_folder: '/imagens',
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: false },
      editor: { preview: true },
      collections: [
        ...Object.entries(groups).map(([label, own]) => ({
          name: groupNames[label] ?? label,
          label,
          files: own.map((file) => fileOf(file, known)),
        })),
        ...editedFolders.map((folder) => folderCollection(folder, known)),
      ],
    },
    formats: Object.fromEntries(
      kinds.map(({ name, schema, isText, ending }) => [
        name,
        {
          schema: jsonSchemaOf(schema),
          hasBody: isText,
          isJson: ending === '.json',
          extension: ending.slice(1),
        },
      ]),
    ),
    shownAt: Object.fromEntries(kinds.map(({ name, shownAt }) => [name, shownAt])),
    ...(preview === undefined ? {} : { preview }),
  };
}
