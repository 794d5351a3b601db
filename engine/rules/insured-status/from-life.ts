import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import { addMonths, firstDayOf } from '#law/month.ts';
import { carenciaOf } from '../carencia/carencia.ts';
import { ledgerOf, withoutBenefits } from '../contribution-time/ledger.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { inBoth, type Range } from '../contribution-time/reading.ts';
import type { Why } from '../contribution-time/why.ts';
import type { InsuredAnswers } from './answers.ts';
import { extensionMonths, manyContributions } from './extensions.ts';
import { mayBeLast, showsUnemployment, surelyLast } from './life/choose-last.ts';
import { contributed, type Insured, insuredBy } from './life/insured.ts';
import { keepingMonths } from './life/keeping-months.ts';
import type { LastHappening } from './life/last-happenings.ts';
import { receivedAs } from './life/received-as.ts';
import { type PaidRun, paidRun } from './runs.ts';
import { termOf } from './terms.ts';

/** What the rule of the period of grace is asked, read off a working life in both readings. */
interface InsuredFromLife {
  /** Undefined where nothing in the life gives the status, or it ended before 2003. */
  readonly answers: Range<InsuredAnswers | undefined>;
  /** Of the favourable reading, what reaches furthest by its own term, with nothing more to be shown. */
  readonly accepted: InsuredAnswers | undefined;
  /** Why the favourable reading ends later than the cautious one; empty where both end with one month. */
  readonly laterBecause: readonly Why[];
  readonly citations: readonly CitationKey[];
}

/** The grace ended before 2003, from when on a last day can be told. */
const endedLongAgo = (last: LastHappening): boolean =>
  last.month !== undefined && addMonths(last.month, termOf(last).months + 2) < '2003-01';

function answersOf(
  seen: Insured,
  last: LastHappening | undefined,
  run: PaidRun,
  most: number,
): InsuredAnswers | undefined {
  if (last === undefined || endedLongAgo(last)) return undefined;
  return {
    event: last.event,
    kind: last.kind,
    month: last.month && firstDayOf(last.month),
    paid: { least: run.count, most },
    lostSince: run.isLost,
    unemployment: showsUnemployment(seen, last, run) ? 'insurance' : undefined,
  };
}

function laterBecause(
  { least, most }: Range<Insured>,
  last: Range<LastHappening | undefined>,
): Why[] {
  if (last.most?.isRural) return ['rural'];
  const since = contributed(least).at(-1)?.month ?? '';
  const later = contributed(most).filter(({ month }) => month > since);
  const doubted =
    later.length > 0
      ? carenciaOf(withoutBenefits(least.ledger)).months.findLast((row) =>
          later.some(({ month }) => month === row.month),
        )
      : undefined;
  const isOpen = last.most?.event === 'stillPaying' && last.least?.event !== 'stillPaying';
  return [...(doubted?.whyNot ?? []), ...(isOpen ? (['openJob'] as const) : [])];
}

/** What the reading of a life rests on, besides the count of its months. */
const readingCitations = keys(
  'in-128-184-2 decreto-3048-13-8 tnu-tema-349 tnu-tema-365 in-128-184-7',
);

/** That work in the fields covers, and how it is proved. */
const ruralCitations = [
  'lei-8213-11-vii',
  'lei-8213-38-b',
] as const satisfies readonly CitationKey[];

/** All that `insuredFromLife` may rest on, besides. */
export const fromLifeCitations: readonly CitationKey[] = [...readingCitations, ...ruralCitations];

/**
 * What `insuredStatus` asks, read off a working life. In the cautious reading the status rests on months
 * that the INSS counts; in the other also on those below the minimum, pending ones, jobs that may not
 * be over, and the work of a segurado especial by its dates alone, which has to be proved: where
 * 'least' has nothing, nobody is told to be without cover. Prison, isolation and military service are
 * not in any extract: they stay out.
 */
export function insuredFromLife(life: WorkingLife): InsuredFromLife {
  const seen = insuredBy(ledgerOf(life, 'carencia'));
  const as = receivedAs(seen);
  const runs = inBoth((reading) => paidRun(keepingMonths(seen[reading], as[reading])));
  const most = Math.max(runs.least.count, runs.most.count);
  const longest = most > manyContributions ? 2 * extensionMonths : extensionMonths;
  const last = {
    least: surelyLast(seen.least, as.least, runs.least),
    most: mayBeLast(seen.most, as.most, longest),
  };
  const byTerm = mayBeLast(seen.most, as.most, 0);
  return {
    answers: inBoth((reading) => answersOf(seen[reading], last[reading], runs[reading], most)),
    accepted: answersOf(seen.most, byTerm, runs.most, most),
    laterBecause: laterBecause(seen, last),
    citations: seen.most.rural.length > 0 ? fromLifeCitations : readingCitations,
  };
}
