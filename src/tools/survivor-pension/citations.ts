import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import { durationByAge } from '#law/survivor-pension.ts';

/** Every citation that this tool can show; a test looks for one left out. */
export const pensionCitations: readonly CitationKey[] = [
  ...keys(
    'constituicao-201-2 ec-103-23 ec-103-23-1 ec-103-23-2 ec-103-23-6 ec-103-24',
    'decreto-3048-167-a ec-103-24-4 ec-103-24-2 ec-103-24-1 in-128-375 lei-15108 lei-8213-15',
    'lei-8213-102-2 lei-8213-124 lei-8213-112 codigo-civil-1597-ii lei-8213-16 lei-8213-16-1 lei-8213-16-2',
    'lei-8213-16-4 lei-8213-16-5 lei-8213-16-6 lei-8213-26-i lei-8213-74 lei-8213-74-i',
    'lei-8213-74-ii lei-8213-75 lei-8213-77-1 lei-8213-103-pu lei-13183 mp-871 decreto-3048-22',
    'stf-adi-4878 stf-adi-5083 lei-8213-76 lei-8213-76-2 lei-8213-76-3 lei-8213-77-2',
    'lei-8213-77-2-a lei-8213-77-2-ii lei-8213-77-2-iii lei-8213-77-2-iv lei-8213-77-2-v',
    'lei-8213-77-2-v-a lei-8213-77-2-v-b',
  ),
  ...durationByAge.values.map(({ source }) => source),
  ...keys(
    'loas-21 stf-tema-1271 stj-sumula-336 stj-sumula-340 stj-sumula-416 stj-tema-1421',
    'stj-tema-643 tnu-sumula-63',
  ),
];
