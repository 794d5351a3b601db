import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editedFiles, editedFolders } from './files.ts';

const ofTitle = /^title: *(["']?)(.{1,200})\1$/m;

/** The title that a text has, or its file's name. */
function titleOf(file: string, text: string | undefined): string {
  return ofTitle.exec(text ?? '')?.[2] ?? file.replace(/^.*\//, '').replace(/\.md$/, '');
}

/** What people call a file: "BPC/LOAS (Benefícios e situações)"; its path where it is none that writers change. */
export function fileNames(site: string, practiceFolder: string) {
  return (file: string, text?: string): string => {
    const folder = editedFolders.find((one) => file.startsWith(`${one.folder}/`));
    if (folder) {
      const path = join(site, file);
      const own = text ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
      return `${titleOf(file, own)} (${folder.label})`;
    }
    const groups = Object.values(editedFiles(practiceFolder)).flat();
    return groups.find((one) => one.file === file)?.label ?? file;
  };
}
