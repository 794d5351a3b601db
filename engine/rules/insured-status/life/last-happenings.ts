import type { IsoDate } from '#law/date.ts';
import { addMonths, type Month, monthOf } from '#law/month.ts';
import { dateOf, dayNumberOf } from '../../calendar.ts';
import type { Spell } from '../../contribution-time/life.ts';
import { isJob } from '../../contribution-time/reading.ts';
import type { InsuredKind, LastEvent } from '../answers.ts';
import { isEmployed } from '../terms.ts';
import type { Insured, Work } from './insured.ts';
import { insuredKindOf } from './kinds.ts';
import type { ReceivedAs } from './received-as.ts';

export interface LastHappening {
  readonly event: LastEvent;
  readonly kind: InsuredKind | undefined;
  /** Undefined while it lasts. */
  readonly month: Month | undefined;
  /** Told by dates alone: whoever works in the fields is covered, and has to prove it. */
  readonly isRural?: true;
}

const stillPaying = (kind: InsuredKind | undefined): LastHappening => ({
  event: 'stillPaying',
  kind,
  month: undefined,
});

/** The INSS takes months to write down what was paid: what is this near today may still go on. */
const monthsUnwritten = 2;

const isRecent = ({ month }: Work, today: IsoDate): boolean =>
  month >= addMonths(monthOf(today), -monthsUnwritten);

const isSaidToLast = ({ until, isRunning }: Spell): boolean =>
  until === undefined && Boolean(isRunning);

/** Surely still at work: in a job said to last, with a month of not long ago. Who pays alone is covered by that. */
const surelyGoesOn = (work: Work, today: IsoDate): boolean =>
  isSaidToLast(work.spell) && isEmployed(work.kind) && isRecent(work, today);

/** Perhaps still at work: said to last, or a job whose end nobody wrote, with a month of not long ago. */
const mayGoOn = (work: Work, today: IsoDate): boolean =>
  isSaidToLast(work.spell) ||
  (work.spell.until === undefined && isEmployed(work.kind) && isRecent(work, today));

/** A job that is said to last, or to end on a day to come, may cover whatever was told of its months. */
const isNotOver = (spell: Spell, today: IsoDate): boolean =>
  isJob(spell) &&
  spell.standing !== 'refused' &&
  spell.from <= today &&
  (isSaidToLast(spell) || (spell.until !== undefined && spell.until >= today));

function workGoingOn({ reading, ledger: { life }, works }: Insured): LastHappening[] {
  const { spells, today } = life;
  const goesOn = reading === 'least' ? surelyGoesOn : mayGoOn;
  const notOver = reading === 'least' ? [] : spells.filter((spell) => isNotOver(spell, today));
  return [
    ...works.filter((work) => goesOn(work, today)).map(({ kind }) => stillPaying(kind)),
    ...notOver.map(({ kind }) => stillPaying(insuredKindOf(kind))),
  ];
}

const workDone = ({ works }: Insured): LastHappening[] =>
  works.map(({ kind, month }) => ({ event: 'stopped', kind, month }));

function benefitsHad({ benefits, ledger }: Insured, receivedAs: ReceivedAs): LastHappening[] {
  return benefits.map(({ until }) => {
    const month = monthOf(dateOf(until));
    const kind = receivedAs(month);
    return until >= dayNumberOf(ledger.life.today)
      ? { event: 'stillReceiving', kind, month: undefined }
      : { event: 'benefitEnded', kind, month };
  });
}

/** The work of a segurado especial covers without any payment; Lei 8.213/1991, art. 11, VII. */
const ruralWork = ({ rural }: Insured): LastHappening[] =>
  rural.map(({ until, isOpen }) => ({
    event: isOpen ? 'stillPaying' : 'stopped',
    kind: 'special',
    month: isOpen ? undefined : monthOf(dateOf(until)),
    isRural: true,
  }));

/** All that may have come last: work and benefits, over or still running. */
export const lastHappenings = (seen: Insured, receivedAs: ReceivedAs): LastHappening[] => [
  ...workDone(seen),
  ...workGoingOn(seen),
  ...benefitsHad(seen, receivedAs),
  ...ruralWork(seen),
];
