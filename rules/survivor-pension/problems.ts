import type { IsoDate } from '#law/date.ts';
import type { PartnerAnswers, PensionAnswers } from './answers.ts';
import { type DependantId, dependantId } from './dependant.ts';

/** An answer that cannot be true, to be mended before anything is computed. */
export interface Problem {
  id:
    | 'deathInFuture'
    | 'requestBeforeDeath'
    | 'contributionsNotACount'
    | 'baseNotAnAmount'
    | 'ageNotACount'
    | 'bornAfterDeath'
    | 'bornInFuture'
    | 'unionAfterDeath'
    | 'unionBeforeBirth';
  /** The dependant whose answer it is. */
  dependant?: DependantId;
}

const longestLife = 130;

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

function partnerProblems(partner: PartnerAnswers, death: IsoDate): Problem[] {
  const { birth, union } = partner;
  const found: Problem['id'][] = [];
  if (typeof birth === 'number' && !(isCount(birth) && birth <= longestLife)) {
    found.push('ageNotACount');
  }
  if (typeof birth === 'string' && birth > death) found.push('bornAfterDeath');
  if (typeof union === 'string' && union > death) found.push('unionAfterDeath');
  if (typeof birth === 'string' && typeof union === 'string' && union < birth) {
    found.push('unionBeforeBirth');
  }
  return found.map((id) => ({ id, dependant: 'partner' }));
}

function birthProblems(
  kind: 'child' | 'sibling',
  people: readonly { birth: IsoDate }[],
  on: IsoDate,
): Problem[] {
  return people.flatMap(({ birth }, index) =>
    birth > on ? [{ id: 'bornInFuture' as const, dependant: dependantId(kind, index) }] : [],
  );
}

/** Answers that contradict the calendar or each other; `on` is the day of the calculation. */
export function problemsOf(answers: PensionAnswers, on: IsoDate): Problem[] {
  const { death, request, contributions, baseCents, partner } = answers;
  const found: Problem[] = [];
  if (death > on) found.push({ id: 'deathInFuture' });
  if (request !== undefined && request !== 'notYet' && request < death) {
    found.push({ id: 'requestBeforeDeath' });
  }
  if (typeof contributions === 'number' && !isCount(contributions)) {
    found.push({ id: 'contributionsNotACount' });
  }
  if (baseCents !== undefined && !(isCount(baseCents) && baseCents > 0)) {
    found.push({ id: 'baseNotAnAmount' });
  }
  return [
    ...found,
    ...(partner === undefined ? [] : partnerProblems(partner, death)),
    ...birthProblems('child', answers.children ?? [], on),
    ...birthProblems('sibling', answers.siblings ?? [], on),
  ];
}
