import type { LetterKind } from '#words/letter/kinds.ts';
import { dayOf, type LetterFacts, type Signed } from './letter-facts.ts';

export const refusals: readonly LetterKind[] = [
  'denial',
  'notExtended',
  'reviewRefused',
  'cut',
  'board',
];

/** Whether the board left a no against which there may be another appeal. */
export const isBoardNo = ({ signs: { board } }: LetterFacts): boolean =>
  board === 'no' || board === 'part';

/** A yes that also tells of an end, or keeps money back: against that there is a defence or an appeal. */
export const isYesWithLoss = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'grant' && (signs.isEndTold || signs.isKeptBack);

/** A debt that was set down: what is left is its due day, no defence. */
export const isBill = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'defence' && signs.charge === 'bill' && !isRefusedDefence(kind, { signs });

/** A defence that was refused: what is left is the appeal, whatever bill came along. */
export const isRefusedDefence = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'defence' && signs.isDefended && !signs.isFinal;

/** An auxílio that reached the day that had been set for its end: what is left is to ask anew. */
export const isEnded = (
  kind: LetterKind,
  { signs, species }: Signed & Pick<LetterFacts, 'species'>,
): boolean =>
  kind === 'cut' &&
  signs.isAtItsEnd &&
  (signs.isIncapacity || species?.benefit === 'auxilio-doenca');

/** An auxílio that ended otherwise, or a benefit unnamed: its person may still be ill, and ask anew beside the appeal. */
export const isCutWhileIll = (
  kind: LetterKind,
  facts: Signed & Pick<LetterFacts, 'species'>,
  isBare = false,
): boolean =>
  kind === 'cut' &&
  !isEnded(kind, facts) &&
  !facts.signs.replacedBy &&
  facts.signs.held === undefined &&
  (facts.species ? facts.species.benefit === 'auxilio-doenca' : facts.signs.isIncapacity || isBare);

/** A share of a pension that will end with an age: nothing was decided against anybody. */
export const endsByAge = (kind: LetterKind, { signs }: Signed): boolean =>
  kind === 'cut' && signs.endsByAge && !signs.isEndTold;

/** An auxílio that was granted, and did not become a retirement. */
const isAuxilioGranted = (kind: LetterKind, { signs }: LetterFacts): boolean =>
  kind === 'grant' && signs.isIncapacity && signs.replacedBy !== 'retirement';

/** Only an auxílio is prolonged. */
export const mayBeProlonged = (kind: LetterKind, facts: LetterFacts): boolean =>
  kind === 'extended' ||
  (isAuxilioGranted(kind, facts) && !facts.signs.isEndTold && !wasOverAtOnce(kind, facts));

/** An auxílio whose last day had passed when it was decided: there was never a day to ask for more. */
export function wasOverAtOnce(kind: LetterKind, facts: LetterFacts): boolean {
  const [end, decided] = [dayOf(facts, 'dcb'), dayOf(facts, 'decided') ?? dayOf(facts, 'granted')];
  return isAuxilioGranted(kind, facts) && !!end && !!decided && end < decided;
}
