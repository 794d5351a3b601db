import type { z } from 'zod';
import { type Practice, practiceFields } from '../schema/practice.ts';
import { practiceSchema } from '../schema/published-practice.ts';
import { benefitSlugs, benefitsFolder } from './benefits.ts';
import { letterSlugs, lettersFolder } from './letters.ts';
import { isChosen } from './publication.ts';
import { readYaml } from './read-yaml.ts';
import { toolSlugs, toolsFolder } from './tools.ts';

export const defaultPracticeFolder = 'practice';

export const practiceFileIn = (folder: string = defaultPracticeFolder): string =>
  `${folder}/practice.yaml`;

const ownLists: readonly unknown[] = [undefined, 'publish', 'homeBenefits', 'homeTools'];

/** What the practice publishes, and shows first, must be there. */
function namesKnown(practice: Practice, context: z.RefinementCtx): void {
  const { publish, homeBenefits, homeTools } = practice;
  const lists = [
    {
      path: ['publish', 'benefits'],
      names: publish?.benefits,
      known: benefitSlugs(),
      folder: benefitsFolder,
    },
    {
      path: ['publish', 'letters'],
      names: publish?.letters,
      known: letterSlugs(),
      folder: lettersFolder,
    },
    { path: ['publish', 'tools'], names: publish?.tools, known: toolSlugs(), folder: toolsFolder },
    { path: ['homeBenefits'], names: homeBenefits, known: benefitSlugs(), folder: benefitsFolder },
    { path: ['homeTools'], names: homeTools, known: toolSlugs(), folder: toolsFolder },
  ];
  for (const { path, names = [], known, folder } of lists) {
    for (const [index, name] of names.entries()) {
      const refused = (message: string) =>
        context.addIssue({ code: 'custom', path: [...path, index], message });
      if (!known.includes(name))
        refused(`não há “${name}”. Use o nome de um arquivo de ${folder}, sem .md`);
      else if (!isChosen(`${folder}/${name}.md`, practice))
        refused(`“${name}” não está em “publish”. Acrescente lá, ou tire daqui`);
    }
  }
}

// Also beside faults of other fields, so that all are told at once.
const besideOthers: z.core.$ZodSuperRefineParams = {
  when: ({ issues }) =>
    issues.every(({ path: [field, list] = [] }) => !ownLists.includes(field) || list === 'topics'),
};

const schema = practiceSchema.superRefine(namesKnown, besideOthers);
const withExamples = practiceFields.superRefine(namesKnown, besideOthers);

/** Reads the practice's own facts. Throws a ContentError that says what to put right. */
export const loadPractice = (folder: string = defaultPracticeFolder): Practice =>
  readYaml(practiceFileIn(folder), schema);

/** The same, with example values allowed: for what is there to find them. */
export const loadWrittenPractice = (folder: string): Practice =>
  readYaml(practiceFileIn(folder), withExamples);
