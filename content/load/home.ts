import { existsSync } from 'node:fs';
import type { FigureSource } from '../figures/figure.ts';
import { fillPlaceholders } from '../markdown/placeholders.ts';
import { type HomeWords, homeSchema } from '../schema/home.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** What holds where a practice has written nothing of its own. */
export const sharedHomeFile = 'content/home.yaml';

/** Where a practice's folder keeps what it says of itself. */
export const homeFileIn = (folder: string): string => `${folder}/home.yaml`;

/** Every text of a list or a group of fields, filled. */
function filled<T>(value: T, fill: (text: string) => string): T {
  if (typeof value === 'string') return fill(value) as T;
  if (Array.isArray(value)) return value.map((one) => filled(one, fill)) as T;
  return Object.fromEntries(
    Object.entries(value as object).map(([field, inner]) => [field, filled(inner, fill)]),
  ) as T;
}

/**
 * What the practice says of itself: its own words, and those of the project for each part that it has
 * not written. Throws a ContentError on any fault.
 */
export function loadHome(folder: string, figures: FigureSource): HomeWords {
  const file = homeFileIn(folder);
  const own = existsSync(file) ? readYaml(file, homeSchema.partial()) : {};
  const words = { ...readYaml(sharedHomeFile, homeSchema), ...own } as HomeWords;
  try {
    return filled(words, (text) => fillPlaceholders(text, figures));
  } catch (error) {
    throw new ContentError(existsSync(file) ? file : sharedHomeFile, [(error as Error).message]);
  }
}
