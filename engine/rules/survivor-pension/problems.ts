import type { IsoDate } from '#law/date.ts';
import type { PensionAnswers } from './answers.ts';
import { type DependantId, dependantId } from './dependant.ts';

/** An answer that cannot be true, to be mended before anything is computed. */
export interface Problem {
  id:
    | 'deathInFuture'
    | 'requestBeforeDeath'
    | 'baseNotAnAmount'
    | 'retirementNotAnAmount'
    | 'bornAfterDeath'
    | 'bornInFuture';
  dependant?: DependantId;
}

const isAmount = (cents: number | undefined): boolean =>
  cents === undefined || (Number.isSafeInteger(cents) && cents > 0);

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
  const { death, request, baseCents, partnerRetirementCents, partner } = answers;
  const found: Problem[] = [];
  if (death > on) found.push({ id: 'deathInFuture' });
  if (request !== undefined && request !== 'notYet' && request < death) {
    found.push({ id: 'requestBeforeDeath' });
  }
  if (!isAmount(baseCents)) found.push({ id: 'baseNotAnAmount' });
  if (!isAmount(partnerRetirementCents)) found.push({ id: 'retirementNotAnAmount' });
  if (partner?.birth !== undefined && partner.birth > death) {
    found.push({ id: 'bornAfterDeath', dependant: 'partner' });
  }
  return [
    ...found,
    ...birthProblems('child', answers.children ?? [], on),
    ...birthProblems('sibling', answers.siblings ?? [], on),
  ];
}
