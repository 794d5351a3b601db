import { type Practice, practiceSchema } from '../schema/practice.ts';
import { benefitSlugs, benefitsFolder } from './benefits.ts';
import { readYaml } from './read-yaml.ts';
import { toolSlugs, toolsFolder } from './tools.ts';

export const defaultPracticeFolder = 'practice';

/** Where a practice's folder says its facts. */
export const practiceFileIn = (folder: string = defaultPracticeFolder): string =>
  `${folder}/practice.yaml`;

/** What the practice shows first must be there. */
const schema = practiceSchema.superRefine((practice, context) => {
  const lists = [
    { field: 'homeBenefits', known: benefitSlugs, folder: benefitsFolder },
    { field: 'homeTools', known: toolSlugs, folder: toolsFolder },
  ] as const;
  for (const { field, known, folder } of lists) {
    const slugs = known();
    for (const [index, slug] of (practice[field] ?? []).entries()) {
      if (slugs.includes(slug)) continue;
      context.addIssue({
        code: 'custom',
        path: [field, index],
        message: `não há “${slug}”. Use o nome de um arquivo de ${folder}, sem .md`,
      });
    }
  }
});

/** Reads the practice's own facts. Throws a ContentError that says what to put right. */
export const loadPractice = (folder: string = defaultPracticeFolder): Practice =>
  readYaml(practiceFileIn(folder), schema);
