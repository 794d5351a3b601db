import type { IsoDate } from '#law/date.ts';
import { mp871 } from '#law/pension-laws.ts';
import { requestTerms } from '#law/survivor-pension.ts';
import { findLegalValue } from '#law/value.ts';
import { addMonths, firstOfMonth } from '../calendar.ts';
import { answerClocks, maternityLawFrom } from './answer-clocks.ts';
import type { DeadlineAnswers } from './answers.ts';
import { appealClocks } from './appeal-clocks.ts';
import type { Clock } from './clock.ts';
import { incapacityClocks } from './incapacity-clocks.ts';
import { callClocks, noticeClocks } from './notice-clocks.ts';
import { deathClocks, prisonClocks, rightClocks, timelessClocks } from './right-clocks.ts';

/** The clocks of what somebody has to do, whose whole rule is fixed. */
export const clocks = {
  ...appealClocks,
  ...noticeClocks,
  ...incapacityClocks,
  ...rightClocks,
} as const satisfies Record<string, Clock>;

const fixedClocks = { ...clocks, ...answerClocks, ...timelessClocks };

type FixedClockId = keyof typeof fixedClocks;
export type ClockId =
  | FixedClockId
  | keyof typeof deathClocks
  | keyof typeof prisonClocks
  | keyof typeof callClocks;

export interface Started {
  readonly id: ClockId;
  readonly clock: Clock;
  readonly from: IsoDate;
}

const started = (id: FixedClockId, from: IsoDate | undefined): Started[] =>
  from ? [{ id, clock: fixedClocks[id], from }] : [];

/** First day of the month after the payment: Lei 8.213/1991, art. 103, I. */
const monthAfter = (payment: IsoDate): IsoDate => addMonths(firstOfMonth(payment), 1);

/** What a family asks for, from the death or the prison on; for a child under 16 there is more time. */
function forFamily<Id extends ClockId>(
  from: IsoDate | undefined,
  hasYoungChild: boolean | undefined,
  rules: Readonly<Record<Id, Omit<Clock, 'count'>>>,
  [common, ofChild]: readonly [Id, Id],
): Started[] {
  if (!from) return [];
  // Before that law the days of the others were over long ago.
  const terms = findLegalValue(requestTerms, from)?.value;
  const started = (id: Id, days: number): Started => ({
    id,
    clock: { count: { right: days }, ...rules[id] },
    from,
  });
  return [
    started(common, terms?.days ?? 90),
    ...(hasYoungChild && terms?.childDays ? [started(ofChild, terms.childDays)] : []),
  ];
}

function afterDeath({ death, hasYoungChild }: DeadlineAnswers): Started[] {
  const isBeforeTerm = death && death < mp871;
  return [
    ...forFamily(death, hasYoungChild, deathClocks, ['pension', 'pensionOfChild']),
    ...(hasYoungChild && isBeforeTerm ? started('pensionWithoutTerm', death) : []),
  ];
}

function afterBpcNotice({ bpcAsks, isLargeCity, ciencia }: DeadlineAnswers): Started[] {
  // Who does not know the size of the city gets the shorter term.
  const registry = isLargeCity ? 'bpcRegistryInCity' : 'bpcRegistryInTown';
  const asked = (what: typeof bpcAsks) => bpcAsks === undefined || bpcAsks === what;
  return [
    ...(asked('assessment') ? started('bpcAssessment', ciencia) : []),
    ...(asked('registry') ? started(registry, ciencia) : []),
    ...(asked('biometrics') ? started('bpcBiometrics', ciencia) : []),
  ];
}

/** Whatever is asked of who is called: without a date of the notice, from today on. */
function afterCall(answers: DeadlineAnswers, today: IsoDate): Started[] {
  const { calledFor, printedLimit } = answers;
  if (calledFor === 'bpc') return afterBpcNotice(answers);
  const id = calledFor ?? 'exam';
  const count = printedLimit ? 'printed' : 'undated';
  return [{ id, clock: { count, ...callClocks[id] }, from: printedLimit ?? today }];
}

/** Those who work the land have more days, but not for the BPC. */
const defence = ({ isRural, ciencia }: DeadlineAnswers): Started[] =>
  started(isRural ? 'ruralDefence' : 'defence', ciencia);

function afterStop(answers: DeadlineAnswers): Started[] {
  const { stop, isBpc, ciencia } = answers;
  const appeal = started(isBpc === false ? 'appealAgainstOtherCut' : 'appealAgainstCut', ciencia);
  if (stop === 'ended') return appeal;
  // Who does not know which it is gets both: the earlier one first.
  const answer = isBpc ? afterBpcNotice(answers) : defence(answers);
  return stop === 'blocked' ? answer : [...appeal, ...answer];
}

function forReview({ reviewOf, firstPayment, labourEnd, ciencia }: DeadlineAnswers): Started[] {
  const tenYearsFrom = firstPayment && monthAfter(firstPayment);
  if (reviewOf === 'answer')
    return [...started('reviewAnswered', tenYearsFrom), ...started('appeal', ciencia)];
  return [
    ...started('review', tenYearsFrom),
    ...(reviewOf === 'labourCourt' ? started('reviewAfterLabourCourt', labourEnd) : []),
  ];
}

/** The wait is as long as the appeal: who only waits has lost it. */
const onPapers = (decided: IsoDate | undefined): Started[] => [
  ...started('appeal', decided),
  ...started('waitAfterPapers', decided),
];

function toAskAgain({ again, denial, ciencia, benefitEnd }: DeadlineAnswers): Started[] {
  if (again === 'incapacity' && denial === 'extension')
    // The appeal first: it ends long before the wait does.
    return [...started('appeal', ciencia), ...started('waitAfterExtension', benefitEnd)];
  if (again === 'incapacity' && denial === 'papers') return onPapers(ciencia);
  const wait = again === 'incapacity' ? 'waitAfterExamination' : 'newRequest';
  return [...started(wait, ciencia), ...started('appeal', ciencia)];
}

const undatedAnswer = (today: IsoDate): Started[] => [
  { id: 'inssAnswer', clock: { ...answerClocks.inssAnswer, count: 'undated' }, from: today },
];

function forAnswer({ requestFor, request, since, lastDone }: DeadlineAnswers, today: IsoDate) {
  // The Junta's days leave out the search for new evidence; how long that took is not asked.
  if (requestFor === 'appeal') return started('boardAnswer', request);
  if (since === 'missing') return started('requestOpen', today);
  const isDone = since === 'done';
  // When the last paper came is not known, or cannot be so: no day is made up for it.
  if (isDone && (!lastDone || (request && lastDone < request))) return undatedAnswer(today);
  const complete = isDone ? lastDone : request;
  if (requestFor === 'maternity' && request && request >= maternityLawFrom)
    return started('maternityAnswer', complete);
  return [...started('inssAnswer', complete), ...started('inssAnswerLonger', complete)];
}

/** Every clock that runs from what happened, in the order of telling. */
export function clocksFor(answers: DeadlineAnswers, today: IsoDate): Started[] {
  const { ciencia, hasYoungChild } = answers;
  switch (answers.happened) {
    case 'denied':
      return answers.isOnPapers ? onPapers(ciencia) : started('appeal', ciencia);
    case 'documentsAsked':
      return answers.printedLimit
        ? started('documentsAskedPrinted', answers.printedLimit)
        : started('documentsAsked', ciencia);
    case 'stoppedWorking':
      return started('incapacityRequest', answers.lastWorked);
    case 'benefitEnding':
      return started('extension', answers.benefitEnd);
    case 'stopped':
      return afterStop(answers);
    case 'suspicion':
      return answers.isBpc ? started('bpcAssessment', ciencia) : defence(answers);
    case 'called':
      return afterCall(answers, today);
    case 'bpcNotice':
      return afterBpcNotice(answers);
    case 'boardDenied':
      return started('appealToChamber', ciencia);
    case 'sentenced':
      return started('courtAppeal', ciencia);
    case 'death':
      return afterDeath(answers);
    case 'prison':
      return forFamily(answers.prison, hasYoungChild, prisonClocks, ['prison', 'prisonOfChild']);
    case 'birth':
      return started('maternity', answers.birth);
    case 'review':
      return forReview(answers);
    case 'askAgain':
      return toAskAgain(answers);
    case 'noAnswer':
      return forAnswer(answers, today);
  }
}
