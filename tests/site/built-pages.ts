import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../browser/site-folder.ts';

/** A page as it was built. */
export interface BuiltPage {
  /** "/", "/beneficios/bpc-loas", "/404" */
  path: string;
  html: string;
}

/** Every built page, those that the sitemap leaves out too. */
export const builtPages: readonly BuiltPage[] = readdirSync(siteFolder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    html: readFileSync(join(siteFolder, file), 'utf8'),
  }));
