import { type Practice, practiceSchema } from '../schema/practice.ts';
import { readYaml } from './read-yaml.ts';

export const defaultPracticeFolder = 'practice';

/** Where a practice's folder says its facts. */
export const practiceFileIn = (folder: string = defaultPracticeFolder): string =>
  `${folder}/practice.yaml`;

/** Reads the practice's own facts. Throws a ContentError that says what to put right. */
export const loadPractice = (folder: string = defaultPracticeFolder): Practice =>
  readYaml(practiceFileIn(folder), practiceSchema);
