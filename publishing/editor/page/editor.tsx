import './preferences.ts';
import CMS from '@sveltia/cms';
import { createRoot } from 'react-dom/client';
import type { EditorConfig } from '../config/config.ts';
import { readFile, writeFile } from '../writing/file-format.ts';
import { formatName } from '../writing/form-names.ts';
import type { Fields } from '../writing/values.ts';
import { Draftsman } from './drafts.ts';
import { openSiteFolder } from './folder-handle.ts';
import { previewOf } from './Preview.tsx';
import { previewStyle } from './preview-style.ts';
import { SiteBar } from './SiteBar.tsx';
import { SiteWatch } from './site-watch.ts';
import { writingField } from './Writing.tsx';

const { cms, formats, shownAt, preview } = (await (
  await fetch('config.json')
).json()) as EditorConfig;

interface Collection {
  name: string;
  folder?: string;
}

const collections = cms.collections as Collection[];
/** What is not saved yet is judged under a passing name. */
function placeOf(file: string, collection: string): string | undefined {
  if (file !== '') return file;
  const { folder } = collections.find(({ name }) => name === collection) ?? {};
  return folder && `${folder}/texto-novo.md`;
}

// On a host nobody answers here: the repository's own checks judge each request.
const isHere = (cms.backend as { name: string }).name === 'test-repo';

const draftsman = new Draftsman(isHere ? placeOf : () => undefined);
const siteWatch = new SiteWatch();

for (const [name, { extension, ...format }] of Object.entries(formats)) {
  CMS.registerCustomFormat(formatName(name, format.hasBody), extension, {
    fromFile: (text: string) => readFile(format, text),
    toFile: (form: Fields) => writeFile(format, form),
  });
  if (preview)
    CMS.registerPreviewTemplate(
      name,
      previewOf(draftsman, { shownAt: shownAt[name] ?? '/', site: preview }) as never,
    );
}

const field = writingField(draftsman, siteWatch) as never;
CMS.registerFieldType('frase', field);
CMS.registerFieldType('texto', field);
CMS.registerPreviewStyle(previewStyle, { raw: true });

if (isHere) {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
  openSiteFolder();
  const bar = document.getElementById('site-bar');
  if (bar) createRoot(bar).render(<SiteBar siteWatch={siteWatch} />);
  siteWatch.ask();
}

await CMS.init({ config: cms as never });
