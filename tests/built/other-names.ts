import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const namesOfOthers = /previd[eê]ncia.?clara/i;
const isText = /\.(?:html|js|json|svg|txt|xml|webmanifest)$/;

/** Files of another practice's site that name the project that the site was made from. */
export const filesThatNameTheProject = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText.test(name))
    .filter((name) => namesOfOthers.test(readFileSync(join(folder, name), 'utf8')));
