import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';

const list = readYaml(
  'publishing/gates/compat/allowed.yaml',
  z.array(
    z.strictObject({
      because: z.string(),
      isOnlyCountedNewer: z.literal(true).optional(),
      what: z.array(z.string()),
    }),
  ),
);

/** What is newer than the oldest targets and may be published all the same. */
export const allowed = new Set(list.flatMap(({ what }) => what));

/** Of these the selectors that some target does not know. */
export const newSelectors = list
  .filter(({ isOnlyCountedNewer }) => !isOnlyCountedNewer)
  .flatMap(({ what }) => what.flatMap((one) => /^Selector '(.+)'/.exec(one)?.[1] ?? []));
