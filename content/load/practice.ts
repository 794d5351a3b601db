import { type Practice, practiceSchema } from '../schema/practice.ts';
import { readYaml } from './read-yaml.ts';

export const defaultPracticeFile = 'content/practice.yaml';

/** Reads the practice's own facts. Throws a ContentError that says what to put right. */
export const loadPractice = (file: string = defaultPracticeFile): Practice =>
  readYaml(file, practiceSchema);
