import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const namesOfOthers = /previd[eê]ncia.?clara/i;

/** What a page still says of an "escritório", in its texts and labels, where the practice is of another kind. */
export const textsOfAnOffice = (html: string): string[] =>
  html
    .replaceAll(
      /<(?:script|style)(?! type="application\/ld\+json")[\s\S]*?<\/(?:script|style)>/g,
      '',
    )
    .match(/[^<>]*escritório[^<>]*/gi) ?? [];

const isText = /\.(?:html|js|json|svg|txt|xml|webmanifest)$/;

/** Files of another practice's site that name the project that the site was made from. */
export const filesThatNameTheProject = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText.test(name))
    .filter((name) => namesOfOthers.test(readFileSync(join(folder, name), 'utf8')));
