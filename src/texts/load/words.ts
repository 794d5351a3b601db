import { wordsSchema } from '../schema/words.ts';
import { readYaml } from './read-yaml.ts';

export const wordsFile = 'content/words.yaml';

/** The words that the practice lets its texts say beside those of the dictionaries. Throws a ContentError on any fault in the file. */
export const loadWords = (): string[] => readYaml(wordsFile, wordsSchema);
