import { existsSync } from 'node:fs';
import type { FigureSource } from '../figures/figure.ts';
import { type HomeWords, homeSchema } from '../schema/home.ts';
import { benefitSlugs, benefitsFolder } from './benefits.ts';
import { ContentError } from './content-error.ts';
import { fillIn } from './fill-in.ts';
import { readYaml } from './read-yaml.ts';

/** What holds where a practice has written nothing of its own. */
export const sharedHomeFile = 'content/home.yaml';

export const homeFileIn = (folder: string): string => `${folder}/home.yaml`;

/** Every text of a list or a group of fields, filled. */
function filled<T>(value: T, fill: (text: string) => string): T {
  if (typeof value === 'string') return fill(value) as T;
  if (Array.isArray(value)) return value.map((one) => filled(one, fill)) as T;
  return Object.fromEntries(
    Object.entries(value as object).map(([field, inner]) => [field, filled(inner, fill)]),
  ) as T;
}

/** The ready chats about what the practice takes: a text that waits for its signature is taken. */
function takenChats({ chats }: HomeWords, file: string, { leftOut }: FigureSource) {
  const known = benefitSlugs();
  return chats.filter(({ label, benefit }) => {
    if (benefit === undefined) return true;
    if (!known.includes(benefit))
      throw new ContentError(file, [
        `conversa “${label}”, campo “benefit”: não há “${benefit}”. Use o nome de um arquivo de ${benefitsFolder}, sem .md`,
      ]);
    return leftOut?.(`${benefitsFolder}/${benefit}.md`) !== 'not-chosen';
  });
}

/** The practice's own words, the project's for each part it has not written. Throws a ContentError on any fault. */
export function loadHome(folder: string, figures: FigureSource): HomeWords {
  const file = homeFileIn(folder);
  const own = existsSync(file) ? readYaml(file, homeSchema.partial()) : {};
  const words = { ...readYaml(sharedHomeFile, homeSchema), ...own } as HomeWords;
  const written = existsSync(file) ? file : sharedHomeFile;
  const chats = takenChats(words, written, figures);
  return filled({ ...words, chats }, (text) => fillIn(text, written, figures));
}
