import { keys } from '#law/citations/keys.ts';

/** Every citation that this tool can show; a test looks for one left out. */
export const retirementCitations = keys(
  'constituicao-201-7-i constituicao-201-7-ii decreto-3048-29 decreto-3048-57 decreto-3048-70-a',
  'decreto-3048-70-e decreto-3048-70-f ec-103-15 ec-103-15-1 ec-103-15-3 ec-103-16 ec-103-16-1 ec-103-16-2',
  'ec-103-17 ec-103-18 ec-103-18-1 ec-103-19 ec-103-19-1-ii ec-103-20 ec-103-21 ec-103-22',
  'ec-103-25 ec-103-26-2 ec-103-26-3 ec-103-26-5 ec-103-3 lc-142-2 lc-142-3 lc-142-3-i',
  'lc-142-3-ii lc-142-3-iii lc-142-3-iv lc-142-8 lc-142-9-i lc-142-10 lei-10666-3 lei-8213-25-ii',
  'lei-8213-29 lei-8213-39 lei-8213-48 lei-8213-48-1 lei-8213-48-2 lei-8213-48-3 lei-8213-49',
  'lei-8213-50 lei-8213-55 lei-8213-57 lei-8213-142 stf-adi-6309 stj-tema-1007 stj-tema-642',
  'tnu-tema-389',
);
