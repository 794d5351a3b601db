import type { Condition } from '#rules/survivor-pension/answers.ts';
import { shortDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import type { ToldPerson } from './questions.ts';

/** Of all but the partner only invalidez and severe disability are asked. */
export const conditionOf = (isSevere: boolean | undefined): Condition | undefined =>
  isSevere === undefined ? undefined : isSevere ? 'invalidOrSevere' : 'none';

/** What was told of illness and disability, in words. */
export const conditionInWords = (condition: Condition | undefined): string => {
  if (condition === undefined) return 'não sei se há invalidez ou deficiência';
  if (condition === 'none') return 'sem invalidez nem deficiência';
  return condition === 'otherDisability'
    ? 'com deficiência'
    : 'com invalidez ou deficiência intelectual, mental ou grave';
};

function dependenceInWords(dependent: boolean | undefined): string {
  if (dependent === undefined) return 'não sei se dependia';
  return dependent ? 'dependia da pessoa' : 'não dependia';
}

/** "Nascimento em 02/08/2014, não sei se dependia, sem invalidez nem deficiência" */
export const personInWords = (
  { birth, emancipated, dependent, declared, hasCondition, conditionBefore21 }: ToldPerson,
  mustDepend: boolean,
): string =>
  capitalised(
    [
      birth && `nascimento em ${shortDate(birth)}`,
      emancipated && 'com emancipação',
      mustDepend && dependenceInWords(dependent),
      declared && 'com declaração da pessoa',
      conditionInWords(conditionOf(hasCondition)),
      conditionBefore21 && 'desde antes dos 21 anos',
    ]
      .filter(Boolean)
      .join(', '),
  );
